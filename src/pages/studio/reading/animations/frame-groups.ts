import type { Atlas, AtlasPage, Clip, PackedFrame } from '../../../../skins/frames/formats/atlas';
import { nameOf } from '../../../../skins/paths';
import type { DecodePixels } from '../../../../skins/rules/pixels';
import type { SkinSlots } from '../../../../skins/skin-slots';
import { FRAME_NUMBER, isAnimationName, isSlotName, isThingName, slotsNamed } from './animation-names';
import { asImageFile, type DroppedFile } from '../dropped-files';

/** Frames that belong together. */
export interface FrameGroup extends Clip<PackedFrame> {
  /** Whether others with the same name show something else, so that the name doesn't say which is meant. */
  readonly isOneOfMany?: boolean;
}

/**
 * Frames that belong together: those of clips that are named after symbols, else those whose names differ by a number. Where
 * those are several movements, each is called after its first frame.
 */
export async function groupsIn(
  data: DroppedFile,
  { frames, clips, pages }: Atlas,
  pictures: readonly DroppedFile[],
  slots: SkinSlots,
  decode: DecodePixels,
): Promise<readonly FrameGroup[]> {
  if (clips.filter(({ name }) => slotsNamed(name, slots).length > 0).length > 1) return clips;
  const numbered = new Map<string, NumberedFrame[]>();
  for (const frame of frames) {
    const name = nameOf(frame.name.replaceAll('\\', '/')) || frame.name;
    const [, stem = name, number] = (isSlotName(name, slots) ? undefined : FRAME_NUMBER.exec(name)) ?? [];
    numbered.set(stem, [...(numbered.get(stem) ?? []), { name, number: Number(number), frame }]);
  }
  const isAnimation = [data.path, ...pictures.map(({ path }) => path)].some(isAnimationName);
  const groups: FrameGroup[] = [];
  for (const [stem, members] of numbered) {
    const own = members.map(({ frame }) => frame);
    const isWhole =
      isMovement(members) &&
      (!isThingName(stem) ||
        (isSequence(members) && (isAnimation || (await areTrimmedAlike(own, pages, pictures, decode)))));
    const several = isWhole && clips.length === 0 ? movementsAmong(members) : [];
    if (several.length > 1) groups.push(...several);
    else if (isWhole) groups.push({ name: stem.replace(/[-_ ./]+$/, '') || stem, frames: own });
    else groups.push(...members.map(({ name, frame }) => ({ name, frames: [frame] })));
  }
  return groups;
}

interface NumberedFrame {
  readonly name: string;
  readonly number: number;
  readonly frame: PackedFrame;
}

/** How far apart the numbers of frames are on average at most: programs leave out frames that are alike. */
const MAX_STEP = 3;

/** Whether drawings whose names differ by a number are one that moves: of one size, or three and more with running numbers. */
function isMovement(members: readonly NumberedFrame[]): boolean {
  return (
    members.length > 1 &&
    (isOneSize(members) || (spanOf(members) <= MAX_STEP * (members.length - 1) && members.length > 2))
  );
}

/** Whether drawings are numbered without a gap and of one size. */
const isSequence = (members: readonly NumberedFrame[]): boolean =>
  isOneSize(members) && spanOf(members) === members.length - 1;

const isOneSize = (members: readonly NumberedFrame[]): boolean =>
  new Set(members.map(({ frame: { whole } }) => `${whole.width} ${whole.height}`)).size === 1;

/** Numbered frames that were trimmed, which are several movements if each size that they had before lasts for two and more. */
function movementsAmong(members: readonly NumberedFrame[]): readonly FrameGroup[] {
  if (!members.some(({ frame }) => isTrimmed(frame))) return [];
  const runs: NumberedFrame[][] = [];
  for (const member of members.toSorted((one, other) => one.number - other.number)) {
    const run = runs.at(-1);
    if (run && isOneSize([...run.slice(-1), member])) run.push(member);
    else runs.push([member]);
  }
  if (runs.some(({ length }) => length < 2)) return [];
  return runs.map((run) => ({
    name: run[0]?.name ?? '',
    frames: run.map(({ frame }) => frame),
    isOneOfMany: true,
  }));
}

const isTrimmed = ({ area, whole }: PackedFrame): boolean =>
  area.width * area.height < whole.width * whole.height;

/** Whether groups of frames begin with different things, rather than with what moves in all of them. */
export async function showDifferentThings(
  groups: readonly Clip<PackedFrame>[],
  pages: readonly AtlasPage[],
  pictures: readonly DroppedFile[],
  decode: DecodePixels,
): Promise<boolean> {
  if (groups.length < 2) return false;
  const { areDifferentThings } = await import('../../../../skins/frames/unlike');
  const files = pictures.map((file) => asImageFile(file));
  const frames = groups.flatMap((group) => group.frames.slice(0, 1));
  // What is wrong with a page, its own check says.
  return areDifferentThings(files, decode, { frames, pages }).catch(() => false);
}

const spanOf = (members: readonly NumberedFrame[]): number => {
  const numbers = members.map(({ number }) => number);
  return Math.max(...numbers) - Math.min(...numbers);
};

/** Whether frames were trimmed, as those of a movement are, which leave room around what moves, and show the same object. */
async function areTrimmedAlike(
  frames: readonly PackedFrame[],
  pages: readonly AtlasPage[],
  pictures: readonly DroppedFile[],
  decode: DecodePixels,
): Promise<boolean> {
  if (!frames.some(isTrimmed)) return false;
  const { showSameObject } = await import('../../../../skins/frames/unlike');
  const files = pictures.map((file) => asImageFile(file));
  // What is wrong with a page, its own check says.
  return showSameObject(files, decode, { frames, pages }).catch(() => false);
}
