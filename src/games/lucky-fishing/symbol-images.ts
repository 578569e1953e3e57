import bitmaps from 'artworks:lucky-fishing/symbols';
import masters from 'artworks:lucky-fishing/symbols?vector';
import { symbolImages } from '../symbol-images';
import { luckyFishing } from './definition';

/** Each symbol's image for the stage, which draws it once at the size it needs: an SVG as it is, else a bitmap. */
export const symbolMasters = symbolImages(luckyFishing, masters);

/** Each symbol's bitmap, for the page. */
export const symbolBitmaps = symbolImages(luckyFishing, bitmaps);
