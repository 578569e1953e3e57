import type { texts as english } from '../../games/ocean-treasures/for-studio';
import type { Translation } from '../translation';

export const texts = {
  pictures: {
    'cell-lit': 'Casilla con premio',
    'depth-line': 'Línea de profundidad',
    door: 'Puerta de las inmersiones',
    'fan-left': 'Abanico de mar izquierdo',
    'fan-right': 'Abanico de mar derecho',
    gauge: 'Manómetro',
    'gauge-hand': 'Aguja del manómetro',
    'lamp-beam': 'Haz de la lámpara',
    'lamp-diver': 'Buzo con lámpara',
    'scene-chamber': 'Cámara del tesoro',
    'scene-chamber-tall': 'Cámara del tesoro, vertical',
    'scene-midnight': 'Aguas de medianoche',
    'scene-midnight-tall': 'Aguas de medianoche, vertical',
    'scene-twilight': 'Aguas del crepúsculo',
    'scene-twilight-tall': 'Aguas del crepúsculo, vertical',
    'sunken-chest': 'Cofre hundido',
    'sunken-chest-open': 'Cofre hundido, abierto',
  },
  sounds: {
    line: 'Línea con premio',
    pearl: 'Perla recogida',
    shell: 'Cae una ostra',
    diver: 'Cae un buzo',
    'bed-deep': 'Ambiente: las profundidades',
    'dives-begin': 'Empiezan las inmersiones',
    descend: 'Inmersión más honda',
    'dives-end': 'Terminan las inmersiones',
  },
  safeAreas: {
    door: 'oscuro y con poco detalle en el centro, en el 45\u00a0% del ancho y el 42\u00a0% del alto',
    frame:
      'en una imagen de 1000 x 660, la ventana mide 900 x 540 y empieza en 50, 60; no dibujes nada dentro de ella',
    'frame-tall':
      'en una imagen de 1000 x 917, la ventana mide 900 x 783 y empieza en 50, 60; no dibujes nada dentro de ella',
  },
} satisfies Translation<typeof english>;
