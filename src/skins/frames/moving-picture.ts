import { orientationOf, turned } from '../fit/upright';
import { FileProblem } from '../rules/file-problem';
import type { ImageFile } from '../rules/open-image';
import type { Coders, DecodePixels } from '../rules/pixels';
import { texts } from '../texts';
import { chooseFrames, clipNotes, framesUnder } from './formats/atlas';
import { drawnSource, type FrameSource } from './frame-source';
import { isAseprite, readAseprite } from './movies/aseprite';
import { movieSource } from './movies/movie';
import { readMovie } from './movies/read-movie';

/** Whether a file moves by itself: an animated GIF, PNG or WebP, or an Aseprite file of several frames. */
export function isMoving(bytes: Uint8Array<ArrayBuffer>): boolean {
  return isAseprite(bytes) ? readAseprite(bytes).frames.length > 1 : readMovie(bytes) !== undefined;
}

/** The first frame of an Aseprite file, as a PNG. */
export async function pictureIn(
  bytes: Uint8Array<ArrayBuffer>,
  { encode }: Pick<Coders, 'encode'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const [first] = readAseprite(bytes).frames;
  if (!first) throw new FileProblem(texts.animation.noFrames);
  return (await encode(first, 'png')).bytes;
}

/** The frames of a file that moves by itself, and what looks otherwise than in its program; undefined for any other. */
export async function movingSource(
  file: ImageFile | undefined,
  motion: string,
  decode: DecodePixels,
  wanted?: readonly number[],
): Promise<{ readonly source: FrameSource; readonly notes: readonly string[] } | undefined> {
  const bytes = new Uint8Array(file ? await file.content.arrayBuffer() : []);
  if (isAseprite(bytes)) {
    const { frames, durations, tags, isExact } = readAseprite(bytes);
    const timed = frames.map((picture, index) => ({ picture, duration: durations[index] }));
    const layers = isExact ? [] : [texts.animationNotes.plainLayers];
    if (wanted) {
      const chosen = wanted.flatMap((index) => timed.slice(index, index + 1));
      return { source: drawnSource(chosen), notes: layers };
    }
    const clips = tags.map((tag) => ({ name: tag.name, frames: framesUnder(tag, timed) }));
    const chosen = chooseFrames(clips, timed, motion);
    return { source: drawnSource(chosen), notes: [...clipNotes(clips, motion), ...layers] };
  }
  const movie = readMovie(bytes);
  if (!movie) return undefined;
  const source = await movieSource(movie, decode);
  const orientation = orientationOf(bytes);
  if (orientation === 1) return { source, notes: [] };
  const pictureAt = async (index: number) => turned(await source.pictureAt(index), orientation);
  return { source: { ...source, pictureAt }, notes: [texts.fit.upright] };
}
