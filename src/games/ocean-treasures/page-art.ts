import { imageAt, type ArtFiles } from '../art-files';
import type { PageArt } from '../page-art';

/** A bronze diving bell over the reef. */
export function createPageArt(files: ArtFiles): PageArt {
  const image = (name: string): string => imageAt(files, `ocean-treasures/stage/${name}`);
  return {
    sign: image('sign'),
    // The frame's image is 1000 × 660, with a window of 900 × 540 in its middle.
    frame: {
      image: image('frame'),
      ratio: 0.66,
      window: '9.0909% 5%',
      corners: '10.4% 10.4% 7.8% 7.8% / 15.8% 15.8% 11.8% 11.8%',
    },
    plate: image('plate'),
    scene: [
      { place: 'light', image: image('scene-light') },
      { place: 'reef', image: image('scene-reef') },
      { place: 'sand', image: image('scene-sand') },
      { place: 'plant-left', image: image('fan-left') },
      { place: 'plant-right', image: image('fan-right') },
    ],
    depths: [image('scene-twilight'), image('scene-midnight'), image('scene-chamber')],
    gauge: { dial: image('gauge'), hand: image('gauge-hand') },
    depthLine: image('depth-line'),
  };
}
