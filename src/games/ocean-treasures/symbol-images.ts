import bitmaps from 'artworks:ocean-treasures/symbols';
import masters from 'artworks:ocean-treasures/symbols?vector';
import { symbolImages } from '../symbol-images';
import { oceanTreasures } from './definition';

/** Each symbol's image for the stage, which draws it once at the size it needs: an SVG as it is, else a bitmap. */
export const symbolMasters = symbolImages(oceanTreasures, masters);

/** Each symbol's bitmap, for the page. */
export const symbolBitmaps = symbolImages(oceanTreasures, bitmaps);
