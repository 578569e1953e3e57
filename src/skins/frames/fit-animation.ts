import { isSquare, MIN_SYMBOL_SIDE } from '../rules/image-size';
import { openImage, unreadable, type ImageFile } from '../rules/open-image';
import {
  imageDifference,
  type Area,
  type Coders,
  type DecodePixels,
  type EncodedImage,
} from '../rules/pixels';
import { motionOf } from '../skin-slots';
import { MB } from '../rules/weights';
import { texts } from '../texts';
import { orientationOf, turned, upright } from '../fit/upright';
import { compose } from './compose';
import {
  chooseClip,
  chooseFrames,
  framesUnder,
  type Atlas,
  type Clip,
  type PackedFrame,
} from './formats/atlas';
import { atlasSource, drawnSource, gridSource, pictureSource, type FrameSource } from './frame-source';
import { guessGrid, type SheetGrid } from './sheet-grid';
import { COMPARED, likenessTo, MAX_DIFFERENCE } from './likeness';
import { withoutBackgrounds, withoutPlainBackground } from './background';
import { isAseprite, readAseprite } from './movies/aseprite';
import { movieSource } from './movies/movie';
import { readMovie } from './movies/read-movie';
import { framesOn, openPage } from './pages';
import { readSheet } from './sheet';
import { isEven, millisecondsOf, playback } from './timing';
import { FileProblem } from '../rules/file-problem';

/** An animation as an artist has it. */
interface AnimationFiles {
  /** `win` or `rest`: of a sheet with several clips, that of this name is meant. */
  readonly motion: string;
  /** A sheet or its pages, an animated picture, or the pictures of a sequence. */
  readonly pictures: readonly ImageFile[];
  /** What lies on the sheet. Without it, several pictures are a frame each, and one is cut up. */
  readonly atlas?: Atlas | undefined;
  /** Whether that came in a form that the stage does not read, so that the sheet cannot stay as it is. */
  readonly isForeign?: boolean;
  /** How a sheet without data is cut up, where the artist has said so. */
  readonly grid?: SheetGrid | undefined;
}

/** The pictures of a symbol with which an animation may begin. */
interface Stills {
  /** The skin's. An animation that begins otherwise is faded into it. */
  readonly customImage: EncodedImage | undefined;
  /** The product's, which stays if the animation begins with it. Otherwise the first frame takes its place. */
  readonly defaultImage: EncodedImage | undefined;
}

/** What becomes of an animation. Where it has no problems and no `sheet`, it can stay as it is. */
interface FittedAnimation {
  readonly imageProblems: readonly string[];
  readonly dataProblems: readonly string[];
  /** What was done to it: a sentence each. */
  readonly notes: readonly string[];
  /** What the stage plays instead: a PNG and its data. */
  readonly sheet?: Uint8Array<ArrayBuffer>;
  readonly data?: string;
  /** A PNG for a symbol that has no picture of its own. */
  readonly still?: Uint8Array<ArrayBuffer>;
  /** Which frame that picture is, counted from 1, if it isn't the first. */
  readonly restFrame?: number;
  /** How a sheet without data was cut up. */
  readonly grid?: SheetGrid;
  /** Whether that is a guess. */
  readonly isGuess?: boolean;
}

const result = (imageProblems: readonly string[] = [], dataProblems: readonly string[] = []) => ({
  ...{ imageProblems, dataProblems, notes: [] },
});

/**
 * Makes an animation what the stage plays, whatever program it is from. One that is so already is left as it is. Rejects with
 * a `NoDecoderError`.
 */
