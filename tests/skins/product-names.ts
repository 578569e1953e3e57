import { resolve } from 'node:path';
import { readImageList } from '../../build/artwork/image-list.mjs';
import { gameSymbols } from '../../build/artwork/game-symbols';
import { skinNames } from '../../src/skins/skin-names';
import { gameSounds } from '../../tools/assets/game-sounds';

const list = await readImageList(resolve(import.meta.dirname, '../../assets'));

/** Everything of the product that a skin can replace. */
export const productNames = skinNames(list, gameSymbols, gameSounds);
