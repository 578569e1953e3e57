import type { ScenePlace } from '../../../../games/game-art';
import type { Box } from './box';
import type { ImageOf, sceneOf } from './images';
import { colour, type Pen } from './pen';

/**
 * Where the layers of the scene are that don't cover it all, much as on a wide page (scene.css): a part of the picture's width,
 * and how far they are from its edges (pixels).
 */
const layers: Readonly<
  Partial<Record<ScenePlace, { width: number; bottom: number; left?: number; right?: number }>>
> = {
  wreck: { width: 0.46, right: 20, bottom: 130 },
  reef: { width: 1, left: 0, bottom: 36 },
  sand: { width: 1, left: 0, bottom: 0 },
  'plant-left': { width: 0.17, left: -30, bottom: -40 },
  'plant-right': { width: 0.17, right: -30, bottom: -40 },
};

/** How much of an image that covers the picture is left out at its left and right edge, where shafts of light end (pixels). */
const EDGE = 16;

/** Draws a scene, darker on the right, from so far on (pixels), for what is written there. */
export function drawScene(
  { context, draw }: Pen,
  scene: ReturnType<typeof sceneOf>,
  whole: Box,
  darkFrom: number,
  imageOf: ImageOf,
): void {
  for (const { place, image } of scene) {
    const [layer, drawn] = [layers[place], imageOf(image)];
    const { naturalWidth, naturalHeight } = drawn;
    if (layer) {
      const width = whole.width * layer.width;
      const height = (width * naturalHeight) / naturalWidth;
      const x = layer.left ?? whole.width - width - (layer.right ?? 0);
      draw(drawn, { x, y: whole.height - height - layer.bottom, width, height });
    } else {
      const scale = Math.max((whole.width + 2 * EDGE) / naturalWidth, whole.height / naturalHeight);
      const [width, height] = [naturalWidth * scale, naturalHeight * scale];
      draw(drawn, { x: (whole.width - width) / 2, y: 0, width, height });
    }
  }
  const dark = context.createLinearGradient(darkFrom, 0, whole.width, 0);
  dark.addColorStop(0, 'transparent');
  dark.addColorStop(0.35, colour('abyss'));
  context.globalAlpha = 0.6;
  context.fillStyle = dark;
  context.fillRect(darkFrom, 0, whole.width - darkFrom, whole.height);
  context.globalAlpha = 1;
}
