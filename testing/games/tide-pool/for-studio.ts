import type { GameForStudio } from '../../../src/games/for-studio';
import { translatable } from '../../../src/languages/language';

const texts = translatable('tide-pool-studio/texts', {
  pictures: {
    'cell-lit': 'Winning cell',
    dial: 'Tide dial',
    door: 'High tide',
    hand: 'Dial hand',
  },
  sounds: { glass: 'Sea glass collected', 'tide-rises': 'Tide rises', 'win-large': 'Large win' },
  safeAreas: { frame: 'the window begins 7% inside each edge; draw nothing in it' },
});

export const forStudio: GameForStudio = {
  texts,
  otherNames: {
    limpet: ['napfschnecke', 'lapa', 'patelle', 'カサガイ'],
    mussel: ['miesmuschel', 'mejillon', 'mexilhao', 'moule', 'ムール貝'],
    shrimp: ['garnele', 'camaron', 'gamba', 'camarao', 'crevette', 'えび', 'エビ', '海老'],
    hermit: ['hermitcrab', 'einsiedlerkrebs', 'ermitano', 'bernardlermite', 'ヤドカリ'],
    gull: ['seagull', 'mowe', 'moewe', 'gaviota', 'gaivota', 'mouette', 'カモメ'],
    moon: ['mond', 'luna', 'lua', 'lune', '月'],
    wave: ['welle', 'ola', 'onda', 'vague', '波'],
  },
};
