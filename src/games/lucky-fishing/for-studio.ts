import { translatable } from '../../languages/language';
import type { GameForStudio } from '../for-studio';

export const texts = translatable('lucky-fishing-studio/texts', {
  pictures: {
    'column-lit': 'Winning reel',
    'great-whale': 'Great whale',
    'great-whale-flukes': 'Whale flukes',
    'scene-wreck': 'Shipwreck',
    'wreck-lit': 'Shipwreck, lit',
  },
  safeAreas: {
    frame: 'the window begins 7% inside each edge; draw nothing in it',
  },
});

export const forStudio: GameForStudio = {
  texts,
  otherNames: {
    fish: [
      'fisch',
      'pez',
      'peces',
      'pescado',
      'peixe',
      'poisson',
      'sakana',
      '魚',
      'さかな',
      'サカナ',
      '1f41f',
    ],
    tuna: [
      ...['thunfisch', 'thun', 'atun', 'atum', 'atuns', 'thon', 'maguro', 'まぐろ', 'マグロ', '鮪'],
      ...['pufferfish', 'blowfish', 'puffer', 'kugelfisch', 'pezglobo', 'baiacu', 'poissonglobe', 'fugu'],
      ...['ふぐ', 'フグ', '河豚', '1f421'],
    ],
    shark: ['hai', 'haifisch', 'tiburon', 'tubarao', 'tubaroes', 'requin', 'さめ', 'サメ', '鮫', '1f988'],
    octopus: [
      ...['octopi', 'oktopus', 'krake', 'tintenfisch', 'pulpo', 'polvo', 'pieuvre', 'poulpe'],
      ...['tako', 'たこ', 'タコ', '蛸', '1f419'],
    ],
    whale: [
      'wal',
      'walfisch',
      'ballena',
      'baleia',
      'baleine',
      'kujira',
      'くじら',
      'クジラ',
      '鯨',
      '1f40b',
      '1f433',
    ],
    treasure: [
      ...['schatz', 'schatze', 'schaetze', 'tesoro', 'tesouro', 'tresor'],
      ...['takara', 'たから', '宝', 'お宝', '宝物', '財宝'],
    ],
  },
};
