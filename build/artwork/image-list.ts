import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageList, ShownSize } from '../../src/skins/image-list';

/** The sizes of a folder's images. */
export const LIST_FILE = 'images.json';

/** An image in assets/. */
export interface Asset extends ShownSize {
  /** Its path in a skin. */
  readonly slot: string;
}

/** The list of the images in a folder of assets/. Rejects where it is missing or no JSON. */
export const readFolderList = async (folder: string): Promise<ImageList> =>
  JSON.parse(await readFile(join(folder, LIST_FILE), 'utf8')) as ImageList;

/**
 * Reads which images the product shows, by their slots in a skin: each folder of assets/ lists those of a game, or those that
 * all share. `<game>/symbols/<symbol>` stands for each symbol of each game. Rejects where a list is no JSON.
 *
 * @param assets path of the folder
 */
export async function readImageList(assets: string): Promise<ImageList> {
  const folders = (await readdir(assets)).map((name) => join(assets, name));
  const listed = folders.filter((folder) => existsSync(join(folder, LIST_FILE)));
  const lists = await Promise.all(listed.map(readFolderList));
  return Object.fromEntries(lists.flatMap((list) => Object.entries(list)));
}

/** As `readImageList`, but by where the images are in assets/, each with its slot, and without those that only skins have. */
export async function readAssetList(assets: string): Promise<Readonly<Record<string, Asset>>> {
  const entries = Object.entries(await readImageList(assets)).filter(([, { isOptional }]) => !isOptional);
  return Object.fromEntries(entries.map(([slot, size]) => [size.file ?? slot, { ...size, slot }]));
}
