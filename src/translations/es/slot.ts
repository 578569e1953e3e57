import { MINUTE_MS } from '../../engine/time';
import type { texts as helpEnglish } from '../../pages/slot/help/texts';
import type { texts as replayEnglish } from '../../pages/slot/replay/texts';
import type { texts as english } from '../../pages/slot/texts';
import { locale } from '../../languages/language';
import { netOf } from '../../player/limits/play-log';
import { formatCoins, formatNet, formatPart, formatRounded } from '../../ui/format/format';
import type { texts as englishStage } from '../../stage/wins/texts';
import type { Translation } from '../translation';
import { counted } from './plural';
import { ui } from './shell';

type Slot = Translation<typeof english>;

const coins = (count: number): string => ui.coins(count);

const minutes = (count: number): string => `${formatCoins(count)} min`;

const notLoaded = 'Revisa tu conexión e inténtalo de nuevo.';

const blocked: Slot['blocked'] = (block, when) => {
  switch (block.reason) {
    case 'break':
      return {
        title: 'Estás de descanso.',
        description: `Los juegos vuelven a abrir ${when}.`,
      };
    case 'session':
      return {
        title: 'Llegaste a tu límite de sesión.',
        description: `Toca descansar. Podrás volver a girar ${when}.`,
      };
    case 'bet limit': {
      const limit = block.per === 'day' ? 'diario' : 'semanal';
      return block.left > 0
        ? {
            title: `Con esta apuesta superarías tu límite ${limit}.`,
            description: `Aún puedes apostar hasta ${coins(block.left)}. Tu límite se renueva ${when}.`,
          }
        : {
            title: `Llegaste a tu límite ${limit} de apuestas.`,
            description: `Podrás volver a apostar ${when}.`,
          };
    }
  }
};

