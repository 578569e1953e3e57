import { imageAt, type ArtFiles } from '../art-files';
import type { GameArt } from '../playable';
import { namedArt } from '../named-art';
import { oceanTreasures } from './definition';
import { gestures } from './gestures';
import type { WinLevels } from '../win-levels';

const winLevels: WinLevels = [
  { id: 'returned', upTo: 1, ms: 0, coins: 0, bubbles: 0, gestures: 0 },
  { id: 'small', upTo: 5, ms: 1500, coins: 5, bubbles: 3, gestures: 1 },
  { id: 'good', upTo: 20, ms: 2200, coins: 9, bubbles: 5, gestures: 1 },
  { id: 'big', upTo: Infinity, ms: 3000, coins: 16, bubbles: 7, gestures: 2 },
];

export const createArt = (files: ArtFiles): GameArt => ({
  ...namedArt(oceanTreasures, files),
  stage: {
    reels: imageAt(files, 'ocean-treasures/stage/reels'),
    winHighlight: { image: imageAt(files, 'ocean-treasures/stage/cell-lit'), of: 'cell' },
    bubble: imageAt(files, 'lucky-fishing/stage/bubble'),
    coin: imageAt(files, 'lucky-fishing/stage/coin'),
    door: imageAt(files, 'ocean-treasures/stage/door'),
  },
  gestures,
  winLevels,
  paylines: true,
});
