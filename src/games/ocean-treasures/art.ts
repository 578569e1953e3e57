import cellLit from 'artwork:ocean-treasures/stage/cell-lit';
import door from 'artwork:ocean-treasures/stage/door';
import reels from 'artwork:ocean-treasures/stage/reels';
// Bubbles and coins are those of the product.
import bubble from 'artwork:lucky-fishing/stage/bubble';
import coin from 'artwork:lucky-fishing/stage/coin';
import type { GameArt } from '../playable';
import { gestures } from './gestures';
import { sounds } from './sounds';
import { symbolBitmaps, symbolMasters } from './symbol-images';
import { winLevels } from './win-levels';

/** How Ocean Treasures looks, moves and sounds. */
export const art: GameArt = {
  masters: symbolMasters,
  bitmaps: symbolBitmaps,
  stage: { reels, lit: { image: cellLit, of: 'cell' }, bubble, coin, door },
  gestures,
  winLevels,
  threads: true,
  sounds,
};
