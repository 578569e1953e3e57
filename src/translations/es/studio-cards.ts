import { locale } from '../../languages/language';
import type { texts as cardsEnglish } from '../../pages/studio/cards/texts';
import type { texts as closeupEnglish } from '../../pages/studio/closeup/texts';
import type { texts as trialEnglish } from '../../pages/studio/trial/texts';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';
import { numbered } from './plural';

export const cards = {
  groups: {
    symbols: 'Símbolos',
    stage: 'Máquina y escenario',
    shell: 'Páginas',
    sounds: 'Sonidos',
  },
  count: (replaced, all) => `Cambios: ${replaced} de ${all}`,
  animation: (symbol, motion) => `${symbol} (${motion})`,
  card: {
    original: 'Original',
    originalOf: (name) => `${name}, original`,
    custom: 'Tu versión',
    customOf: (name) => `${name}, tu versión`,
    empty: 'Suelta',
    choose: 'Elegir',
    chooseFor: {
      picture: (name) => `Elegir una imagen para ${name}`,
      sound: (name) => `Elegir un sonido para ${name}`,
    },
    restore: 'Restaurar original',
    restoreThis: (name) => `Restaurar original: ${name}`,
    look: 'De cerca',
    lookAt: (name) => `${name} de cerca`,
    shown: ({ width, height }) => `Hasta ${width} × ${height} px en el juego`,
    animated: 'Incluye tu animación.',
  },
  preview: {
    text: 'En los juegos, el sonido está desactivado hasta que quien juega lo activa.',
    original: 'Oír el original',
    custom: 'Oír tu versión',
    stop: 'Parar',
    of: (action, name) => `${action}: ${name}`,
    failed: 'Tu navegador no pudo reproducir este sonido.',
  },
  sounds: {
    'reels-start': 'Los rodillos arrancan',
    'reel-land': 'Se detiene un rodillo',
    line: 'Línea con premio',
    count: 'Conteo del premio',
    'count-end': 'Fin del conteo',
    'win-small': 'Premio pequeño',
    'win-good': 'Buen premio',
    'win-big': 'Premio grande',
    'win-huge': 'Premio muy grande',
    'win-giant': 'Premio máximo',
    coins: 'Monedas sumadas',
    refusal: 'Giro rechazado',
    pearl: 'Perla recogida',
    shell: 'Cae una ostra',
    diver: 'Cae un buzo',
    chest: 'Cae un cofre',
    'bed-water': 'Ambiente: agua',
    'bed-wood': 'Ambiente: madera',
    'bed-bells': 'Ambiente: campanas',
    'bed-deep': 'Ambiente: las profundidades',
    'dives-begin': 'Empiezan las inmersiones',
    descend: 'Inmersión más honda',
    'dives-end': 'Terminan las inmersiones',
  },
  pictures: {
    'age-18': 'Distintivo +18',
    banner: 'Cabecera',
    bonus: 'Bono diario',
    bubble: 'Burbuja',
    'cell-lit': 'Casilla con premio',
    coin: 'Moneda',
    'column-lit': 'Rodillo con premio',
    'depth-line': 'Línea de profundidad',
    'desert-oasis': 'Tarjeta de Oasis del desierto',
    door: 'Puerta de las inmersiones',
    'fan-left': 'Abanico de mar izquierdo',
    'fan-right': 'Abanico de mar derecho',
    frame: 'Marco',
    'frame-tall': 'Marco alto',
    gauge: 'Manómetro',
    'gauge-hand': 'Aguja del manómetro',
    icon: 'Icono',
    'kelp-left': 'Algas de la izquierda',
    'kelp-right': 'Algas de la derecha',
    logo: 'Logotipo',
    'lost-at-sea': 'Perdida en el mar',
    'lucky-fishing': 'Tarjeta de Lucky Fishing',
    'ocean-treasures': 'Tarjeta de Ocean Treasures',
    plate: 'Panel de apuesta y premio',
    reels: 'Rodillos',
    'scene-chamber': 'Cámara del tesoro',
    'scene-chamber-tall': 'Cámara del tesoro, vertical',
    'scene-light': 'Aguas soleadas',
    'scene-midnight': 'Aguas de medianoche',
    'scene-midnight-tall': 'Aguas de medianoche, vertical',
    'scene-reef': 'Arrecife',
    'scene-sand': 'Fondo del mar',
    'scene-twilight': 'Aguas del crepúsculo',
    'scene-twilight-tall': 'Aguas del crepúsculo, vertical',
    'scene-wreck': 'Barco hundido',
    sign: 'Letrero',
    'sign-tall': 'Letrero alto',
    trophy: 'Trofeo',
    wordmark: 'Rótulo del nombre',
  },
} satisfies Translation<typeof cardsEnglish>;

