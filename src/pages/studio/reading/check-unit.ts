import { shownPath } from '../../../skins/archive/check-path';
import { checkAnimation } from '../../../skins/frames/check-animation';
import { sizeOf } from '../../../skins/image-list';
import { extensionOf, nameOf } from '../../../skins/paths';
import { checkImage } from '../../../skins/rules/check-image';
import { openImage, type CheckedImage, type ImageFile } from '../../../skins/rules/open-image';
import { NoDecoderError } from '../../../skins/rules/pixels';
import { soundProblem } from '../../../skins/rules/sounds';
import type { SkinCheck } from '../../../skins/check-skin';
import { texts } from '../texts';
import { mediaTypes } from './media-types';
import type { DroppedFile } from './dropped-files';
import type { DroppedUnit } from './dropped-units';
import { soundLength } from './sound-length';

/** A unit that was put into its place: its files by their paths in the skin, or a sentence for each thing that is wrong. */
export type CheckedUnit =
  | { readonly files: ReadonlyMap<string, Blob>; readonly problems: readonly [] }
  | { readonly files?: never; readonly problems: readonly string[] };

const imageFile = ({ path, content }: DroppedFile, name: string): ImageFile => ({
  name,
  extension: extensionOf(path).toLowerCase(),
  content,
});

/** Checks a unit in the place of a name, by the rules for all artwork, and reads it into memory: a file may change later. */
export async function checkUnit(
  unit: DroppedUnit,
  name: string,
  files: ReadonlyMap<string, Blob>,
  check: SkinCheck,
): Promise<CheckedUnit> {
  const { file } = unit;
  const path = name + extensionOf(file.path).toLowerCase();
  try {
    const problems = await problemsOf(unit, name, files, check);
    if (problems.length > 0) return { problems: sentences(unit, problems) };
    const data = unit.data ?? files.get(`${name}.json`);
    return {
      files: new Map([
        [path, await copyOf(file.content, path)],
        ...(unit.kind === 'animation' && data
          ? [[`${name}.json`, await copyOf(data, `${name}.json`)] as const]
          : []),
      ]),
      problems: [],
    };
  } catch (error) {
    if (error instanceof NoDecoderError) return { problems: [texts.noPictures] };
    return {
      problems: sentences(unit, ['can not be read from your disk now: save it once more, and drop it again']),
    };
  }
}

const sentences = ({ file }: DroppedUnit, problems: readonly string[]): string[] =>
  problems.map((problem) => `${shownPath(file.path)} ${problem}.`);

/** A sentence for each thing that keeps a picture or sound from being taken anywhere; for one without a place yet. */
export async function openUnit(unit: DroppedUnit): Promise<readonly string[]> {
  const { kind, file } = unit;
  if (kind === 'animation') return [];
  return sentences(
    unit,
    kind === 'sound' ? await soundProblems(file) : (await openImage(imageFile(file, ''))).problems,
  );
}

/** None of the game's moments is longer (s). */
const LONGEST_SOUND = 3;

/** Only a browser can hear a sound: beside the rules for all sounds it has to be one, and as short as a moment of the game. */
async function soundProblems({ content }: DroppedFile): Promise<string[]> {
  const problem = soundProblem(content.size);
  if (problem) return [problem];
  const bytes = await content.arrayBuffer();
  try {
    const seconds = ((await soundLength(bytes)) ?? 0).toFixed(1);
    if (Number(seconds) <= LONGEST_SOUND) return [];
    return [`lasts ${seconds} s: make it at most ${LONGEST_SOUND} s`];
  } catch {
    return ['is no sound that this browser can play: export it again from the sound program, as MP3 or WAV'];
  }
}

async function problemsOf(
  { kind, file, data }: DroppedUnit,
  name: string,
  files: ReadonlyMap<string, Blob>,
  { product, decode, defaultImage }: SkinCheck,
): Promise<readonly string[]> {
  if (kind === 'sound') return soundProblems(file);
  if (kind === 'picture') {
    const size = sizeOf(product.images, name);
    return size ? (await checkImage(imageFile(file, name), size, decode)).problems : ['has no place'];
  }
  const frames = data ?? files.get(`${name}.json`);
  if (!frames) return [`is a sprite sheet without its data: drop its .json along with it`];
  const still = (await openKept(nameOf(name), files)).image ?? (await defaultImage(nameOf(name)));
  const animation = { motion: extensionOf(name).slice(1), sheet: imageFile(file, name), data: frames };
  const { imageProblems, dataProblems } = await checkAnimation(animation, still, decode);
  return [...imageProblems, ...dataProblems.map((problem) => `has data that ${problem}`)];
}

async function openKept(name: string, files: ReadonlyMap<string, Blob>): Promise<CheckedImage> {
  const kept = [...files].find(([path]) => nameOf(path) === name);
  return kept ? openImage(imageFile({ path: kept[0], content: kept[1] }, name)) : { problems: [] };
}

export async function copyOf(content: Blob, path: string): Promise<Blob> {
  const type = mediaTypes[extensionOf(path)] ?? '';
  return new Blob([await content.arrayBuffer()], { type });
}
