import { luckyFishing, type SymbolId } from '../game/rules';

/** The address of every file in the symbols' folder, whatever its format. */
const files = import.meta.glob<string>('../../assets/symbols/*.{svg,png,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const pictureOf = (id: SymbolId): string => {
  const found = Object.entries(files).find(([path]) => path.split('/').pop()?.split('.')[0] === id);
  if (!found) throw new Error(`There is no picture of "${id}" in assets/symbols.`);
  return found[1];
};

/** The address of each symbol's picture. The file is named after the symbol; nothing else names it. */
export const symbolPictures = Object.fromEntries(
  luckyFishing.symbols.map(({ id }) => [id, pictureOf(id)]),
) as Readonly<Record<SymbolId, string>>;
