import sharp from 'sharp';
import type { Pixels, Raster } from '../../src/skins/rules/pixels';

// Frames of animations, drawn by a program: a fish of one colour that turns and blinks.

/** What a frame shows. */
interface Look {
  /** Pixels of the frame's sides. */
  readonly width: number;
  readonly height: number;
  readonly colour: readonly [red: number, green: number, blue: number];
  /** The part of the frame that the fish fills. */
  readonly span: number;
}

const usual: Look = { width: 128, height: 128, colour: [240, 120, 40], span: 0.8 };

/** A frame at a part of the movement, 0 to 1: the fish bends, and its tail goes up and down. */
export function fishFrame(at: number, look: Partial<Look> = {}): Raster {
  const { width, height, colour, span } = { ...usual, ...look };
  const data = new Uint8ClampedArray(width * height * 4);
  const side = (Math.min(width, height) * span) / 2;
  const swing = Math.sin(2 * Math.PI * at);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = [(x + 0.5 - width / 2) / side, (y + 0.5 - height / 2) / side];
      const bent = down - 0.25 * swing * across * across;
      const isBody = (across / 0.75) ** 2 + (bent / 0.5) ** 2 < 1;
      const isTail = across > 0.6 && across < 1 && Math.abs(bent - 0.2 * swing) < across - 0.5;
      if (!isBody && !isTail) continue;
      const isEye = (across + 0.4) ** 2 + (bent + 0.1) ** 2 < 0.02;
      data.set([...(isEye ? [20, 20, 30] : colour), 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

export const fishFrames = (count: number, look: Partial<Look> = {}): Raster[] =>
  Array.from({ length: count }, (_, index) => fishFrame(index / count, look));

/** Encodes pixels with sharp. */
export async function pngOf({ width, height, data }: Pixels): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = sharp(Uint8Array.from(data), { raw: { width, height, channels: 4 } });
  return new Uint8Array(await pixels.png().toBuffer());
}
