import type { Size } from '../image-list';
import type { Area } from '../rules/pixels';
import { chooseFrames, type PackedFrame } from './formats/atlas';
import { readJsonAtlas } from './formats/json-atlas';
import { millisecondsOf } from './timing';

/** Frames of a sheet in the order in which the stage shows them, and how many per second. */
export interface FrameSequence {
  readonly frames: readonly Area[];
  readonly rate: number;
}

/** What the stage plays of frames that are shown for the same time each. */
function sequenceOf(frames: readonly PackedFrame[]): FrameSequence {
  const total = millisecondsOf(frames.map(({ duration }) => duration)).reduce((sum, one) => sum + one, 0);
  return {
    frames: frames.map(({ area }) => area),
    rate: total > 0 ? Number(((1000 * frames.length) / total).toFixed(3)) : 1,
  };
}

/** Reads the frames and the rate of a skin's sprite sheet from its JSON. Undefined if that describes no sheet. */
export function readSheet(text: string, motion: string): FrameSequence | undefined {
  const atlas = readJsonAtlas(text);
  return atlas && sequenceOf(chooseFrames(atlas.clips, atlas.frames, motion));
}

/** The data of a sheet as `readSheet` reads it. @param image the name of its file */
export function writeSheet(
  { frames, rate }: FrameSequence,
  { image, size }: { readonly image: string; readonly size: Size },
): string {
  return JSON.stringify({
    frames: frames.map(({ x, y, width: w, height: h }, index) => ({
      filename: String(index),
      frame: { x, y, w, h },
      duration: Number((1000 / rate).toFixed(3)),
    })),
    meta: { image, size: { w: size.width, h: size.height } },
  });
}
