import { symbolIds } from '../../src/engine/definition';
import { catalog } from '../../src/games/catalog';

/**
 * The ids of each game's symbols, by the game's id. Made while this module is loaded: afterwards Vite's runner fetches
 * no more modules.
 */
export const gameSymbols: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  await Promise.all(catalog.map(async ({ id, load }) => [id, symbolIds(await load())] as const)),
);
