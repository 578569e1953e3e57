import type { texts as english } from '../../games/ocean-treasures/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'cell-lit': 'Gewinnfeld',
    'depth-line': 'Tiefenlot',
    door: 'Tauchluke',
    'fan-left': 'Fächerkoralle links',
    'fan-right': 'Fächerkoralle rechts',
    gauge: 'Druckmesser',
    'gauge-hand': 'Zeiger',
    'lamp-beam': 'Lichtkegel',
    'lamp-diver': 'Taucher mit Lampe',
    'scene-chamber': 'Schatzkammer',
    'scene-chamber-tall': 'Schatzkammer, hoch',
    'scene-midnight': 'Mitternachtszone',
    'scene-midnight-tall': 'Mitternachtszone, hoch',
    'scene-twilight': 'Dämmerzone',
    'scene-twilight-tall': 'Dämmerzone, hoch',
    'sunken-chest': 'Versunkene Truhe',
    'sunken-chest-open': 'Versunkene Truhe, offen',
  },
  sounds: {
    line: 'Linie zahlt',
    pearl: 'Perle eingesammelt',
    shell: 'Muschel landet',
    diver: 'Taucher landet',
    'bed-deep': 'Hintergrund: Tiefsee',
    'dives-begin': 'Tauchgänge beginnen',
    descend: 'Tieferer Tauchgang',
    'dives-end': 'Tauchgänge enden',
  },
  safeAreas: {
    door: 'in der Mitte dunkel und ruhig, 45 % der Breite und 42 % der Höhe',
    frame: 'von 1000 x 660 ist das Fenster 900 x 540, ab 50, 60; nichts hineinzeichnen',
    'frame-tall': 'von 1000 x 917 ist das Fenster 900 x 783, ab 50, 60; nichts hineinzeichnen',
  },
} satisfies Translation<typeof english>;
