import type { texts as english } from '../../games/lucky-fishing/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'column-lit': 'Gewinnwalze',
    'scene-wreck': 'Schiffswrack',
  },
  safeAreas: {
    frame: 'das Fenster beginnt 7 % innerhalb jeder Kante; nichts hineinzeichnen',
  },
} satisfies Translation<typeof english>;
