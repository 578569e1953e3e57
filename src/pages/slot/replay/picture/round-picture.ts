import type { Round } from '../../../../engine/round';
import type { PlayableGame } from '../../../../games/playable';
import type { Box } from './box';
import { pictureContent } from './content';
import { drawColumn } from './draw-column';
import { drawMachine } from './draw-machine';
import { drawScene } from './draw-scene';
import { loadImages, sceneOf } from './images';
import { createPen } from './pen';

/** As messengers show the picture of a link (pixels). */
const WHOLE: Box = { x: 0, y: 0, width: 1200, height: 630 };
const MARGIN = 34;
/** The machine takes the left, as large as fits; what the round paid is beside it. */
const MAX_MACHINE_WIDTH = 716;

/**
 * Draws the picture of a round in the look in use: 1200 × 630 pixels, as a PNG. Rejects where an image can't be loaded, or
 * where this browser gives no canvas to draw on.
 */
export async function drawRoundPicture(game: PlayableGame, round: Round): Promise<Blob> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WHOLE.width, WHOLE.height];
  const content = pictureContent(game, round);
  const [pen, imageOf] = await Promise.all([createPen(canvas), loadImages(game, content)]);
  pen.context.imageSmoothingEnabled = !game.art.pixelated;

  const inside = WHOLE.height - 2 * MARGIN;
  const { ratio } = game.pageArt.frame;
  const width = Math.min(MAX_MACHINE_WIDTH, inside / ratio);
  const height = width * ratio;
  const machine = { x: MARGIN, y: (WHOLE.height - height) / 2, width, height };
  const left = machine.x + width + MARGIN;
  const column = { x: left, y: MARGIN, width: WHOLE.width - MARGIN - left, height: inside };
  drawScene(pen, sceneOf(game.pageArt, content), WHOLE, machine.x + width - MARGIN, imageOf);
  drawMachine(pen, game, content, machine, imageOf);
  drawColumn(pen, game, content, column, imageOf);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The canvas gives no PNG.'))), 'image/png');
  });
}
