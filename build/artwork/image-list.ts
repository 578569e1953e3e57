import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageList } from '../../src/skins/image-list';

/**
 * Reads which images the product shows. `<game>/symbols/<symbol>` in it stands for each symbol of each game.
 *
 * @param assets path of the folder
 * @throws where `images.json` is missing or no JSON
 */
export const readImageList = async (assets: string): Promise<ImageList> =>
  JSON.parse(await readFile(join(assets, 'images.json'), 'utf8')) as ImageList;
