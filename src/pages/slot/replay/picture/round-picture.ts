import type { Round } from '../../../../engine/round';
import type { ScenePlace } from '../../../../games/scene-place';
import type { PlayableGame } from '../../../../games/playable';
import { loadStillGrid } from '../../../../stage/reels/still-grid';
import { HiddenCanvasError, readsCanvas } from '../../../../ui/browser/canvas-readback';
import { loadWidest } from '../../../../ui/browser/sized-images';
import { texts } from '../texts';
import { pictureContent } from './content';
import { drawColumn } from './draw-column';
import { colour, createPen, insetBox, type Box, type Pen } from './pen';

/** As messengers show the picture of a link (pixels). */
const WHOLE: Box = { x: 0, y: 0, width: 1200, height: 630 };
const MARGIN = 34;
/** The machine takes the left, as large as fits; what the round paid is beside it. */
const MAX_MACHINE_WIDTH = 716;

/**
 * Draws the picture of a round in the look in use: 1200 × 630 pixels, as a PNG. Rejects where an image can't be loaded, or
 * where this browser gives no canvas to draw on, and with a `HiddenCanvasError`.
 */
export async function drawRoundPicture(game: PlayableGame, round: Round): Promise<Blob> {
  if (!(await readsCanvas())) throw new HiddenCanvasError('This browser hides what is on a canvas.');
  const { definition, art, pageArt } = game;
  const content = pictureContent(game, round);
  const depth = pageArt.depths?.[content.level - 1];
  const scene = depth ? [{ place: 'light' as const, image: depth.image }] : pageArt.scene;
  const [pen, reels, frame, sign, layers] = await Promise.all([
    createPen(WHOLE),
    loadStillGrid(definition, art, content.spin, content.highlighted, (id) => {
      const value = definition.symbols[id]?.value;
      return value === undefined ? undefined : texts.picture.times(value);
    }),
    loadWidest(pageArt.frame.image),
    loadWidest(pageArt.sign.image),
    Promise.all(scene.map(async ({ place, image }) => ({ place, image: await loadWidest(image) }))),
  ]);
  const { context } = pen;
  context.imageSmoothingEnabled = !art.pixelated;

  const inside = WHOLE.height - 2 * MARGIN;
  const width = Math.min(MAX_MACHINE_WIDTH, inside / pageArt.frame.ratio);
  const height = width * pageArt.frame.ratio;
  const machine = { x: MARGIN, y: (WHOLE.height - height) / 2, width, height };
  const field = insetBox(machine, pageArt.frame.window);
  const right = machine.x + width;
  for (const { place, image } of layers) drawLayer(pen, place, image);
  darken(pen, right - MARGIN);
  context.save();
  context.translate(Math.round(field.x), Math.round(field.y));
  reels.draw(context, field);
  context.restore();
  context.save();
  Object.assign(context, { shadowColor: 'rgb(2 16 24 / 0.7)', shadowBlur: 40, shadowOffsetY: 14 });
  pen.draw(frame, machine);
  context.restore();
  if (content.caption !== null) drawPlate(pen, content.caption, machine, field);
  const left = right + MARGIN;
  const column = { x: left, y: MARGIN, width: WHOLE.width - MARGIN - left, height: inside };
  drawColumn(pen, definition.title, content, column, { sign, symbols: reels.images });
  return new Promise((resolve, reject) => {
    context.canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The canvas gives no PNG.'))));
  });
}

/**
 * Where the layers of the scene are that don't cover it all, much as on a wide page (scene.css): a part of the picture's width,
 * and how far they are from its edges (pixels).
 */
const places: Readonly<Partial<Record<ScenePlace, { width: number; x: number; bottom: number }>>> = {
  wreck: { width: 0.46, x: 628, bottom: 130 },
  reef: { width: 1, x: 0, bottom: 36 },
  sand: { width: 1, x: 0, bottom: 0 },
  'plant-left': { width: 0.17, x: -30, bottom: -40 },
  'plant-right': { width: 0.17, x: 1026, bottom: -40 },
};

/** How much of an image that covers the picture is left out at its left and right edge, where shafts of light end (pixels). */
const EDGE = 16;

function drawLayer({ draw }: Pen, place: ScenePlace, image: HTMLImageElement): void {
  const { naturalWidth, naturalHeight } = image;
  const layer = places[place];
  const covering = Math.max(WHOLE.width + 2 * EDGE, (WHOLE.height * naturalWidth) / naturalHeight);
  const width = layer ? WHOLE.width * layer.width : covering;
  const height = (width * naturalHeight) / naturalWidth;
  const x = layer?.x ?? (WHOLE.width - width) / 2;
  draw(image, { x, y: layer ? WHOLE.height - height - layer.bottom : 0, width, height });
}

/** Darkens the right of the scene for what is written there, from so far on (pixels). */
function darken({ context }: Pen, from: number): void {
  const dark = context.createLinearGradient(from, 0, WHOLE.width, 0);
  dark.addColorStop(0, 'transparent');
  dark.addColorStop(0.35, colour('abyss'));
  context.globalAlpha = 0.6;
  context.fillStyle = dark;
  context.fillRect(from, 0, WHOLE.width - from, WHOLE.height);
  context.globalAlpha = 1;
}

/** Says on the lower beam of the frame which of the round's spins is shown. */
function drawPlate(pen: Pen, caption: string, machine: Box, field: Box): void {
  const width = pen.widthOf(caption, 26) + 44;
  const x = field.x + field.width / 2;
  const y = (field.y + field.height + machine.y + machine.height) / 2;
  const box = { x: x - width / 2, y: y - 21, width, height: 42 };
  pen.fillBox(box, 8, colour('gold-shade'));
  pen.fillBox({ x: box.x + 2, y: box.y + 2, width: width - 4, height: 38 }, 6, '#02101a');
  pen.write(caption, { x, y: y + 1, size: 26, maxWidth: width, fill: colour('gold-light') });
}
