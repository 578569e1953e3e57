import { luckyFishing, type SymbolId } from '../game/rules';

type Files = Readonly<Record<string, string>>;

/** Every file in the symbols' folder, whatever its format: as it is, and as the bitmap that the build makes of it. */
const masters: Files = import.meta.glob('../../assets/symbols/*.{svg,png,webp}', {
  eager: true,
  query: '?url',
  import: 'default',
});
const bitmaps: Files = import.meta.glob('../../assets/symbols/*.{svg,png,webp}', {
  eager: true,
  query: '?bitmap',
  import: 'default',
});

/** The address of each symbol's file. The file is named after the symbol; nothing else names it. */
const bySymbol = (files: Files): Readonly<Record<SymbolId, string>> => {
  const named = new Map(
    Object.entries(files).map(([path, address]) => [/([^/]+)\.\w+$/.exec(path)?.[1], address]),
  );
  const addresses = luckyFishing.symbols.map(({ id }) => {
    const address = named.get(id);
    if (!address) throw new Error(`There is no picture of "${id}" in assets/symbols.`);
    return [id, address];
  });
  return Object.fromEntries(addresses) as Record<SymbolId, string>;
};

/** Each symbol's master, for the stage, which draws it once at the size it needs. */
export const symbolMasters = bySymbol(masters);

/** Each symbol's bitmap, for the page. */
export const symbolBitmaps = bySymbol(bitmaps);
