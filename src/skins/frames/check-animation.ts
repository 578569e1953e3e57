import { isInProportion, MIN_SYMBOL_SIDE } from '../rules/check-image';
import {
  openImage,
  unreadable,
  type CheckedImage,
  type FileContent,
  type ImageFile,
} from '../rules/open-image';
import { imageDifference, type Area, type DecodePixels, type EncodedImage } from '../rules/pixels';
import { KB } from '../rules/weights';
import { texts } from '../texts';
import { readSheet, chooseFrames, type FrameSequence, type Sheet, type SheetFrame } from './sheet';

const MAX_FRAMES = 24;
/** Frames per second, with what programs lose by writing whole milliseconds. */
const RATES = { min: 12, max: 30, rounding: 0.5 };
const MAX_DATA_BYTES = 256 * KB;
/** The first frame and the still picture are compared in this size (pixels). */
const COMPARED = { width: 64, height: 64 };
/** How much they may differ (0 to 1): what other sizes and compression cost, and less than a step of 2 % to the side. */
const MAX_DIFFERENCE = 0.03;

/** An animation of a symbol as two files: a sprite sheet and its data. */
interface AnimationFiles {
  /** `win` or `rest`: of a sheet with several, the frames under that tag are meant. */
  readonly motion: string;
  readonly sheet: ImageFile;
  readonly data: FileContent;
}

export interface CheckedAnimation {
  readonly imageProblems: readonly string[];
  readonly dataProblems: readonly string[];
  /** Undefined where a problem keeps it from being shown. */
  readonly animation?: FrameSequence & { readonly image: EncodedImage };
}

/** Checks a symbol's animation. Without `still` its beginning is left open. Rejects with a `NoDecoderError`. */
export async function checkAnimation(
  { motion, sheet: file, data }: AnimationFiles,
  still: EncodedImage | undefined,
  decode: DecodePixels,
): Promise<CheckedAnimation> {
  const opened: CheckedImage =
    file.extension === '.svg' ? { problems: [texts.animation.svg] } : await openImage(file);
  const { image, problems: imageProblems } = opened;
  const { sheet, dataProblems } = await openData(data);
  if (!image || !sheet) return { imageProblems, dataProblems };

  const sequence = chooseFrames(sheet, motion);
  const { size } = sheet;
  const isOther = size && (size.width !== image.width || size.height !== image.height);
  const problems = isOther
    ? [texts.animation.otherSheet(size, image)]
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

async function openData(data: FileContent): Promise<{ sheet?: Sheet; dataProblems: string[] }> {
  if (data.size > MAX_DATA_BYTES)
    return { dataProblems: [texts.animation.heavyData(data.size, MAX_DATA_BYTES)] };
  const sheet = readSheet(new TextDecoder().decode(await data.arrayBuffer()));
  return sheet ? { sheet, dataProblems: [] } : { dataProblems: [texts.animation.notData] };
}

function* sequenceProblems({ frames, rate }: FrameSequence): Generator<string> {
  const { min, max, rounding } = RATES;
  if (frames.length > MAX_FRAMES) yield texts.animation.tooManyFrames(frames.length, MAX_FRAMES);
  if (rate < min - rounding || rate > max + rounding) yield texts.animation.rate(rate, min, max);
  if (new Set(frames.map(({ duration }) => duration)).size > 1) yield texts.animation.unevenFrames;
}

function frameProblems(
  frames: readonly SheetFrame[],
  sheet: EncodedImage,
  still: EncodedImage | undefined,
): string[] {
  const [first] = frames;
  if (!first) return [texts.animation.noFrames];
  const packed = frames.find(({ isPacked }) => isPacked);
  if (packed) return [texts.animation.packed(packed.name)];
  const outside = frames.find(
    ({ x, y, width, height }) =>
      width < 1 || height < 1 || x + width > sheet.width || y + height > sheet.height,
  );
  if (outside) return [texts.animation.outside(outside.name)];
  const other = frames.find(({ width, height }) => width !== first.width || height !== first.height);
  if (other) return [texts.animation.mixedSizes(first, other)];
  if (!isInProportion(first, still ?? { width: 1, height: 1 })) return [texts.animation.notSquare(first)];
  if (Math.min(first.width, first.height) >= MIN_SYMBOL_SIDE) return [];
  return [texts.animation.smallFrames(first, MIN_SYMBOL_SIDE)];
}

async function beginningProblem(
  sheet: EncodedImage,
  first: Area,
  still: EncodedImage | undefined,
  decode: DecodePixels,
): Promise<string[]> {
  const frame = await decode(sheet, COMPARED, first);
  if (!still) return [];
  const difference = imageDifference(frame, await decode(still, COMPARED));
  return difference <= MAX_DIFFERENCE ? [] : [texts.animation.otherBeginning];
}
