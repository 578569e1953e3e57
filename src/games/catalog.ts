import type { CatalogEntry } from './listed-game';

const entries = import.meta.glob<CatalogEntry>('./*/entry.ts', { eager: true, import: 'entry' });

/** The folders of the games, in the order in which they are shown. A new game is a folder beside this file, and a line here. */
const folders = ['lucky-fishing', 'ocean-treasures'];

/** Every game of the product. Home loads this list, and no game's rules or art. */
export const catalog: readonly CatalogEntry[] = folders.map((folder) => {
  const entry = entries[`./${folder}/entry.ts`];
  if (!entry) throw new Error(`There is no src/games/${folder}/entry.ts.`);
  return entry;
});
