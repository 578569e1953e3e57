import type { texts as english } from '../../games/lucky-fishing/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'column-lit': 'Rodillo con premio',
    'great-whale': 'Gran ballena',
    'great-whale-flukes': 'Cola de la ballena',
    'scene-wreck': 'Barco hundido',
    'wreck-lit': 'Barco hundido, iluminado',
  },
  safeAreas: {
    frame: 'la ventana empieza a un 7\u00a0% de cada borde; no dibujes nada dentro de ella',
  },
} satisfies Translation<typeof english>;
