import type { PackedFrame } from '../../../../skins/frames/formats/atlas';
import type { SkinSlots } from '../../../../skins/skin-slots';
import { endingOf, type DroppedFile } from '../dropped-files';
import { slotsNamed } from './animation-names';

/** The number that is added to the name of a region which several have. */
const INDEX = /_\d+$/;

/** The skeletons of Spine in its binary form, as text in which the names of their parts can be found. */
export const binarySkeletons = (files: readonly DroppedFile[]): Promise<readonly string[]> =>
  Promise.all(
    files
      .filter((file) => endingOf(file) === '.skel')
      .map(async ({ content }) => new TextDecoder('latin1').decode(await content.arrayBuffer())),
  );

/**
 * The regions of an atlas of which a skeleton is put together, such as a head and arms. One that is named after a symbol shows
 * all of it, and so does the only one that a skeleton has.
 *
 * @param skeletons as text: JSON, or from `binarySkeletons`
 */
export function skeletonParts(
  frames: readonly PackedFrame[],
  skeletons: readonly string[],
  slots: SkinSlots,
): ReadonlySet<PackedFrame> {
  const parts = new Set<PackedFrame>();
  for (const skeleton of skeletons) {
    const own = frames.filter(({ name }) => isNamedIn(skeleton, name));
    if (new Set(own.map(({ name }) => name.replace(INDEX, ''))).size < 2) continue;
    for (const frame of own) if (slotsNamed(frame.name, slots).length === 0) parts.add(frame);
  }
  return parts;
}

/** In JSON a name is in quotes, and in a binary file it comes after its length, which counts one more. */
const isNamedIn = (skeleton: string, name: string): boolean =>
  [name, name.replace(INDEX, '')].some(
    (one) =>
      skeleton.includes(JSON.stringify(one)) || skeleton.includes(String.fromCharCode(one.length + 1) + one),
  );