export async function fitAnimation(
  files: AnimationFiles,
  stills: Stills,
  coders: Coders,
): Promise<FittedAnimation> {
  const { pictures, atlas, motion } = files;
  try {
    if (!atlas && pictures.length === 1) {
      const moving = await movingSource(files, coders.decode);
      if (moving) return await composed(moving.source, files, stills, coders, moving.notes);
    }
    const opened: EncodedImage[] = [];
    let isTurned = false;
    for (const file of pictures) {
      const { image, problems } = await openPage(file);
      if (!image) return result(problems);
      const redrawn = await upright(image, coders);
      isTurned ||= redrawn !== undefined;
      opened.push(redrawn ?? image);
    }
    const turnNotes = isTurned ? [texts.fit.upright] : [];
    if (atlas) {
      const { frames, problem, notes } = framesOn(
        chooseFrames(atlas.clips, atlas.frames, motion),
        atlas.pages,
        opened,
      );
      if (problem) return result([], [problem]);
      const all = [...turnNotes, ...clipNotes(atlas.clips, motion), ...notes];
      const isReady =
        !files.isForeign && !isTurned && (await canStay(files, frames, opened, stills, coders.decode));
      if (isReady) return { ...result(), notes: all };
      return await composed(
        atlasSource(frames, atlas.pages, opened, coders.decode),
        files,
        stills,
        coders,
        all,
      );
    }
    if (opened.length > 1)
      return await composed(pictureSource(opened, coders.decode), files, stills, coders, turnNotes);
    return await cutUp(opened, files, stills, coders, turnNotes);
  } catch (error) {
    return result([unreadable(error)]);
  }
}

