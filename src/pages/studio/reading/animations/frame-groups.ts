import type { Atlas, AtlasPage, Clip, PackedFrame } from '../../../../skins/frames/formats/atlas';
import { nameOf } from '../../../../skins/paths';
import type { DecodePixels } from '../../../../skins/rules/pixels';
import type { SkinSlots } from '../../../../skins/skin-slots';
import { FRAME_NUMBER, isAnimationName, isSlotName, isThingName, slotsNamed } from './animation-names';
import { asImageFile, type DroppedFile } from '../dropped-files';

/** Frames that belong together: those of clips that are named after symbols, else those whose names differ by a number. */
export async function groupsIn(
  data: DroppedFile,
  { frames, clips, pages }: Atlas,
  pictures: readonly DroppedFile[],
  slots: SkinSlots,
  decode: DecodePixels,
): Promise<readonly Clip<PackedFrame>[]> {
  if (clips.filter(({ name }) => slotsNamed(name, slots).length > 0).length > 1) return clips;
  const numbered = new Map<string, NumberedFrame[]>();
  for (const frame of frames) {
    const name = nameOf(frame.name.replaceAll('\\', '/')) || frame.name;
    const [, stem = name, number] = (isSlotName(name, slots) ? undefined : FRAME_NUMBER.exec(name)) ?? [];
    numbered.set(stem, [...(numbered.get(stem) ?? []), { name, number: Number(number), frame }]);
  }
  const isAnimation = [data.path, ...pictures.map(({ path }) => path)].some(isAnimationName);
  const groups: Clip<PackedFrame>[] = [];
  for (const [stem, members] of numbered) {
    const own = members.map(({ frame }) => frame);
    const isWhole =
      isMovement(members) &&
      (!isThingName(stem) ||
        (isSequence(members) && (isAnimation || (await areTrimmedAlike(own, pages, pictures, decode)))));
    if (isWhole) groups.push({ name: stem.replace(/[-_ ./]+$/, '') || stem, frames: own });
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
  const isTrimmed = frames.some(({ area, whole }) => area.width * area.height < whole.width * whole.height);
  if (!isTrimmed) return false;
  const { showSameObject } = await import('../../../../skins/frames/unlike');
  const files = pictures.map((file) => asImageFile(file));
  // What is wrong with a page, its own check says.
  return showSameObject(files, decode, { frames, pages }).catch(() => false);
}
