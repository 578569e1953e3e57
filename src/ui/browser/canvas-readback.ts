import { newCanvas } from './drawing-context';

// Against fingerprinting, some browsers answer with noise or one colour where a page asks what is on a canvas.

/** Why what was drawn can't be given out: it would be noise. */
export class HiddenCanvasError extends Error {}

/** Of the pattern that is painted to find that out (pixels). */
const SIDE = 16;

/** Of 255: beyond rounding, some browsers change the lowest bits of a few pixels, which nobody sees. */
const TOLERANCE = 4;

const colourAt = (x: number, y: number): readonly [number, number, number, number] => [
  16 * x,
  16 * y,
  255 - 8 * (x + y),
  255,
];

function paintPattern(context: CanvasRenderingContext2D): void {
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const [red, green, blue] = colourAt(x, y);
      context.fillStyle = `rgb(${red} ${green} ${blue})`;
      context.fillRect(x, y, 1, 1);
    }
}

function showsPattern(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, SIDE, SIDE);
  return data.every((value, at) => {
    const pixel = Math.floor(at / 4);
    const painted = colourAt(pixel % SIDE, Math.floor(pixel / SIDE))[at % 4] ?? NaN;
    return Math.abs(value - painted) <= TOLERANCE;
  });
}

async function keepsPattern(): Promise<boolean> {
  const [painted, again] = [newCanvas(SIDE, SIDE), newCanvas(SIDE, SIDE)];
  if (!painted || !again) return false;
  paintPattern(painted);
  if (!showsPattern(painted)) return false;
  const file = await new Promise<Blob | null>((resolve) => painted.canvas.toBlob(resolve));
  if (!file) return false;
  again.drawImage(await createImageBitmap(file), 0, 0);
  return showsPattern(again);
}

let isKnown = false;

/**
 * Whether this browser says truly what is on a canvas, as pixels and as a file. Where it doesn't, the player may permit it
 * meanwhile.
 */
export async function readsCanvas(): Promise<boolean> {
  isKnown ||= await keepsPattern().catch(() => false);
  return isKnown;
}
