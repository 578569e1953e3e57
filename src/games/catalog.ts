import type { GameDefinition } from '../engine/definition';
import type { ListedGame } from './listed-game';
import { luckyFishingCard } from './lucky-fishing/card';
import { oceanTreasuresCard } from './ocean-treasures/card';
import type { PlayableGame } from './playable';

/** A game of the product: its names, and how to load the rest. */
export interface CatalogEntry extends ListedGame {
  /** Its rules. Rejects if their code cannot be loaded. */
  readonly load: () => Promise<GameDefinition>;
  /** Its rules with all that its page needs. Rejects if their code cannot be loaded. */
  readonly loadPlayable: () => Promise<PlayableGame>;
}

/**
 * Every game of the product, in the order in which it is shown. Home loads this list, and no game's rules or art. A new
 * game is a folder beside this file and an entry here.
 */
export const catalog: readonly CatalogEntry[] = [
  Object.assign(luckyFishingCard, {
    load: async () => (await import('./lucky-fishing/definition')).luckyFishing,
    loadPlayable: async () => (await import('./lucky-fishing/playable')).playable,
  }),
  Object.assign(oceanTreasuresCard, {
    load: async () => (await import('./ocean-treasures/definition')).oceanTreasures,
    loadPlayable: async () => (await import('./ocean-treasures/playable')).playable,
  }),
];
