import { imageAt, type ArtFiles } from '../../../src/games/art-files';
import { artByFileNames, withTall, type GameArt, type PageArt } from '../../../src/games/game-art';
import { winLevels } from './win-levels';
import { tidePool } from './definition';
import { gestures } from './gestures';

export const createArt = (files: ArtFiles): GameArt => {
  const image = (name: string): string => imageAt(files, `tide-pool/stage/${name}`);
  return {
    ...artByFileNames(tidePool, files),
    stage: {
      reels: image('reels'),
      winHighlight: { image: image('cell-lit'), of: 'cell' },
      bubble: image('bubble'),
      coin: image('coin'),
      door: image('door'),
    },
    gestures,
    winLevels,
    paylineColours: ['#ffd95e', '#9fbaff', '#ffb64a', '#ff8f6b', '#b8f27a', '#ff9fd2'],
  };
};

/** A pool between rocks, on an evening at low tide. */
export function createPageArt(files: ArtFiles): PageArt {
  const image = (name: string): string => imageAt(files, `tide-pool/stage/${name}`);
  return {
    sign: withTall(files, 'tide-pool/stage/sign'),
    frame: { image: image('frame'), ratio: 1, window: '7%', corners: '4%' },
    plate: image('plate'),
    scene: [
      { place: 'light', image: image('scene-light') },
      { place: 'reef', image: image('scene-reef') },
      { place: 'sand', image: image('scene-sand') },
    ],
    gauge: { dial: image('dial'), hand: image('hand') },
  };
}
