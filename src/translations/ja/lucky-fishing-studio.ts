import type { texts as english } from '../../games/lucky-fishing/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'column-lit': '当たりのリール',
    'great-whale': '大きなクジラ',
    'great-whale-flukes': 'クジラの尾びれ',
    'scene-wreck': '難破船',
    'wreck-lit': '難破船（光）',
  },
  safeAreas: {
    frame: '窓は各辺から7%内側に始まる。その中には何も描かない',
  },
} satisfies Translation<typeof english>;
