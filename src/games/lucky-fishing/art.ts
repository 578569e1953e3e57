import { imageAt, type ArtFiles } from '../art-files';
import type { GameArt } from '../playable';
import { namedArt } from '../named-art';
import { luckyFishing } from './definition';
import { gestures } from './gestures';
import { winLevels } from './win-levels';

/** How Lucky Fishing looks, moves and sounds with these files. */
export const createArt = (files: ArtFiles): GameArt => ({
  ...namedArt(luckyFishing, files),
  stage: {
    reels: imageAt(files, 'lucky-fishing/stage/reels'),
    lit: { image: imageAt(files, 'lucky-fishing/stage/column-lit'), of: 'column' },
    bubble: imageAt(files, 'lucky-fishing/stage/bubble'),
    coin: imageAt(files, 'lucky-fishing/stage/coin'),
  },
  gestures,
  winLevels,
});
