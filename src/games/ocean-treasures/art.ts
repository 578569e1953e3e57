import bubble from 'artwork:shell/sea/bubble';
import coin from 'artwork:shell/sea/coin';
import { imageAt, type ArtFiles } from '../art-files';
import { artByFileNames, withTall, type PageArt, type GameArt } from '../game-art';
import { winLevels } from './win-levels';
import { oceanTreasures } from './definition';
import { createFinale } from './finale';
import { gestures } from './gestures';

export const createArt = (files: ArtFiles): GameArt => ({
  ...artByFileNames(oceanTreasures, files),
  stage: {
    reels: imageAt(files, 'ocean-treasures/stage/reels'),
    winHighlight: { image: imageAt(files, 'ocean-treasures/stage/cell-lit'), of: 'cell' },
    bubble: imageAt(files, bubble.path),
    coin: imageAt(files, coin.path),
    door: imageAt(files, 'ocean-treasures/stage/door'),
    school: 'angelfish',
    finale: createFinale(files),
  },
  gestures,
  winLevels,
  paylineColours: [
    ...['#ffd95e', '#ff8f6b', '#7fe3ff', '#b8f27a', '#d7a8ff'],
    ...['#ff9fd2', '#8fffd6', '#ffb64a', '#9fbaff', '#f6f3b0'],
  ],
});

/** A bronze diving bell over the reef. */
export function createPageArt(files: ArtFiles): PageArt {
  const image = (name: string): string => imageAt(files, `ocean-treasures/stage/${name}`);
  const picture = (name: string) => withTall(files, `ocean-treasures/stage/${name}`);
  const frame = picture('frame');
  return {
    sign: picture('sign'),
    // The frame's image is 1000 × 660, with a window of 900 × 540 in its middle.
    frame: {
      ...frame,
      ratio: 0.66,
      window: '9.0909% 5%',
      corners: '10.4% 10.4% 7.8% 7.8% / 15.8% 15.8% 11.8% 11.8%',
      // 1000 × 917, with a window of 900 × 783, 60 from the top.
      ...(frame.tall && {
        tallShape: {
          window: '6.543% 5% 8.07%',
          corners: '10.4% 10.4% 7.8% 7.8% / 11.3% 11.3% 8.5% 8.5%',
        },
      }),
    },
    plate: image('plate'),
    scene: [
      { place: 'light', image: image('scene-light') },
      { place: 'reef', image: image('scene-reef') },
      { place: 'sand', image: image('scene-sand') },
      { place: 'plant-left', image: image('fan-left') },
      { place: 'plant-right', image: image('fan-right') },
    ],
    depths: [picture('scene-twilight'), picture('scene-midnight'), picture('scene-chamber')],
    gauge: { dial: image('gauge'), hand: image('gauge-hand') },
    depthLine: image('depth-line'),
  };
}
