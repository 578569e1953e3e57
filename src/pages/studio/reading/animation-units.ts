import { fileOf, folderOf, nameOf } from '../../../skins/paths';
import type { SkinSlots } from '../../../skins/skin-slots';
import { FRAME_NUMBER, isMotionName, isSlotName, isSheetName, slotsNamed } from './animation-names';
import { endingOf, isPicture, withAtlases } from './atlas-units';
import type { DroppedFile } from './dropped-files';
import type { DroppedUnit } from './dropped-units';

/** Pictures that only an animation program writes, and those that may move. */
export const MOVIE_EXTENSIONS = ['.gif', '.apng', '.aseprite', '.ase'];

const FRAME_WORD = /^(frame|layer|render)?$/i;
/** How much larger a picture is than usual. */
const SCALE = /@\d+x$/;

/** The files of a drop that make animations, as units; what is left of the drop; a sentence for data that is of no use. */
export async function groupAnimations(files: readonly DroppedFile[], slots: SkinSlots) {
  const atlases = await withAtlases(files, slots);
  const left = files.filter((file) => !atlases.used.has(file));
  const sequences = sequencesIn(left, slots);
  const rest = left.filter((file) => !sequences.some(({ pictures }) => pictures?.includes(file)));
  const sheets = rest.flatMap((file) => sheetUnit(file, slots) ?? []);
  return {
    units: [...atlases.units, ...sequences, ...sheets],
    rest: rest.filter((file) => !sheets.some((unit) => unit.file === file)),
    problems: atlases.problems,
  };
}

/** Fewer pictures with numbers are versions of one another. */
const MIN_SEQUENCE = 3;

/** Pictures whose names differ by a running number. */
function sequencesIn(files: readonly DroppedFile[], slots: SkinSlots): DroppedUnit[] {
  const series = new Map<string, { file: DroppedFile; number: number }[]>();
  for (const file of files.filter(isPicture)) {
    const name = nameOf(file.path).replace(SCALE, '');
    const [, stem, number] = FRAME_NUMBER.exec(fileOf(name)) ?? [];
    if (stem === undefined || number === undefined || isSlotName(name, slots)) continue;
    const key = `${folderOf(name)}/${stem} ${SCALE.exec(nameOf(file.path))?.[0] ?? ''}${endingOf(file)}`;
    series.set(key, [...(series.get(key) ?? []), { file, number: Number(number) }]);
  }
  return [...series].flatMap(([key, members]): DroppedUnit[] => {
    const inOrder = members.toSorted((one, other) => one.number - other.number);
    const isRunning = inOrder.every(({ number }, index) => number === (inOrder[0]?.number ?? 0) + index);
    const stem = key.slice(0, key.lastIndexOf(' ')).replace(/^\//, '');
    const candidates = slotsNamed(stem, slots);
    const [first] = inOrder;
    if (!first || !isRunning || members.length < MIN_SEQUENCE) return [];
    // Others that bear the same word may each be a symbol.
    if (candidates.length === 0 && !FRAME_WORD.test(fileOf(stem)) && !isMotionName(stem)) return [];
    return [{ kind: 'animation', file: first.file, pictures: inOrder.map(({ file }) => file), candidates }];
  });
}

/** A sheet without data, or a picture that may move; undefined for any other file. */
function sheetUnit(file: DroppedFile, slots: SkinSlots): DroppedUnit | undefined {
  if (!isPicture(file)) return undefined;
  const isMovie = MOVIE_EXTENSIONS.includes(endingOf(file));
  const candidates = isMovie || isSheetName(file.path) ? slotsNamed(nameOf(file.path), slots) : [];
  // Whatever it is called, an Aseprite file is an animation.
  const isKnown = candidates.length > 0 || endingOf(file).startsWith('.ase');
  return isKnown ? { kind: 'animation', file, candidates } : undefined;
}
