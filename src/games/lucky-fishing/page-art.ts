import frame from 'artwork:lucky-fishing/stage/frame';
import kelpLeft from 'artwork:lucky-fishing/stage/kelp-left';
import kelpRight from 'artwork:lucky-fishing/stage/kelp-right';
import plate from 'artwork:lucky-fishing/stage/plate';
import light from 'artwork:lucky-fishing/stage/scene-light';
import reef from 'artwork:lucky-fishing/stage/scene-reef';
import sand from 'artwork:lucky-fishing/stage/scene-sand';
import wreck from 'artwork:lucky-fishing/stage/scene-wreck';
import sign from 'artwork:lucky-fishing/stage/sign';
import type { PageArt } from '../page-art';

/** A ship's locker of oak and brass under the pier. */
export const pageArt: PageArt = {
  sign,
  frame: { image: frame, ratio: 1, window: '7%', corners: '4%' },
  plate,
  scene: [
    { place: 'light', image: light },
    { place: 'wreck', image: wreck },
    { place: 'reef', image: reef },
    { place: 'sand', image: sand },
    { place: 'plant-left', image: kelpLeft },
    { place: 'plant-right', image: kelpRight },
  ],
};