/** The frames of a file that moves by itself, and what looks otherwise than in its program; undefined for any other. */
async function movingSource(
  { pictures: [file], motion }: AnimationFiles,
  decode: DecodePixels,
): Promise<{ readonly source: FrameSource; readonly notes: readonly string[] } | undefined> {
  const bytes = new Uint8Array(file ? await file.content.arrayBuffer() : []);
  if (isAseprite(bytes)) {
    const { frames, durations, tags, isExact } = readAseprite(bytes);
    const timed = frames.map((picture, index) => ({ picture, duration: durations[index] }));
    const clips = tags.map((tag) => ({ name: tag.name, frames: framesUnder(tag, timed) }));
    const chosen = chooseFrames(clips, timed, motion);
    const layers = isExact ? [] : [texts.animationNotes.plainLayers];
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

/** Which of several clips is played. */
function clipNotes(clips: readonly Clip<unknown>[], motion: string): string[] {
  const clip = chooseClip(clips, motion);
  if (clips.length < 2 || clip?.name.toLowerCase() === motion) return [];
  return [
    clip
      ? texts.animationNotes.clip(clip.name, clips.length)
      : texts.animationNotes.clips(clips.length, motion),
  ];
}

async function cutUp(
  [sheet]: readonly EncodedImage[],
  files: AnimationFiles,
  stills: Stills,
  coders: Coders,
  turnNotes: readonly string[],
): Promise<FittedAnimation> {
  if (!sheet) return result([texts.animation.noFrames]);
  const opaque = await coders.decode(sheet, sheet);
  const cleared = withoutPlainBackground(opaque);
  const pixels = cleared ?? opaque;
  const { grid, isGuess } = files.grid ? { grid: files.grid, isGuess: false } : guessGrid(pixels);
  const isWhole = grid.rows * grid.columns === 1;
  const notes = [
    ...turnNotes,
    isWhole ? texts.animationNotes.uncut : texts.animationNotes.cut(grid.rows, grid.columns),
    ...(cleared ? [texts.animationNotes.groundRemoved] : []),
  ];
  const made = await composed(gridSource(pixels, grid), files, stills, coders, notes);
  return { ...made, grid, isGuess: isGuess && !isWhole };
}

async function composed(
  given: FrameSource,
  { pictures }: AnimationFiles,
  { customImage, defaultImage }: Stills,
  { decode, encode }: Coders,
  notes: readonly string[] = [],
): Promise<FittedAnimation> {
  if (given.durations.length === 0) return result([texts.animation.noFrames]);
  const { source, notes: backgroundNotes } = await withoutBackgrounds(given);
  const isDefault =
    !customImage &&
    defaultImage &&
    (await likenessTo(defaultImage, await source.pictureAt(0), decode)).difference <= MAX_DIFFERENCE;
  const still = isDefault ? defaultImage : customImage;
  const image = `${pictures[0]?.name ?? ''}.png`;
  const made = await compose(source, { still, image, decode, encode });
  if (!made) return result([texts.image.transparent]);
  const brought = made.still && made.restFrame === undefined ? [texts.animationNotes.still] : [];
  return { ...result(), ...made, notes: [...notes, ...backgroundNotes, ...made.notes, ...brought] };
}

/** What a sheet weighs at most that stays as it is. */
const MAX_BYTES = 4 * MB;

/** Whether the stage plays a sheet as it is. */
async function canStay(
  { pictures }: AnimationFiles,
  frames: readonly PackedFrame[],
  [sheet, ...others]: readonly EncodedImage[],
  { customImage, defaultImage }: Stills,
  decode: DecodePixels,
): Promise<boolean> {
  const [file] = pictures;
  const [first] = frames;
  if (!file || !first || !sheet || others.length > 0) return false;
  const isPlain = frames.every(
    ({ area, turned, whole }) =>
      !turned &&
      area.width === whole.width &&
      area.height === whole.height &&
      area.width === first.area.width &&
      area.height === first.area.height,
  );
  const times = millisecondsOf(frames.map(({ duration }) => duration));
  const seconds = times.reduce((sum, one) => sum + one, 0) / 1000;
  const isPlayed =
    frames.length <= playback.steps &&
    new Set(frames.map(({ area }) => `${area.x} ${area.y}`)).size <= playback.pictures &&
    isEven(times) &&
    frames.length / seconds <= playback.rate + 0.5 &&
    seconds <= 1.05 * playback.seconds;
  const isFile =
    `.${sheet.format}` === file.extension && sheet.format !== 'svg' && file.content.size <= MAX_BYTES;
  const isSized = isSquare(first.area) && Math.min(first.area.width, first.area.height) >= MIN_SYMBOL_SIDE;
  if (!(isPlain && isPlayed && isFile && isSized)) return false;

  const still = customImage ?? defaultImage;
  return !!still && (await isAlike(sheet, first.area, still, decode));
}

/** Whether a frame looks like a still picture. */
async function isAlike(
  sheet: EncodedImage,
  frame: Area,
  still: EncodedImage,
  decode: DecodePixels,
): Promise<boolean> {
  const size = { width: COMPARED, height: COMPARED };
  const difference = imageDifference(await decode(sheet, size, frame), await decode(still, size));
  return difference <= MAX_DIFFERENCE;
}

/** Whether an animation that the stage plays begins with a picture. One that cannot be read is not said to begin otherwise. */
export async function begins(
  sheetFile: ImageFile,
  data: string,
  stillFile: ImageFile,
  decode: DecodePixels,
): Promise<boolean> {
  const first = readSheet(data, motionOf(sheetFile.name))?.frames[0];
  const [{ image: sheet }, { image: still }] = [await openImage(sheetFile), await openImage(stillFile)];
  return !first || !sheet || !still || isAlike(sheet, first, still, decode);
}

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

/**
 * Cuts the first frame out of each of some atlases on the same pages: PNGs. Rejects where one is not there, or a page cannot be
 * opened.
 */
export async function cutOut(
  atlases: readonly Atlas[],
  files: readonly ImageFile[],
  { decode, encode }: Coders,
): Promise<readonly Uint8Array<ArrayBuffer>[]> {
  const [{ pages } = { pages: [] }] = atlases;
  const opened = (await Promise.all(files.map(openPage))).flatMap(({ image }) => image ?? []);
  const firsts = atlases.flatMap(({ frames: [first] }) => first ?? []);
  const { frames, problem } = framesOn(firsts, pages, opened);
  if (problem !== undefined) throw new FileProblem(problem);
  const source = atlasSource(frames, pages, opened, decode);
  const cut: Uint8Array<ArrayBuffer>[] = [];
  for (const index of frames.keys()) cut.push((await encode(await source.pictureAt(index), 'png')).bytes);
  return cut;
}
