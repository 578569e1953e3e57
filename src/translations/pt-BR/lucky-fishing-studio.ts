import type { texts as english } from '../../games/lucky-fishing/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'column-lit': 'Rolo premiado',
    'scene-wreck': 'Naufrágio',
  },
  safeAreas: {
    frame: 'a janela começa a 7% para dentro de cada borda; não desenhe nada nela',
  },
} satisfies Translation<typeof english>;
