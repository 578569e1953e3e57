import { symbolIds } from '../../engine/definition';
import bitmaps from 'artworks:lucky-fishing/symbols';
import masters from 'artworks:lucky-fishing/symbols?vector';
import { luckyFishing } from './definition';

/** The address of each symbol's image. The file is named after the symbol; nothing else names it. */
const bySymbol = (addresses: typeof bitmaps): Readonly<Record<string, string>> => {
  const entries = symbolIds(luckyFishing).map((id) => {
    const address = addresses[id];
    if (!address) throw new Error(`There is no picture of "${id}" in assets/lucky-fishing/symbols.`);
    return [id, address] as const;
  });
  return Object.fromEntries(entries);
};

/** Each symbol's image for the stage, which draws it once at the size it needs: an SVG as it is, else a bitmap. */
export const symbolMasters = bySymbol(masters);

/** Each symbol's bitmap, for the page. */
export const symbolBitmaps = bySymbol(bitmaps);
