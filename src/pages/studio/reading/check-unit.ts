import type { SkinCheckTools } from '../../../skins/check-skin';
import { sizeOf } from '../../../skins/image-list';
import { extensionOf } from '../../../skins/paths';
import { checkImage } from '../../../skins/rules/check-image';
import { openImage, type ImageFile } from '../../../skins/rules/open-image';
import { NoDecoderError } from '../../../skins/rules/pixels';
import { maxSeconds, soundProblem } from '../../../skins/rules/sounds';
import { texts } from '../texts';
import { asShown, checkAnimation } from './check-animation';
import type { DroppedFile } from './dropped-files';
import type { DroppedUnit } from './dropped-units';

/** The type of a file by its ending, which browsers need to show or play it. */
export const mediaTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
  '.m4a': 'audio/mp4',
  '.webm': 'audio/webm',
};

/** Files of a skin, each with its path. Of several in one slot the first counts. */
type SkinEntries = readonly (readonly [path: string, content: Blob])[];

/**
 * A unit in its slot: its files by their paths in the skin and a short sentence for each thing that was done to them, or a
 * sentence for each thing that is wrong.
 */
type CheckedUnit =
  | {
      readonly files: ReadonlyMap<string, Blob>;
      readonly notes: readonly string[];
      readonly problems: readonly [];
    }
  | { readonly files?: never; readonly notes?: never; readonly problems: readonly string[] };

const imageFile = (path: string, content: Blob, name: string): ImageFile => ({
  name,
  extension: extensionOf(path).toLowerCase(),
  content,
});

/**
 * Checks a unit in a slot by the rules for all artwork, and reads it into memory: a file may change later.
 *
 * @param place a slot: a picture that moves takes that of the symbol's win instead
 * @param skin the files beside it: an animation has to begin with the symbol's picture
 * @param tools decode a picture, know how large it is shown, and have the default pictures
 */
export async function checkUnit(
  given: DroppedUnit,
  place: string,
  skin: SkinEntries,
  tools: SkinCheckTools,
): Promise<CheckedUnit> {
  try {
    const { unit, slot } = await asShown(given, place, tools);
    const { kind, file } = unit;
    if (kind === 'animation') {
      const { files, notes, problems } = await checkAnimation(unit, slot, skin, tools);
      if (problems.length > 0) return { problems: sentences(file, problems) };
      const copies = [...files].map(async ([path, content]) => [path, await copyOf(content, path)] as const);
      return { files: new Map(await Promise.all(copies)), notes, problems: [] };
    }
    const problems = await problemsOf(unit, slot, tools);
    if (problems.length > 0) return { problems: sentences(file, problems) };
    const path = slot + extensionOf(file.path).toLowerCase();
    return { files: new Map([[path, await copyOf(file.content, path)]]), notes: [], problems: [] };
  } catch (error) {
    if (error instanceof NoDecoderError) return { problems: [texts.noPictures] };
    return { problems: sentences(given.file, [texts.problems.unreadable]) };
  }
}

const sentences = ({ path }: DroppedFile, problems: readonly string[]): string[] =>
  problems.map((problem) => texts.problems.of(path, problem));

/** A sentence for each thing that keeps a picture or sound out of every slot, for one that has no slot yet. */
export async function checkUnassigned({ kind, file }: DroppedUnit): Promise<readonly string[]> {
  if (kind === 'animation') return [];
  if (kind === 'sound') return sentences(file, await soundProblems(file));
  return sentences(file, (await openImage(imageFile(file.path, file.content, ''))).problems);
}

/** Only a browser can decode a sound. One that can't takes what keeps to the rules for all sounds. */
async function soundProblems({ content }: DroppedFile, name?: string): Promise<string[]> {
  const problem = soundProblem(content.size);
  if (problem) return [problem];
  if (typeof OfflineAudioContext === 'undefined') return [];
  const bytes = await content.arrayBuffer();
  try {
    const { duration } = await new OfflineAudioContext(1, 1, 44_100).decodeAudioData(bytes);
    const seconds = duration.toFixed(1);
    const max = maxSeconds(name);
    return Number(seconds) > max ? [texts.problems.longSound(seconds, max)] : [];
  } catch {
    return [texts.problems.noSound];
  }
}

async function problemsOf(
  { kind, file }: DroppedUnit,
  slot: string,
  { product, decode }: SkinCheckTools,
): Promise<readonly string[]> {
  if (kind === 'sound') return soundProblems(file, slot);
  const size = sizeOf(product.images, slot);
  const image = imageFile(file.path, file.content, slot);
  return size ? (await checkImage(image, size, decode)).problems : [texts.problems.noPlace];
}

export async function copyOf(content: Blob, path: string): Promise<Blob> {
  return new Blob([await content.arrayBuffer()], { type: mediaTypes[extensionOf(path)] ?? '' });
}