export const slot = {
  bet: 'Apuesta',
  win: 'Premio',
  chooseBet: 'Elige una apuesta',
  betChoice: coins,
  lowerBet: (step) => `Baja la apuesta en ${coins(step)}`,
  raiseBet: (step) => `Sube la apuesta en ${coins(step)}`,
  spin: '¡GIRAR!',
  spinning: 'Girando...',
  stage: 'Rodillos: pulsa Espacio o Enter para girar',
  reels: 'Rodillos',
  finish: 'Pulsa para terminar',
  simpleReels: 'Se muestran rodillos sencillos. Tus monedas están a salvo.',
  retry: 'Reintentar',
  soundOffer: { question: '¿Jugar con sonido?', accept: 'Activar', decline: 'No, gracias' },
  help: 'Ayuda',
  watchAgain: 'Ver de nuevo',
  noReplay: { title: 'No se pudo cargar la ronda', description: notLoaded },
  helpTip: 'Reglas, tabla de pagos, probabilidades y atajos',
  looks: {
    button: 'Aspectos',
    title: 'Elige un aspecto',
    text: 'El aspecto cambia los juegos y todas las páginas. Si eliges otro durante un giro, aparecerá cuando paren los rodillos.',
    notLoaded: { title: 'No se pudieron cargar los aspectos', description: notLoaded },
  },
  noHelp: { title: 'No se pudo cargar la ayuda', description: notLoaded },

  session: 'Sesión',
  net: 'Neto',
  minutes,
  minutesAndLeft: (played, left) =>
    `${minutes(played)} · ${left === 1 ? 'queda' : 'quedan'} ${minutes(left)}`,
  gained: formatNet,
  blocked,
  onBreak: {
    title: 'Estás de descanso',
    text: (when) => `Los juegos vuelven a abrir ${when}, como pediste. Tus monedas están a salvo.`,
    help: 'Busca ayuda o bloquea para siempre los sitios de apuestas',
    home: 'Volver a la orilla',
  },
  reminder: {
    title: { daily: 'Antes de jugar hoy', minutes: 'Un vistazo a lo que llevas jugado' },
    intro: {
      daily: 'Pediste ver esto en tu primer giro del día.',
      minutes: 'Pediste recordatorios mientras juegas.',
    },
    yesterday: 'Ayer',
    thisWeek: 'Esta semana',
    sinceReminder: 'Desde el último recordatorio',
    today: 'Hoy',
    rows: [
      { name: 'Tiempo de juego', value: ({ ms }) => minutes(Math.floor(ms / MINUTE_MS)) },
      { name: 'Monedas apostadas', value: ({ bet }) => formatCoins(bet) },
      { name: 'Monedas ganadas', value: ({ won }) => formatCoins(won) },
      { name: 'Resultado neto', value: (played) => formatNet(netOf(played)) },
    ],
    goOn: 'Continuar',
    takeBreak: 'Descansar',
    rounds: 'Ver mis rondas',
  },

  paytable: 'Tabla de pagos',
  times: (payout) => `${formatCoins(payout)}×`,
  coins,
  forBet: (bet) => `Con una apuesta de ${formatCoins(bet)}`,
  ofAKind: (count) => `${count} iguales`,
  collectedFor: (payout) => `${coins(payout)} al recogerla`,
  lines: (lines) => `Las ${lines} líneas`,
  linePicture: (line, rows) => `${line}: filas ${rows.join(', ')}`,
  reelPicture: (line) => `${line}, de arriba abajo`,
  inOrder: (place) => ['1.º', '2.º', '3.º'][place - 1] ?? `${place}.º`,
  strips: {
    show: 'Ver los rodillos',
    base: 'Tiras de los rodillos en un giro normal',
    feature: (spin) => `Tiras de los rodillos en una ${spin} gratis`,
    note: 'Cada rodillo tiene la misma probabilidad de parar en cualquier posición. El símbolo de esa posición aparece arriba y los siguientes, debajo. Después de la última posición viene la primera.',
    position: 'Posición',
    reel: (number) => `Rodillo ${number}`,
  },
  feature: {
    multiplier: (multiplier) => `×${formatCoins(multiplier)}`,
    left: (left, spins) => `${left === 1 ? 'Queda' : 'Quedan'} ${formatCoins(left)} ${spins}`,
    last: (spin) => `Última ${spin}`,
    numbered: (spin, number, of) => `${spin} ${formatCoins(number)} de ${formatCoins(of)}`,
    toNext: (collectors, collected, every) =>
      `${collectors}: ${formatCoins(collected)} de ${formatCoins(every)}`,
    paid: (played, spins, payout) =>
      `${formatCoins(played)} ${spins} ${played === 1 ? 'pagó' : 'pagaron'} ${coins(payout)}`,
    spin: (spin, number) => `${spin} ${number}`,
  },
  paidBy: {
    times: (count, symbols, times) => `${count} ${symbols} × ${formatCoins(times)}`,
    line: (line, count, symbols, payout) => `${line}: ${count} ${symbols}, ${formatCoins(payout)}`,
    lines: (lines, payout) => `${counted(lines, 'línea', 'líneas')}: ${formatCoins(payout)}`,
    collected: (collector, payout) => `${collector}: ${formatCoins(payout)}`,
  },
  checkOdds: 'Comprueba las probabilidades',
  odds: ({ hitRate, returnToPlayer, largestWin, feature }, { feature: named, oddsNote }) => {
    const spinsPerWin = formatRounded(1 / hitRate);
    if (!feature || !named) {
      return `Alrededor de 1 de cada ${spinsPerWin} giros tiene premio (${formatPart(hitRate)}). Tras muchos giros, recuperas unas ${formatRounded(returnToPlayer * 100)} monedas por cada 100 que apuestas (${formatPart(returnToPlayer)}). ${oddsNote}`;
    }
    return `Alrededor de 1 de cada ${spinsPerWin} giros paga o inicia ${named.spins} gratis (${formatPart(hitRate)}), y alrededor de 1 de cada ${formatRounded(1 / feature.rate)} inicia ${named.spins} gratis. Tras muchos giros, recuperas el ${formatPart(returnToPlayer)} de lo que apuestas, y el ${formatPart(feature.share)} de eso viene de ${named.spins} gratis. El mayor premio posible es de ${formatCoins(largestWin)} veces tu apuesta. ${oddsNote}`;
  },
} satisfies Slot;

