/** The sounds that are made here, game by game. */
import { luckyFishing } from './recipes/lucky-fishing.mjs';
import { oceanTreasures } from './recipes/ocean-treasures.mjs';

/** @typedef {{ render: () => import('./samples.mjs').Samples; fadeOut: number }} Recipe fadeOut in seconds */
/** @typedef {Readonly<Record<string, Recipe>>} Recipes by the names of the sounds' files */

/** The recipes of each game's sounds, by the game's id. @type {Readonly<Record<string, Recipes>>} */
export const sets = { 'lucky-fishing': luckyFishing, 'ocean-treasures': oceanTreasures };
