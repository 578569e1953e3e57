import { imageAt, type ArtFiles } from '../art-files';
import type { PageArt } from '../page-art';

/** A ship's locker of oak and brass under the pier. */
export function createPageArt(files: ArtFiles): PageArt {
  const image = (name: string): string => imageAt(files, `lucky-fishing/stage/${name}`);
  return {
    sign: image('sign'),
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
