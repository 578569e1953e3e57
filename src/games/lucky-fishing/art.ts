import { imageAt, type ArtFiles } from '../art-files';
import { artByFileNames, withTall, type WinLevels, type PageArt, type GameArt } from '../game-art';
import { luckyFishing } from './definition';
import { gestures } from './gestures';

const winLevels: WinLevels = [
  { size: 'small', from: 1, ms: 1500, coins: 5, bubbles: 4, gestures: 1 },
  // No symbol pays more than 10 and less than 20 times the bet.
  { size: 'good', from: 15, ms: 2200, coins: 9, bubbles: 7, gestures: 1 },
  { size: 'big', from: 20, ms: 5600, coins: 9, bubbles: 7, gestures: 1, fountain: 18, countMs: 2000 },
  { size: 'huge', from: 50, ms: 8600, coins: 16, bubbles: 10, gestures: 2, fountain: 20, countMs: 4000 },
  { size: 'giant', from: 100, ms: 11600, coins: 16, bubbles: 10, gestures: 2, fountain: 26, countMs: 5500 },
];

export const createArt = (files: ArtFiles): GameArt => ({
  ...artByFileNames(luckyFishing, files),
  stage: {
    reels: imageAt(files, 'lucky-fishing/stage/reels'),
    winHighlight: { image: imageAt(files, 'lucky-fishing/stage/column-lit'), of: 'column' },
    bubble: imageAt(files, 'lucky-fishing/stage/bubble'),
    coin: imageAt(files, 'lucky-fishing/stage/coin'),
  },
  gestures,
  winLevels,
});

/** A ship's locker of oak and brass under the pier. */
export function createPageArt(files: ArtFiles): PageArt {
  const image = (name: string): string => imageAt(files, `lucky-fishing/stage/${name}`);
  return {
    sign: withTall(files, 'lucky-fishing/stage/sign'),
    frame: { image: image('frame'), ratio: 1, window: '7%', corners: '4%' },
    plate: image('plate'),
    scene: [
      { place: 'light', image: image('scene-light') },
      { place: 'wreck', image: image('scene-wreck') },
      { place: 'reef', image: image('scene-reef') },
      { place: 'sand', image: image('scene-sand') },
      { place: 'plant-left', image: image('kelp-left') },
      { place: 'plant-right', image: image('kelp-right') },
    ],
  };
}
