import type { texts as english } from '../../games/lucky-fishing/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'column-lit': 'Gewinnwalze',
    'great-whale': 'Großer Wal',
    'great-whale-flukes': 'Walfluke',
    'scene-wreck': 'Schiffswrack',
    'wreck-lit': 'Schiffswrack, erleuchtet',
  },
  safeAreas: {
    frame: 'das Fenster beginnt 7 % innerhalb jeder Kante; nichts hineinzeichnen',
  },
} satisfies Translation<typeof english>;
