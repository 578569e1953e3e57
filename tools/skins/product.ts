import { resolve } from 'node:path';
import { gameSymbols } from '../../build/artwork/game-symbols';
import { readImageList } from '../../build/artwork/image-list';
import type { Product } from '../../src/skins/skin-names';
import { gameSounds } from '../assets/game-sounds';

/** The folder that holds the product's own artwork. */
export const defaultAssets = resolve(import.meta.dirname, '../../assets');

/** What the product shows and plays. */
export const product: Product = {
  images: await readImageList(defaultAssets),
  symbols: gameSymbols,
  sounds: gameSounds,
};
