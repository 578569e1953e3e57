import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { LIST_FILE, readAssetList, readFolderList } from './image-list';
import { namesIn, sizeOf, type GameSymbols } from '../../src/skins/image-list';
import { extensionOf, folderOf, isClutter, nameOf } from '../../src/skins/paths';
import { checkImage } from '../../src/skins/rules/check-image';
import { IMAGE_EXTENSIONS } from '../../src/skins/rules/open-image';
import { doubledFiles, isExpected, missingFiles, unexpectedFiles } from '../../src/skins/rules/names';
import { SOUND_EXTENSIONS, soundProblem } from '../../src/skins/rules/sounds';
import { soundFolder, soundNamesIn, type Product } from '../../src/skins/skin-slots';
import { decodePixels } from './decode-pixels';
import { contentOf, imageFileOf } from './image-file';

/**
 * Checks all artwork: each image of each `images.json` has exactly one file, which is whole and fit for its place,
 * and no others exist; each sound bears the name of one and is neither empty nor heavy.
 *
 * @param folder `assets`
 * @returns one line per problem, which names the file and how to fix it; empty when all is well
 */
export async function checkAssetsFolder(
  folder: string,
  { symbols, sounds }: Pick<Product, 'symbols' | 'sounds'>,
): Promise<string[]> {
  const files = await filesIn(folder);
  const soundFolders = Object.keys(sounds).map(soundFolder);
  const isInSounds = (file: string): boolean => soundFolders.some((one) => file.startsWith(`${one}/`));
  const inSounds = files.filter((file) => isInSounds(file) && !file.endsWith('/README.md'));
  const elsewhere = files.filter((file) => !isInSounds(file));
  const problems = [
    ...(await imageProblemsIn(folder, elsewhere, symbols)),
    ...(await soundProblemsIn(folder, inSounds, soundNamesIn(sounds))),
  ];
  return problems.map((problem) => `${basename(folder)}/${problem}`);
}

async function imageProblemsIn(
  folder: string,
  files: readonly string[],
  symbols: GameSymbols,
): Promise<string[]> {
  const broken = await brokenListsIn(folder, ['shell', ...Object.keys(symbols)]);
  if (broken.length > 0) return broken;

  const list = await readAssetList(folder);
  const expected = { kind: 'picture' as const, names: namesIn(list, symbols), extensions: IMAGE_EXTENSIONS };
  const folders = new Set(expected.names.map(folderOf));
  // Beside the images' own folders artists may keep what they like, except images that look like the game's.
  const images = files.filter(
    (file) =>
      [...folders].some((one) => file.startsWith(`${one}/`)) ||
      IMAGE_EXTENSIONS.includes(extensionOf(file).toLowerCase()),
  );
  const fileProblems = await Promise.all(
    images.map(async (file) => {
      const size = isExpected(file, expected) && sizeOf(list, nameOf(file));
      if (!size) return [];
      const { problems } = await checkImage(await imageFileOf(folder, file), size, decodePixels);
      return problems.map((problem) => `${file} ${problem}.`);
    }),
  );
  return [
    ...missingFiles(images, expected),
    ...doubledFiles(images, expected),
    ...unexpectedFiles(images, expected),
    ...fileProblems.flat(),
  ];
}

/** @param names of the folders that list their pictures */
async function brokenListsIn(folder: string, names: readonly string[]): Promise<string[]> {
  const problems = names.map((name) =>
    readFolderList(join(folder, name)).then(
      () => [],
      () => [
        `${name}/${LIST_FILE} is missing or isn't valid JSON. Restore it, because it lists the pictures of this folder.`,
      ],
    ),
  );
  return (await Promise.all(problems)).flat();
}

/**
 * A sound may be missing, which is silence, or be there in several formats, of which the browser takes one.
 *
 * @param names folder and name
 */
async function soundProblemsIn(
  folder: string,
  files: readonly string[],
  names: readonly string[],
): Promise<string[]> {
  const expected = { kind: 'sound' as const, names, extensions: SOUND_EXTENSIONS };
  const fileProblems = await Promise.all(
    files.map(async (file) => {
      const problem =
        isExpected(file, expected) && soundProblem((await contentOf(join(folder, file))).size, nameOf(file));
      return problem ? [`${file} ${problem}.`] : [];
    }),
  );
  return [...unexpectedFiles(files, expected), ...fileProblems.flat()];
}

/** The paths of all files in a folder, at any depth, written with slashes and in order. */
export async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isClutter(file))
    .sort();
}
