import { translatable } from '../../languages/language';
import type { GameForStudio } from '../for-studio';

export const texts = translatable('ocean-treasures-studio/texts', {
  pictures: {
    'cell-lit': 'Winning cell',
    'depth-line': 'Depth line',
    door: 'Dive door',
    'fan-left': 'Left sea fan',
    'fan-right': 'Right sea fan',
    gauge: 'Pressure gauge',
    'gauge-hand': 'Gauge hand',
    'lamp-beam': 'Lamp beam',
    'lamp-diver': 'Diver with lamp',
    'scene-chamber': 'Treasure chamber',
    'scene-chamber-tall': 'Treasure chamber, tall',
    'scene-midnight': 'Midnight water',
    'scene-midnight-tall': 'Midnight water, tall',
    'scene-twilight': 'Twilight water',
    'scene-twilight-tall': 'Twilight water, tall',
    'sunken-chest': 'Sunken chest',
    'sunken-chest-open': 'Sunken chest, open',
  },
  sounds: {
    line: 'Winning line',
    pearl: 'Pearl collected',
    shell: 'Shell lands',
    diver: 'Diver lands',
    'bed-deep': 'Background: the deep',
    'dives-begin': 'Dives begin',
    descend: 'Deeper dive',
    'dives-end': 'Dives end',
  },
  safeAreas: {
    door: 'dark and calm in the middle, for 45% of its width and 42% of its height',
    frame: 'in a picture of 1000 x 660, the window is 900 x 540 at 50, 60; draw nothing in it',
    'frame-tall': 'in a picture of 1000 x 917, the window is 900 x 783 at 50, 60; draw nothing in it',
  },
});

export const forStudio: GameForStudio = {
  texts,
  otherNames: {
    octopus: [
      ...['octopi', 'oktopus', 'krake', 'tintenfisch', 'pulpo', 'polvo', 'pieuvre', 'poulpe'],
      ...['tako', 'たこ', 'タコ', '蛸', '1f419'],
    ],
    starfish: [
      ...['seastar', 'seestern', 'estrella', 'estrellademar', 'estrela', 'estreladomar'],
      ...['etoile', 'etoiledemer', 'etoilesdemer', 'hitode', 'ひとで', 'ヒトデ', '海星'],
    ],
    seahorse: [
      ...['seepferd', 'seepferdchen', 'caballitodemar', 'caballodemar', 'cavalomarinho', 'cavalosmarinhos'],
      ...['hippocampe', 'tatsunootoshigo', 'たつのおとしご', 'タツノオトシゴ'],
    ],
    crab: [
      'krabbe',
      'krebs',
      'cangrejo',
      'caranguejo',
      'siri',
      'crabe',
      'kani',
      'かに',
      'カニ',
      '蟹',
      '1f980',
    ],
    angelfish: [
      ...['engelfisch', 'kaiserfisch', 'skalar', 'pezangel', 'peixeanjo', 'poissonange'],
      ...['エンゼルフィッシュ', '熱帯魚'],
    ],
    turtle: [
      ...['seaturtle', 'schildkrote', 'schildkroete', 'meeresschildkrote', 'tortuga', 'tortugamarina'],
      ...['tartaruga', 'tartarugamarinha', 'tortue', 'tortuemarine', 'tortuedemer'],
      ...['kame', 'umigame', 'かめ', 'カメ', '亀', 'うみがめ', 'ウミガメ', '海亀', '1f422'],
    ],
    manta: [
      ...['mantaray', 'mantarochen', 'rochen', 'mantarraya', 'mantaraya', 'raya'],
      ...['raia', 'arraia', 'raiamanta', 'raie', 'raiemanta', 'マンタ', 'エイ'],
    ],
    chest: ['truhe', 'kiste', 'cofre', 'bau', 'coffre', 'takarabako', 'たからばこ', '宝箱'],
    diver: [
      ...[
        'scubadiver',
        'taucher',
        'taucherin',
        'buzo',
        'buceador',
        'buceadora',
        'mergulhador',
        'mergulhadora',
      ],
      ...['plongeur', 'plongeuse', 'ダイバー'],
    ],
    shell: [
      'seashell',
      'muschel',
      'concha',
      'ostra',
      'coquillage',
      'coquille',
      'かい',
      '貝',
      '貝殻',
      '1f41a',
    ],
    'pearl-2': ['perle2', 'perla2', 'perola2', 'しんじゅ2', '真珠2'],
    'pearl-3': ['perle3', 'perla3', 'perola3', 'しんじゅ3', '真珠3'],
    'pearl-5': ['perle5', 'perla5', 'perola5', 'しんじゅ5', '真珠5'],
    'pearl-10': ['perle10', 'perla10', 'perola10', 'しんじゅ10', '真珠10'],
    'pearl-25': ['perle25', 'perla25', 'perola25', 'しんじゅ25', '真珠25'],
  },
};
