import bubble from 'artwork:lucky-fishing/stage/bubble';
import coin from 'artwork:lucky-fishing/stage/coin';
import columnLit from 'artwork:lucky-fishing/stage/column-lit';
import reels from 'artwork:lucky-fishing/stage/reels';
import type { GameArt } from '../playable';
import { gestures } from './gestures';
import { sounds } from './sounds';
import { symbolBitmaps, symbolMasters } from './symbol-images';
import { winLevels } from './win-levels';

/** How Lucky Fishing looks, moves and sounds. */
export const art: GameArt = {
  masters: symbolMasters,
  bitmaps: symbolBitmaps,
  stage: { reels, lit: { image: columnLit, of: 'column' }, bubble, coin },
  gestures,
  winLevels,
  sounds,
};
