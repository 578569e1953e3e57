import { locale } from '../../languages/language';
import type { texts as cardsEnglish } from '../../pages/studio/cards/texts';
import type { texts as closeupEnglish } from '../../pages/studio/closeup/texts';
import type { texts as trialEnglish } from '../../pages/studio/trial/texts';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';
import { numbered } from './plural';

/** What symbols do in their animations and other pictures, by their files' names. */
const STATES: Readonly<Record<string, string>> = {
  win: 'premio',
  rest: 'reposo',
  land: 'llegada',
  blur: 'en giro',
};

export const cards = {
  groups: {
    symbols: 'Símbolos',
    stage: 'Máquina y escenario',
    wins: 'Premios grandes',
    shell: 'Páginas',
    sounds: 'Sonidos',
  },
  count: (replaced, all) => `Cambios: ${replaced} de ${all}`,
  state: (symbol, state) => `${symbol} (${STATES[state] ?? state})`,
  states: {
    title: 'Animaciones y desenfoque',
    text: 'Elige un archivo o ponle el nombre indicado.',
    names: {
      win: 'Con premio',
      rest: 'Cuando paran los rodillos',
      land: 'Cuando llega su rodillo',
      blur: 'Mientras gira su rodillo',
    },
    chooseFor: (name) => `Elegir un archivo para ${name}`,
    remove: 'Quitar',
    removeThis: (name) => `Quitar ${name}`,
  },
  card: {
    original: 'Original',
    originalOf: (name) => `${name}, original`,
    custom: 'Tu versión',
    customOf: (name) => `${name}, tu versión`,
    empty: 'Suelta {file}',
    choose: 'Elegir',
    chooseFor: {
      picture: (name) => `Elegir una imagen para ${name}`,
      sound: (name) => `Elegir un sonido para ${name}`,
      font: (name) => `Elegir una fuente para ${name}`,
    },
    restore: 'Restaurar original',
    restoreThis: (name) => `Restaurar original: ${name}`,
    move: 'Mover',
    moveTo: 'Lugar nuevo',
    moveThis: (name) => `Mover ${name} a otro lugar`,
    look: 'De cerca',
    lookAt: (name) => `${name} de cerca`,
    shown: ({ width, height }) => `Hasta ${width} × ${height} px en el juego`,
    high: (height) => `Hasta ${height} px de alto en el juego`,
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
  wins: {
    text: 'El original no tiene imágenes para esto. Para escribir el total, dibuja las diez cifras en lienzos de la misma altura o añade una fuente.',
    missing: (digits) => `Tus cifras se usarán cuando estén las diez. Aún faltan: ${digits.join(', ')}.`,
  },
  figure: (name) => (name === 'comma' ? 'Coma' : name === 'point' ? 'Punto' : `Cifra ${name}`),
  gameCard: (game) => `Tarjeta de ${game}`,
  sounds: {
    'reels-start': 'Los rodillos arrancan',
    'reel-land': 'Se detiene un rodillo',
    count: 'Conteo del premio',
    'count-end': 'Fin del conteo',
    'win-small': 'Premio pequeño',
    'win-good': 'Buen premio',
    'win-big': 'Premio grande',
    'win-huge': 'Premio muy grande',
    'win-giant': 'Premio máximo',
    coins: 'Monedas sumadas',
    refusal: 'Giro rechazado',
    'bed-water': 'Ambiente: agua',
    'bed-wood': 'Ambiente: madera',
    'bed-bells': 'Ambiente: campanas',
  },
  pictures: {
    'age-18': 'Distintivo +18',
    banner: 'Cabecera',
    bonus: 'Bono diario',
    bubble: 'Burbuja',
    burst: 'Destello tras el total',
    coin: 'Moneda',
    'desert-oasis': 'Tarjeta de Oasis del desierto',
    font: 'Fuente del total',
    frame: 'Marco',
    'frame-tall': 'Marco alto',
    icon: 'Icono',
    'kelp-left': 'Algas de la izquierda',
    'kelp-right': 'Algas de la derecha',
    logo: 'Logotipo',
    'lost-at-sea': 'Perdida en el mar',
    plate: 'Panel de apuesta y premio',
    rays: 'Rayos de luz',
    reels: 'Rodillos',
    'scene-light': 'Aguas soleadas',
    'scene-reef': 'Arrecife',
    'scene-sand': 'Fondo del mar',
    sign: 'Letrero',
    'sign-tall': 'Letrero alto',
    title: 'Placa tras el título',
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
    missingPart: (part) => `${part} (falta)`,
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
    returned: 'Monedas devueltas',
    sizes: {
      small: 'Premio pequeño',
      good: 'Buen premio',
      big: 'Premio grande',
      huge: 'Premio muy grande',
      giant: 'Premio máximo',
    },
    show: (seconds, coins, bubbles) =>
      seconds === 0
        ? 'Sin celebración'
        : `${seconds.toLocaleString(locale())} s, ${numbered(coins, 'moneda', 'monedas')}, ${numbered(bubbles, 'burbuja', 'burbujas')}`,
    showIt: 'Ver',
    showOf: (level) => `Ver: ${level}`,
    winOf: (level, win) => `${level}: ${win}`,
    symbolTimes: (symbol, times) => `${symbol} ${times.toLocaleString(locale())}×`,
    none: 'Sin premio',
    idle: 'Pulsa un premio para verlo.',
    spinning: 'Girando...',
    lost: 'Sin premio.',
    outcome: (level, { spins, payout }, won, feature = { spin: 'giro', spins: 'giros' }) => {
      const wins = spins.flatMap((spin) => spin.wins).length;
      const collected = spins.flatMap((spin) => spin.collected).length;
      const free = spins.length - 1;
      const parts = [
        ...(wins === 1 ? won.map((part, place) => (place === 0 ? part : part.toLowerCase())) : []),
        ...(wins > 1 ? [numbered(wins, 'línea', 'líneas')] : []),
        ...(collected > 0 ? [numbered(collected, 'símbolo recogido', 'símbolos recogidos')] : []),
        ...(free > 0 ? [`${free} ${free === 1 ? feature.spin : feature.spins} gratis`] : []),
      ];
      return `${level}: ${parts.join(', ')}, ${formatCoins(payout)} monedas.`;
    },
    lessMotion:
      'El movimiento reducido está activado. Los símbolos aparecen poco a poco y los premios se iluminan sin moverse.',
  },
} satisfies Translation<typeof trialEnglish>;
