import type { texts as english } from '../../games/ocean-treasures/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'cell-lit': 'Célula premiada',
    'depth-line': 'Linha de profundidade',
    door: 'Porta do mergulho',
    'fan-left': 'Leque-do-mar esquerdo',
    'fan-right': 'Leque-do-mar direito',
    gauge: 'Manômetro',
    'gauge-hand': 'Ponteiro do manômetro',
    'lamp-beam': 'Feixe da lâmpada',
    'lamp-diver': 'Mergulhador com lâmpada',
    'scene-chamber': 'Câmara do tesouro',
    'scene-chamber-tall': 'Câmara do tesouro, vertical',
    'scene-midnight': 'Água da meia-noite',
    'scene-midnight-tall': 'Água da meia-noite, vertical',
    'scene-twilight': 'Água do crepúsculo',
    'scene-twilight-tall': 'Água do crepúsculo, vertical',
    'sunken-chest': 'Baú afundado',
    'sunken-chest-open': 'Baú afundado, aberto',
  },
  sounds: {
    line: 'Linha que paga',
    pearl: 'Pérola coletada',
    shell: 'Concha aparece',
    diver: 'Mergulhador aparece',
    'bed-deep': 'Fundo: profundezas',
    'dives-begin': 'Mergulhos começam',
    descend: 'Mergulho mais fundo',
    'dives-end': 'Mergulhos terminam',
  },
  safeAreas: {
    door: 'escuro e com poucos detalhes no meio, em 45% da largura e 42% da altura',
    frame: 'em uma imagem de 1000 x 660, a janela mede 900 x 540 e começa em 50, 60; não desenhe nada nela',
    'frame-tall':
      'em uma imagem de 1000 x 917, a janela mede 900 x 783 e começa em 50, 60; não desenhe nada nela',
  },
} satisfies Translation<typeof english>;
