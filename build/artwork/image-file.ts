import { readFile, stat } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { readAssetList } from './image-list';
import { sizeOf } from '../../src/skins/image-list';
import { extensionOf, nameOf } from '../../src/skins/paths';
import { checkImage } from '../../src/skins/rules/check-image';
import type { FileContent, ImageFile } from '../../src/skins/rules/open-image';
import { openSvg } from '../../src/skins/svg/open-svg';
import { decodePixels } from './decode-pixels';

/** A file on the disk, which is read when it is asked for. Rejects where there is none. */
export async function contentOf(path: string): Promise<FileContent> {
  const { size } = await stat(path);
  return { size, arrayBuffer: async () => new Uint8Array(await readFile(path)).buffer };
}

/** An image on the disk. @param file its path in `assets` or in a skin */
export const imageFileOf = async (folder: string, file: string): Promise<ImageFile> => ({
  name: nameOf(file),
  extension: extensionOf(file).toLowerCase(),
  content: await contentOf(resolve(folder, file)),
});

/**
 * Checks one image in `assets` by itself, to its last byte.
 *
 * @param path of an .svg, .png or .webp in a folder of assets/
 * @returns what is wrong with it first of all, and how to fix it; undefined when it is sound
 */
export async function imageProblem(path: string): Promise<string | undefined> {
  const assets = resolve(path, '../../..');
  const file = relative(assets, path).split(sep).join('/');
  const size = sizeOf(await readAssetList(assets), nameOf(file));
  if (!size)
    return "isn't one of the game's pictures. The README.md of each folder in assets/ lists their names";
  return (await checkImage(await imageFileOf(assets, file), size, decodePixels)).problems[0];
}

/**
 * An SVG for the stage, which makes elements of the page of it. Rejects, with what is wrong, where the gate for files from
 * outside finds anything in it.
 */
export async function shippedSvg(path: string): Promise<Buffer> {
  const bytes = await readFile(path);
  const [problem] = openSvg(bytes).problems;
  if (problem !== undefined) throw new Error(`${path} ${problem}.`);
  return bytes;
}
