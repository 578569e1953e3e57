import { imageAt, type ArtFiles } from '../art-files';
import type { GameArt } from '../playable';
import { namedArt } from '../named-art';
import { oceanTreasures } from './definition';
import { gestures } from './gestures';
import { winLevels } from './win-levels';

/** How Ocean Treasures looks, moves and sounds with these files. */
export const createArt = (files: ArtFiles): GameArt => ({
  ...namedArt(oceanTreasures, files),
  stage: {
    reels: imageAt(files, 'ocean-treasures/stage/reels'),
    lit: { image: imageAt(files, 'ocean-treasures/stage/cell-lit'), of: 'cell' },
    bubble: imageAt(files, 'lucky-fishing/stage/bubble'),
    coin: imageAt(files, 'lucky-fishing/stage/coin'),
    door: imageAt(files, 'ocean-treasures/stage/door'),
  },
  gestures,
  winLevels,
  paylines: true,
});
