import type { Size } from '../image-list';
import type { Area } from '../rules/pixels';
import type { Atlas, PackedFrame } from './formats/atlas';
import { readJsonAtlas } from './formats/json-atlas';
import { millisecondsOf } from './timing';

/** Frames of a sheet in the order in which the stage shows them, and how many per second. */
export interface FrameSequence {
  readonly frames: readonly Area[];
  readonly rate: number;
}

/** The frames for a motion (`win` or `rest`): those in a clip of its name, else in the only clip, else all. */
export const chooseFrames = ({ clips, frames }: Atlas, motion: string): readonly PackedFrame[] =>
  (clips.find(({ name }) => name.toLowerCase() === motion) ?? (clips.length === 1 ? clips[0] : undefined))
    ?.frames ?? frames;

/** What the stage plays of frames that are shown for the same time each. */
export function sequenceOf(frames: readonly PackedFrame[]): FrameSequence {
  const total = millisecondsOf(frames.map(({ duration }) => duration)).reduce((sum, one) => sum + one, 0);
  return {
    frames: frames.map(({ area }) => area),
    rate: total > 0 ? Number(((1000 * frames.length) / total).toFixed(3)) : 1,
  };
}

/** What the stage plays of a sheet in a skin, by its data. Undefined where that is none. */
export function readSheet(text: string, motion: string): FrameSequence | undefined {
  const atlas = readJsonAtlas(text);
  return atlas && sequenceOf(chooseFrames(atlas, motion));
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
