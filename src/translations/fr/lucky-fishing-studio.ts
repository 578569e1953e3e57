import type { texts as english } from '../../games/lucky-fishing/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'column-lit': 'Rouleau gagnant',
    'great-whale': 'Grande baleine',
    'great-whale-flukes': 'Queue de la baleine',
    'scene-wreck': 'Épave',
    'wreck-lit': 'Épave éclairée',
  },
  safeAreas: {
    frame: 'la fenêtre commence à 7 % de chaque bord ; n’y dessinez rien',
  },
} satisfies Translation<typeof english>;
