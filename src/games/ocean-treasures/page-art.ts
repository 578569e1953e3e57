import depthLine from 'artwork:ocean-treasures/stage/depth-line';
import fanLeft from 'artwork:ocean-treasures/stage/fan-left';
import fanRight from 'artwork:ocean-treasures/stage/fan-right';
import frame from 'artwork:ocean-treasures/stage/frame';
import gauge from 'artwork:ocean-treasures/stage/gauge';
import gaugeHand from 'artwork:ocean-treasures/stage/gauge-hand';
import plate from 'artwork:ocean-treasures/stage/plate';
import chamber from 'artwork:ocean-treasures/stage/scene-chamber';
import light from 'artwork:ocean-treasures/stage/scene-light';
import midnight from 'artwork:ocean-treasures/stage/scene-midnight';
import reef from 'artwork:ocean-treasures/stage/scene-reef';
import sand from 'artwork:ocean-treasures/stage/scene-sand';
import twilight from 'artwork:ocean-treasures/stage/scene-twilight';
import sign from 'artwork:ocean-treasures/stage/sign';
import type { PageArt } from '../page-art';

/** A bronze diving bell over the reef. */
export const pageArt: PageArt = {
  sign,
  // The frame's image is 1000 × 660, with a window of 900 × 540 in its middle.
  frame: {
    image: frame,
    ratio: 0.66,
    window: '9.0909% 5%',
    corners: '10.4% 10.4% 7.8% 7.8% / 15.8% 15.8% 11.8% 11.8%',
  },
  plate,
  scene: [
    { place: 'light', image: light },
    { place: 'reef', image: reef },
    { place: 'sand', image: sand },
    { place: 'plant-left', image: fanLeft },
    { place: 'plant-right', image: fanRight },
  ],
  depths: [twilight, midnight, chamber],
  gauge: { dial: gauge, hand: gaugeHand },
  depthLine,
};
