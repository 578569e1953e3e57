import type { texts as english } from '../../games/lucky-fishing/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'column-lit': 'Rolo premiado',
    'great-whale': 'Grande baleia',
    'great-whale-flukes': 'Cauda da baleia',
    'scene-wreck': 'Naufrágio',
    'wreck-lit': 'Naufrágio iluminado',
  },
  safeAreas: {
    frame: 'a janela começa a 7% para dentro de cada borda; não desenhe nada nela',
  },
} satisfies Translation<typeof english>;
