import { imageAt, type ArtFiles } from '../art-files';
import { artByFileNames, withTall, type PageArt, type GameArt } from '../game-art';
import { winLevels } from './win-levels';
import { luckyFishing } from './definition';
import { createFinale } from './finale';
import { gestures } from './gestures';

export const createArt = (files: ArtFiles): GameArt => ({
  ...artByFileNames(luckyFishing, files),
  stage: {
    reels: imageAt(files, 'lucky-fishing/stage/reels'),
    winHighlight: { image: imageAt(files, 'lucky-fishing/stage/column-lit'), of: 'column' },
    bubble: imageAt(files, 'lucky-fishing/stage/bubble'),
    coin: imageAt(files, 'lucky-fishing/stage/coin'),
    school: 'fish',
    finale: createFinale(files),
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
