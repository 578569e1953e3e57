import { guessSlots } from '../../../../skins/match';
import { fileOf, folderOf, nameOf } from '../../../../skins/paths';
import { NoDecoderError, type DecodePixels } from '../../../../skins/rules/pixels';
import type { SkinSlots } from '../../../../skins/skin-slots';
import {
  FRAME_NUMBER,
  isMotionName,
  isSlotName,
  isSheetName,
  isThingName,
  slotsNamed,
} from './animation-names';
import { withAtlases } from './atlas-items';
import { asImageFile, endingOf, isPicture, type DroppedFile } from '../dropped-files';
import type { DroppedItem } from '../dropped-items';

/** The endings of pictures that only an animation program writes, or that usually move. */
export const MOVIE_EXTENSIONS = ['.gif', '.apng', '.aseprite', '.ase'];

const FRAME_WORD = /^(frame|layer|render)?$/i;
/** How much larger a picture is than usual. */
const SCALE = /@\d+x$/;

/** How the files of a drop are looked at. */
export interface DropContext {
  readonly decode: DecodePixels;
  /** Whether the artist has dropped the files on one slot. */
  readonly isForSlot: boolean;
}

/**
 * Takes what makes animations out of a drop: sheets with their data; three or more pictures with running numbers, if their name
 * or what they show says that they are frames; Aseprite files; and files that end in `.gif` or `.apng`, and pictures called
 * "sheet" or "strip" that are named after a symbol. A `fish.png` by itself is not: it is in `others`.
 *
 * @returns `problems` has sentences about data that is of no use, `notes` those about sheets that were renamed
 */
export async function takeAnimations(files: readonly DroppedFile[], slots: SkinSlots, context: DropContext) {
  const atlases = await withAtlases(files, slots, context.decode);
  const left = files.filter((file) => !atlases.used.has(file));
  const sequences = await sequencesIn(left, slots, context);
  const single = left.filter((file) => !sequences.some(({ pictures }) => pictures?.includes(file)));
  const sheets = single.flatMap((file) => sheetItem(file, slots) ?? []);
  return {
    items: [...atlases.items, ...sequences, ...sheets],
    others: single.filter((file) => !sheets.some((item) => item.file === file)),
    problems: atlases.problems,
    notes: atlases.notes,
  };
}

/** Fewer pictures with numbers are versions of one another. */
const MIN_SEQUENCE = 3;

/** Pictures whose names differ by a running number, unless they may each be something else. */
async function sequencesIn(
  files: readonly DroppedFile[],
  slots: SkinSlots,
  { decode, isForSlot }: DropContext,
): Promise<DroppedItem[]> {
  const all = files.filter(isPicture);
  const series = new Map<string, { file: DroppedFile; number: number }[]>();
  for (const file of all) {
    const name = nameOf(file.path).replace(SCALE, '');
    const [, stem, number] = FRAME_NUMBER.exec(fileOf(name)) ?? [];
    if (stem === undefined || number === undefined || isSlotName(name, slots)) continue;
    const key = `${folderOf(name)}/${stem} ${SCALE.exec(nameOf(file.path))?.[0] ?? ''}${endingOf(file)}`;
    series.set(key, [...(series.get(key) ?? []), { file, number: Number(number) }]);
  }
  const sequences: DroppedItem[] = [];
  for (const [key, members] of series) {
    const inOrder = members.toSorted((one, other) => one.number - other.number);
    const isRunning = inOrder.every(({ number }, index) => number === (inOrder[0]?.number ?? 0) + index);
    const stem = key.slice(0, key.lastIndexOf(' ')).replace(/^\//, '');
    const candidates = slotsNamed(stem, slots);
    const [first] = inOrder;
    if (!first || !isRunning || members.length < MIN_SEQUENCE) continue;
    const pictures = inOrder.map(({ file }) => file);
    const isOne = isForSlot && pictures.length === all.length;
    if (candidates.length > 0 || (await areFrames(pictures, stem, slots, { decode, isForSlot: isOne }))) {
      sequences.push({ kind: 'animation', file: first.file, pictures, candidates });
    }
  }
  return sequences;
}

/** Whether running pictures with no symbol's name are frames of one movement: by their name or slot, and what they show. */
async function areFrames(
  pictures: readonly DroppedFile[],
  stem: string,
  slots: SkinSlots,
  { decode, isForSlot }: DropContext,
): Promise<boolean> {
  const isThing = isThingName(stem);
  const isSure = FRAME_WORD.test(fileOf(stem)) || isMotionName(stem) || (isForSlot && !isThing);
  // Others that bear the same word may each be a symbol.
  const isLikely =
    isForSlot ||
    (!isThing && guessSlots(`${stem}.png`, slots).some((slot) => slots.animations.includes(slot)));
  if (!isSure && !isLikely) return false;
  const { areUnlike, showSameObject } = await import('../../../../skins/frames/unlike');
  const files = pictures.map((file) => asImageFile(file));
  try {
    return isSure ? !(await areUnlike(files, decode)) : await showSameObject(files, decode);
  } catch (error) {
    // What is wrong with one of them, its own check says.
    return isSure && error instanceof NoDecoderError;
  }
}

/** A sheet without data, or a picture that may move; undefined for any other file. */
function sheetItem(file: DroppedFile, slots: SkinSlots): DroppedItem | undefined {
  if (!isPicture(file)) return undefined;
  const isMovie = MOVIE_EXTENSIONS.includes(endingOf(file));
  const candidates = isMovie || isSheetName(file.path) ? slotsNamed(nameOf(file.path), slots) : [];
  // Whatever it is called, an Aseprite file is an animation.
  const isKnown = candidates.length > 0 || endingOf(file).startsWith('.ase');
  return isKnown ? { kind: 'animation', file, candidates } : undefined;
}
