import type { texts as english } from '../../games/ocean-treasures/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'cell-lit': 'Case gagnante',
    'depth-line': 'Ligne de profondeur',
    door: 'Porte des plongées',
    'fan-left': 'Gorgone de gauche',
    'fan-right': 'Gorgone de droite',
    gauge: 'Manomètre',
    'gauge-hand': 'Aiguille du manomètre',
    'lamp-beam': 'Faisceau de la lampe',
    'lamp-diver': 'Plongeur à la lampe',
    'scene-chamber': 'Salle au trésor',
    'scene-chamber-tall': 'Salle au trésor, en hauteur',
    'scene-midnight': 'Eaux noires',
    'scene-midnight-tall': 'Eaux noires, en hauteur',
    'scene-twilight': 'Pénombre',
    'scene-twilight-tall': 'Pénombre, en hauteur',
    'sunken-chest': 'Coffre englouti',
    'sunken-chest-open': 'Coffre englouti, ouvert',
  },
  sounds: {
    line: 'Ligne gagnante',
    pearl: 'Perle ramassée',
    shell: 'Arrivée d’un coquillage',
    diver: 'Arrivée du plongeur',
    'bed-deep': 'Ambiance : profondeurs',
    'dives-begin': 'Début des plongées',
    descend: 'Plongée plus profonde',
    'dives-end': 'Fin des plongées',
  },
  safeAreas: {
    door: 'sombre et calme au milieu, sur 45 % de sa largeur et 42 % de sa hauteur',
    frame: 'sur 1000 x 660, la fenêtre fait 900 x 540 à partir de 50, 60 ; n’y dessinez rien',
    'frame-tall': 'sur 1000 x 917, la fenêtre fait 900 x 783 à partir de 50, 60 ; n’y dessinez rien',
  },
} satisfies Translation<typeof english>;
