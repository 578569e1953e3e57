import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageList, ShownSize } from '../../src/skins/image-list';

/** An image in assets/. */
export interface Asset extends ShownSize {
  /** Its path in a skin. */
  readonly slot: string;
}

/**
 * Reads which images the product shows, by their slots in a skin. `<game>/symbols/<symbol>` in it stands for each symbol of each game.
 *
 * @param assets path of the folder
 * @throws where `images.json` is missing or no JSON
 */
export const readImageList = async (assets: string): Promise<ImageList> =>
  JSON.parse(await readFile(join(assets, 'images.json'), 'utf8')) as ImageList;

/** As `readImageList`, but by where the images are in assets/, each with its slot. */
export async function readAssetList(assets: string): Promise<Readonly<Record<string, Asset>>> {
  const entries = Object.entries(await readImageList(assets));
  return Object.fromEntries(entries.map(([slot, size]) => [size.file ?? slot, { ...size, slot }]));
}
