import { isInProportion, SYMBOL_LEAST } from '../rules/check-image';
import { differenceOf } from '../rules/difference';
import { openImage, spelt, unreadable, type FileContent, type ImageFile } from '../rules/open-image';
import type { Area, DecodePixels, EncodedImage } from '../rules/pixels';
import { formatBytes, KB } from '../rules/weights';
import { readSheet } from './read-sheet';
import { sequenceOf } from './sequence';
import type { FrameSequence, Sheet, SheetFrame } from './sheet';

/** How many frames an animation has at most. */
export const MOST_FRAMES = 24;
/** How many frames a second, with what programs lose by writing whole milliseconds. */
const RATES = { least: 12, most: 30, rounding: 0.5 };
const HEAVIEST_DATA = 256 * KB;
/** The first frame and the still picture are compared in this size (pixels). */
const COMPARED = { width: 64, height: 64 };
/** How much they may differ: what other sizes and packing cost, and less than a step of 2 % to the side. */
const MOST_DIFFERENCE = 0.03;

/** An animation of a symbol as two files: a sprite sheet and its data. */
export interface AnimationFiles {
  /** `win` or `rest`: of a sheet with several, the frames under that tag are meant. */
  readonly motion: string;
  readonly sheet: ImageFile;
  readonly data: FileContent;
}

/** What an animation is, and what is wrong with it. */
export interface CheckedAnimation {
  readonly imageProblems: readonly string[];
  readonly dataProblems: readonly string[];
  /** Undefined where a problem keeps it from being shown. */
  readonly animation?: FrameSequence & { readonly image: EncodedImage };
}

/**
 * Checks an animation of a symbol. Rejects with a `NoDecoderError` where no image can be decoded.
 *
 * @param still the symbol's picture, with which it has to begin; without one that is left open
 */
export async function checkAnimation(
  { motion, sheet: file, data }: AnimationFiles,
  still: EncodedImage | undefined,
  decode: DecodePixels,
): Promise<CheckedAnimation> {
  const opened = await openSheet(file);
  const { sheet, dataProblems } = await openData(data);
  const { image, problems: imageProblems } = opened;
  if (!image || !sheet) return { imageProblems, dataProblems };

  const sequence = sequenceOf(sheet, motion);
  const otherSheet = sheetProblems(sheet, image);
  const problems =
    otherSheet.length > 0
      ? otherSheet
      : [...sequenceProblems(sequence), ...frameProblems(sequence.frames, image, still)];
  const [first] = sequence.frames;
  if (problems.length > 0 || !first) return { imageProblems, dataProblems: problems };
  try {
    return {
      imageProblems: [...imageProblems, ...(await beginningProblem(image, first, still, decode))],
      dataProblems,
      animation: { ...sequence, image },
    };
  } catch (error) {
    return { imageProblems: [unreadable(error)], dataProblems };
  }
}

async function openSheet(file: ImageFile): ReturnType<typeof openImage> {
  if (file.extension === '.svg') return { problems: ['is an SVG: export a sprite sheet as png or webp'] };
  return openImage(file);
}

async function openData(data: FileContent): Promise<{ sheet?: Sheet; dataProblems: string[] }> {
  if (data.size > HEAVIEST_DATA) {
    return {
      dataProblems: [`weighs ${formatBytes(data.size)}: make it at most ${formatBytes(HEAVIEST_DATA)}`],
    };
  }
  const sheet = readSheet(new TextDecoder().decode(await data.arrayBuffer()));
  if (sheet) return { sheet, dataProblems: [] };
  return {
    dataProblems: [
      'is no data of a sprite sheet: export it as JSON (hash or array) from Aseprite or TexturePacker',
    ],
  };
}

function sheetProblems({ size }: Sheet, image: EncodedImage): string[] {
  if (!size || (size.width === image.width && size.height === image.height)) return [];
  return [
    `is for a sheet of ${spelt(size)} pixels, and the picture has ${spelt(image)}: export both again, together`,
  ];
}

function sequenceProblems({ frames, rate }: FrameSequence): string[] {
  if (frames.length === 0) return ['has no frames: export the animation again'];
  const problems: string[] = [];
  if (frames.length > MOST_FRAMES) {
    problems.push(`has ${frames.length} frames: leave out some, ${MOST_FRAMES} are the most`);
  }
  if (rate < RATES.least - RATES.rounding || rate > RATES.most + RATES.rounding) {
    problems.push(
      `shows ${Number(rate.toFixed(1))} frames a second: make it ${RATES.least} to ${RATES.most}, which are ${Math.round(1000 / RATES.least)} to ${Math.round(1000 / RATES.most)} ms a frame`,
    );
  }
  if (new Set(frames.map(({ duration }) => duration)).size > 1) {
    problems.push(
      'holds some frames longer than others: give each the same time, and repeat what is to be held',
    );
  }
  return problems;
}

function frameProblems(
  frames: readonly SheetFrame[],
  sheet: EncodedImage,
  still: EncodedImage | undefined,
): string[] {
  const [first] = frames;
  if (!first) return [];
  const packed = frames.find(({ isPacked }) => isPacked);
  if (packed) {
    return [`has "${packed.name}" trimmed or turned: export the sheet again without trimming and rotation`];
  }
  const outside = frames.find(
    ({ x, y, width, height }) =>
      width < 1 || height < 1 || x + width > sheet.width || y + height > sheet.height,
  );
  if (outside) return [`has "${outside.name}" outside of its picture: export both again, together`];
  const other = frames.find(({ width, height }) => width !== first.width || height !== first.height);
  if (other) return [`has frames of ${spelt(first)} and of ${spelt(other)} pixels: make all of one size`];
  const proportion = still ?? { width: 1, height: 1 };
  if (!isInProportion(first, proportion)) {
    return [`has frames of ${spelt(first)} pixels: make them square, as the symbol's picture is`];
  }
  if (Math.min(first.width, first.height) >= SYMBOL_LEAST) return [];
  return [`has frames of ${spelt(first)} pixels: make them at least ${SYMBOL_LEAST} on the shorter side`];
}

async function beginningProblem(
  sheet: EncodedImage,
  first: Area,
  still: EncodedImage | undefined,
  decode: DecodePixels,
): Promise<string[]> {
  const frame = await decode(sheet, COMPARED, first);
  if (!still) return [];
  const difference = differenceOf(frame, await decode(still, COMPARED));
  if (difference <= MOST_DIFFERENCE) return [];
  return [
    "begins with another picture than the symbol's own: make that the first frame, or the symbol would jump",
  ];
}
