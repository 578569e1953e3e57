import { resolve } from 'node:path';
import { gameSymbols } from '../../build/artwork/game-symbols';
import { readImageList } from '../../build/artwork/image-list';
import { catalog } from '../../src/games/catalog';
import { soundFilesOf, type GameSounds } from '../../src/games/game-sounds';
import type { Product } from '../../src/skins/skin-slots';

/** The folder that holds the product's own artwork. */
export const defaultAssets = resolve(import.meta.dirname, '../../assets');

/** What the product shows and plays. Made while this module is loaded: afterwards Vite's runner fetches no more modules. */
export const product: Product = {
  images: await readImageList(defaultAssets),
  symbols: gameSymbols,
  otherNames: Object.fromEntries(
    await Promise.all(
      catalog.map(async ({ id, loadForStudio }) => [id, (await loadForStudio()).otherNames] as const),
    ),
  ),
  sounds: Object.fromEntries(
    await Promise.all(
      catalog.map(async ({ id }) => {
        const { sounds } = (await import(`../../src/games/${id}/sounds.ts`)) as { sounds: GameSounds };
        return [id, soundFilesOf(sounds)] as const;
      }),
    ),
  ),
};
