import { capitalised } from '../../games/spoken';
import { locale } from '../../languages/language';
import type { texts as english } from '../../pages/fairness/texts';
import { formatCoins, formatRounded } from '../../ui/format/format';
import type { Translation } from '../translation';
import { counted } from './plural';

const rounds = (count: number): string => counted(count, 'ronda', 'rondas');

export const fairness = {
  intro:
    'No tienes que fiarte de nuestra palabra. Compara las probabilidades con tus propias rondas, calcúlalas de nuevo en este dispositivo y mira cómo se sortea una ronda.',
  own: {
    title: 'Tus rondas y las probabilidades',
    next: 'Tus rondas pasadas no dicen nada de la próxima. Cada ronda se sortea desde cero: un juego nunca te debe un premio, y una buena racha no gasta tu suerte.',
    none: 'Aún no has jugado, y no pasa nada. Cuando lo hagas, aquí podrás ver tus rondas comparadas con las probabilidades.',
    noneOf: 'Aún no has jugado a este juego.',
    reading: 'Leyendo tus rondas...',
    rounds,
    wins: 'Premios y retorno',
    winsIn: (game) => `${game}: premios y retorno`,
    symbols: 'Símbolos',
    symbolsIn: (game) => `${game}: símbolos`,
    columns: { own: 'Tú', expected: 'Esperado', range: 'Por azar' },
    figure: 'Dato',
    symbol: 'Símbolo',
    paid: 'Rondas que pagaron',
    return: 'Retorno medio',
    returnNote:
      '100\u00a0% significa que una ronda media te devolvió la apuesta. Todas las rondas cuentan igual, apuestes lo que apuestes.',
    symbolsNote: (spins) =>
      `Cuántas veces salió cada símbolo en los rodillos.${spins ? ` Sin contar las ${spins} gratis, que usan otros rodillos.` : ''}`,
    outside: 'fuera',
    inside: 'Todos tus datos están dentro del margen que se explica solo por azar.',
    someOutside: (names, figures) =>
      `Fuera del margen: ${names}. Con ${figures} datos, más o menos uno de cada ${formatRounded(1 / (1 - 0.99 ** figures))} jugadores de un juego justo tiene al menos uno fuera del margen solo por azar.`,
    exact: (count) =>
      `“Por azar” es donde estarían 99 de cada 100 jugadores de un juego justo después de ${rounds(count)}. Los márgenes son exactos: tienen en cuenta todas las formas en que ${count === 1 ? 'puede salir una ronda' : 'pueden salir tantas rondas'}.`,
    chiSquare: (count) =>
      `“Por azar” es donde estarían unos 99 de cada 100 jugadores de un juego justo después de ${rounds(count)}. Con tantas rondas, los márgenes salen de una prueba de ji cuadrado.`,
    notInHistory: (count) =>
      count === 1
        ? `${rounds(count)} está en tus totales pero no en tu historial, así que no se incluye aquí.`
        : `${rounds(count)} están en tus totales pero no en tu historial, así que no se incluyen aquí.`,
    onlyTotals:
      'Tu navegador no puede guardar un historial de tus rondas, así que aquí se comparan tus totales. Los totales no muestran cuánto devolvió cada ronda.',
    count: (count) => count.toLocaleString(locale(), { maximumFractionDigits: count < 100 ? 1 : 0 }),
    percent: (part) =>
      part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: part < 1 ? 1 : 0 }),
    counts: (min, max) => `${formatCoins(min)}–${formatCoins(max)}`,
    percents: (min, max) => `${formatRounded(min * 100)}–${formatRounded(max * 100)}\u00a0%`,
  },
  recompute: {
    title: 'Calcula tú las probabilidades',
    text: 'Tu navegador puede calcular las probabilidades a partir de las reglas que publica este sitio. Cuenta todas las combinaciones que pueden mostrar los rodillos. Son decenas de millones, así que tarda unos segundos. No se envía nada a ninguna parte.',
    start: 'Calcular probabilidades',
    again: 'Calcularlas de nuevo',
    cancel: 'Cancelar',
    progress: 'Progreso',
    cancelled: 'Cancelado.',
    same: (seconds) =>
      `Listo en ${seconds.toLocaleString(locale(), { maximumFractionDigits: 1 })} segundos. Todos los datos coinciden hasta la última cifra.`,
    figureOf: (game, figure) => `${game}: ${figure}`,
    different: (names) =>
      `Estos datos no coinciden con los publicados: ${names}. Recarga la página para tener la última versión. Si siguen sin coincidir, avísanos.`,
    failed:
      'No se pudieron calcular las probabilidades. Revisa tu conexión, recarga la página e inténtalo de nuevo.',
    columns: { figure: 'Dato', published: 'Publicado', found: 'En este dispositivo' },
    notYet: '–',
    figures: (spins) => ({
      returnToPlayer: 'Retorno',
      hitRate: 'Frecuencia de premios',
      featureRate: `${capitalised(spins)} gratis`,
      featureShare: `Retorno de ${spins} gratis`,
      standardDeviation: 'Desviación estándar',
      largestWin: 'Mayor premio',
    }),
    units: (spins) =>
      `El retorno es la parte de cada moneda apostada que vuelve a ti, y la frecuencia de premios, la parte de las rondas que pagan${spins ? ` o inician ${spins} gratis` : ''}. La desviación estándar mide cuánto varían las rondas. Esta y el mayor premio se dan en apuestas.`,
    rules: 'Las reglas publicadas, como datos:',
  },
  drawing: {
    title: 'Cómo se sortea una ronda',
    sentences: [
      'Cuando giras, la ronda entera, incluidas las inmersiones gratis, se sortea y se guarda de una vez, antes de que los rodillos empiecen a moverse.',
      'Todos los números vienen del generador criptográfico de números aleatorios de tu navegador, y los pocos que favorecerían un resultado se descartan.',
      'En Lucky Fishing, cada casilla tiene la misma probabilidad de mostrar cualquiera de los seis símbolos; en Ocean Treasures, cada rodillo tiene la misma probabilidad de parar en cualquiera de sus posiciones.',
      'Lo que paga la ronda depende solo de esos símbolos y de tu apuesta, nunca de tu saldo, de tus rondas anteriores ni del tiempo que llevas jugando.',
      'Los símbolos que pasan mientras giran los rodillos se sortean aparte, así que no influyen en el resultado ni dan pistas sobre él.',
    ],
    code: 'Leer el código que lo hace',
  },
} satisfies Translation<typeof english>;