export const closeup = {
  adjust: {
    open: 'Ajustar',
    openFor: (name) => `Ajustar ${name}`,
    close: 'Listo',
    title: (name) => `Ajustar ${name}`,
    help: 'Arrastra la imagen, su esquina o el tirador de encima. O usa las flechas para mover, + y - para cambiar el tamaño, y [ y ] para girar.',
    field: (name) => `${name} en su lugar`,
    left: 'Mover a la izquierda',
    right: 'Mover a la derecha',
    up: 'Mover hacia arriba',
    down: 'Mover hacia abajo',
    larger: 'Más grande',
    smaller: 'Más pequeña',
    turnLeft: 'Girar a la izquierda',
    turnRight: 'Girar a la derecha',
    ground: 'Quitar fondo',
    fit: 'Cómo ocupa su lugar',
    cover: 'Llenar',
    contain: 'Entera',
    reset: 'Restablecer',
    failed: 'Tu navegador no pudo volver a leer esta imagen.',
  },
  closeup: {
    still: 'En reposo',
    blurred: 'A toda velocidad',
    outline: 'En silueta',
    win: 'Con premio',
    label: (name, state, version) => `${name}, ${state}, ${version}`,
    on: (label, ground) => `${label}, sobre fondo ${{ dark: 'oscuro', light: 'claro' }[ground]}`,
    side: (pixels) => `${pixels} px`,
    play: 'Ver el premio',
    playOf: (name, version) => `Ver el premio de ${name}, ${version}`,
    parts: 'Partes móviles',
    missingPart: ' (falta)',
    noParts: 'Esta imagen no tiene ninguna de estas partes, así que rebota entera.',
    fewerParts: 'Las partes que faltan en esta imagen no se mueven.',
  },
} satisfies Translation<typeof closeupEnglish>;

export const trial = {
  trial: {
    title: 'En los rodillos',
    text: 'Estas monedas son solo para probar.',
    reels: 'Rodillos',
    coins: 'Monedas',
    win: 'Premio',
    levels: {
      returned: 'Monedas devueltas',
      small: 'Premio pequeño',
      good: 'Buen premio',
      big: 'Premio grande',
    },
    show: (seconds, coins, bubbles) =>
      seconds === 0
        ? 'Sin celebración'
        : `${seconds.toLocaleString(locale())} s, ${numbered(coins, 'moneda', 'monedas')}, ${numbered(bubbles, 'burbuja', 'burbujas')}`,
    winOf: (level, win) => `${level}: ${win}`,
    none: 'Sin premio',
    idle: 'Pulsa un premio para verlo.',
    spinning: 'Girando...',
    lost: 'Sin premio.',
    outcome: (level, { spins, payout }, won, feature = { spin: 'giro', spins: 'giros' }) => {
      const wins = spins.flatMap((spin) => spin.wins).length;
      const collected = spins.flatMap((spin) => spin.collected).length;
      const free = spins.length - 1;
      const parts = [
        ...(wins === 1 ? won : []),
        ...(wins > 1 ? [numbered(wins, 'línea', 'líneas')] : []),
        ...(collected > 0 ? [numbered(collected, 'símbolo recogido', 'símbolos recogidos')] : []),
        ...(free > 0 ? [`${free} ${free === 1 ? feature.spin : feature.spins} gratis`] : []),
      ];
      return `${level}: ${parts.join(', ')}, ${formatCoins(payout)} monedas.`;
    },
    lessMotion:
      'El movimiento reducido está activado. Los rodillos se funden y los premios se iluminan sin moverse.',
  },
} satisfies Translation<typeof trialEnglish>;
