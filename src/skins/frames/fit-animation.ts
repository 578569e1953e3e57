import { unreadable, type ImageFile } from '../rules/open-image';
import type { Coders, EncodedImage } from '../rules/pixels';
import { texts } from '../texts';
import { upright } from '../fit/upright';
import { withoutBackgrounds, withoutPlainBackground } from './background';
import { compose } from './compose';
import { chooseFrames, clipNotes, type Atlas } from './formats/atlas';
import { atlasSource, gridSource, pictureSource, type FrameSource } from './frame-source';
import { likenessTo, MAX_DIFFERENCE } from './likeness';
import { movingSource } from './moving-picture';
import { framesOn, openPage } from './pages';
import { isReadySheet } from './ready-sheet';
import { guessGrid, type SheetGrid } from './sheet-grid';
import { FileProblem } from '../rules/file-problem';

/** An animation as an artist has it. */
interface AnimationFiles {
  /** `win`, `rest` or `land`: of a sheet with several clips, that of this name is meant. */
  readonly motion: string;
  /** A sheet or its pages, an animated picture, or the pictures of a sequence. */
  readonly pictures: readonly ImageFile[];
  /** What lies on the sheet. Without it, several pictures are a frame each, and one is cut up. */
  readonly atlas?: Atlas | undefined;
  /** Whether that came in a form that the stage does not read, so that the sheet cannot stay as it is. */
  readonly isForeign?: boolean;
  /** The frames of an Aseprite file that are meant, counted from 0; without it, those of its tag for the motion. */
  readonly frames?: readonly number[] | undefined;
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
  const { pictures, atlas, motion, frames } = files;
  try {
    if (!atlas && pictures.length === 1) {
      const moving = await movingSource(pictures[0], motion, coders.decode, frames);
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
      const {
        frames: placed,
        problem,
        notes,
      } = framesOn(chooseFrames(atlas.clips, atlas.frames, motion), atlas.pages, opened);
      if (problem) return result([], [problem]);
      const all = [...turnNotes, ...clipNotes(atlas.clips, motion), ...notes];
      const isReady =
        !files.isForeign &&
        !isTurned &&
        (await isReadySheet(
          pictures,
          placed,
          opened,
          stills.customImage ?? stills.defaultImage,
          coders.decode,
        ));
      if (isReady) return { ...result(), notes: all };
      return await composed(
        atlasSource(placed, atlas.pages, opened, coders.decode),
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
  // What else was done to the whole sheet says nothing about its frames.
  return { ...made, ...(isWhole && { notes }), grid, isGuess: isGuess && !isWhole };
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