export const replay = {
  name: 'Repetición',
  notice: 'Repetición. Tus monedas no se tocan.',
  proof: 'Cualquiera puede escribir un enlace así. No demuestra nada.',
  watchAgain: 'Ver de nuevo',
  share: 'Compartir',
  savePicture: 'Guardar imagen',
  play: 'Jugar',
  faults: {
    'not a code': 'Este enlace no contiene ninguna ronda. Cópialo entero e inténtalo de nuevo.',
    'too long':
      'Este enlace es demasiado largo para ser una ronda. Copia solo el enlace e inténtalo de nuevo.',
    'cut off': 'Falta una parte de este enlace. Cópialo entero e inténtalo de nuevo.',
    'other rules':
      'Esta ronda es de otro juego, o de antes de que cambiaran las reglas de este. Comprueba que el enlace es de este juego.',
    impossible: 'Este juego no puede producir la ronda de este enlace.',
  },
  faultTitle: 'No se puede mostrar esta ronda',
  sharedText: (game) => `${game}. Mira esta ronda`,
  copied: { title: 'Enlace copiado', description: 'Pégalo donde quieras.' },
  notCopied: {
    title: 'No se pudo copiar el enlace',
    description: 'Cópialo de la barra de direcciones.',
  },
  notDrawn: {
    title: 'No se pudo dibujar la imagen',
    description: 'Aún puedes compartir el enlace.',
  },
  notSaved: {
    title: 'No se puede guardar la imagen',
    description:
      'Tu navegador oculta lo que dibuja este sitio para evitar el rastreo. Aún puedes compartir el enlace.',
  },
  picture: {
    times: (multiple) => `${multiple.toLocaleString(locale(), { maximumFractionDigits: 2 })}×`,
    ofTheBet: 'la apuesta',
    noWin: 'Sin premio',
    ofAKind: (count, symbols) => `${count} ${symbols}`,
    moreLines: (lines) => `${lines} ${lines === 1 ? 'línea' : 'líneas'} más`,
    freeSpins: (count, spins) => `${count} ${spins} gratis`,
    captionTimes: (spin, multiplier) => `${spin} · ${multiplier}`,
    footer: 'Monedas virtuales sin valor monetario · +18',
  },
} satisfies Translation<typeof replayEnglish>;

export const help = {
  title: 'Ayuda',
  close: 'Cerrar',
  rules: 'Reglas',
  bet: ({ min, max, step }) =>
    `Elige una apuesta de ${formatCoins(min)} a ${formatCoins(max)} monedas, en pasos de ${formatCoins(step)}, y gira. La apuesta se descuenta de tu saldo cuando arrancan los rodillos.`,
  paid: 'Los premios se suman a tu saldo cuando paran los rodillos. Las monedas solo sirven para jugar y no tienen valor monetario. El juego es para mayores de 18 años.',
  odds: 'Probabilidades',
  anyLine: 'Cada línea',
  line: (spins) => `1 de cada ${formatRounded(spins)} giros`,
  keys: 'Atajos de teclado',
  helpKey: 'Abrir la ayuda con la tecla ?',
  keyList: (page) => [
    { keys: ['Tab', 'Mayús + Tab'], does: 'Ir al botón o enlace siguiente, o al anterior' },
    {
      keys: ['Espacio', 'Enter'],
      does: 'Girar (en los rodillos o en ¡GIRAR!) o pulsar el botón seleccionado',
    },
    { keys: ['Espacio'], does: 'Girar, si no hay ningún botón ni enlace seleccionado' },
    { keys: ['?'], does: `Abrir la ayuda en la página ${page}` },
    { keys: ['Escape'], does: 'Cerrar la ayuda, el menú o un mensaje' },
    { keys: ['F8'], does: 'Ir a los mensajes' },
  ],
} satisfies Translation<typeof helpEnglish>;

export const stage = {
  line: (name, paid) => `${name}: ${paid}`,
  tally: (values, multiplier, paid) => `${values}${multiplier > 1 ? `, por ${multiplier}` : ''}: ${paid}`,
} satisfies Translation<typeof englishStage>;
