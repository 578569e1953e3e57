import type { texts as english } from '../../features/limits/texts';
import type { Break } from '../../player/limits/limits';
import { formatInstant } from '../../ui/format/format-instant';
import type { Translation } from '../translation';
import { ui } from './shell';

const coins = (count: number): string => ui.coins(count);

const minutesText = (minutes: number): string =>
  minutes < 120 ? `${minutes} minutos` : `${minutes / 60} horas`;

export const limits = {
  intro:
    'Estos límites se aplican en todas las pestañas de este navegador. Uno más estricto entra en vigor al momento; uno menos estricto, después de 24 horas. Atrasar el reloj no cambia eso.',
  device:
    'No hay cuentas, así que tus límites se guardan en este dispositivo y solo en este navegador. Otros navegadores no los conocen, borrar los datos de este sitio los elimina y adelantar el reloj con el juego cerrado puede hacer que un descanso termine antes de tiempo.',
  limit: {
    session: (limit) => {
      if (!limit) return 'sin límite';
      const time = minutesText(limit.minutes);
      return limit.until === 'pause'
        ? `${time} de juego y después una pausa de cinco minutos`
        : `${time} de juego al día`;
    },
    remindEvery: (minutes) =>
      minutes === null ? 'sin recordatorio' : `cada ${minutesText(minutes)} de juego`,
    remindDaily: (on) => (on ? 'en tu primer giro del día' : 'sin recordatorio diario'),
    betPerDay: (bet) => (bet === null ? 'sin límite' : `${coins(bet)} al día`),
    betPerWeek: (bet) => (bet === null ? 'sin límite' : `${coins(bet)} a la semana`),
  },
  now: (limit) => `Ahora: ${limit}.`,
  later: (limit, from) => `A partir del ${formatInstant(from)}: ${limit}.`,
  keep: 'Conservar el límite actual',
  set: 'Fijar',
  none: 'Sin límite',
  minutes: minutesText,

  session: {
    title: 'Límites de sesión',
    text: '¡GIRAR! se desactiva cuando llegas a este límite. Te avisamos cinco minutos antes y otra vez un minuto antes. Los intervalos de menos de cinco minutos entre rondas cuentan como juego. Un intervalo más largo es una pausa, y después empieza una nueva sesión.',
    minutes: 'Límite de tiempo',
    until: 'Después, ¡GIRAR! sigue desactivado',
    untils: {
      pause: 'hasta que hagas una pausa de cinco minutos',
      tomorrow: 'hasta mañana (cuenta todo lo jugado hoy)',
    },
  },
  reminders: {
    title: 'Recordatorios diarios',
    text: 'El juego se detiene entre rondas y te muestra cuánto tiempo llevas jugando, cuánto apostaste y cuánto ganaste. Entonces eliges si continúas o te tomas un descanso.',
    label: 'Avisarme mientras juego',
    every: (minutes) => `Cada ${minutesText(minutes)}`,
    never: 'Nunca',
    daily: 'En mi primer giro del día, mostrarme cuánto jugué ayer y esta semana',
  },
  purchases: {
    title: 'Límites de compra',
    text: 'En Lucky Fishing no hay nada que comprar, así que no hay compras que limitar. Pero puedes limitar las monedas que apuestas. Una ronda con la que superarías el límite no empieza. La semana va de lunes a domingo.',
    betPerDay: 'Límite diario de apuestas (monedas)',
    betPerWeek: 'Límite semanal de apuestas (monedas)',
    empty: 'Déjalo vacío para no tener límite.',
    bad: 'Escribe un número entero de monedas, 0 o más, o déjalo vacío para no tener límite.',
  },
  exclusion: {
    title: 'Autoexclusión',
    text: 'Un descanso cierra aquí todos los juegos hasta que termina. Puedes alargarlo, pero nada en el juego lo acorta.',
    honest:
      'Sin cuentas, no podemos impedir para siempre que entres. Un descanso vale para este navegador en este dispositivo, y borrar los datos del sitio le pone fin. Para cerrarte la entrada en todas partes, usa una herramienta que bloquee sitios:',
    blockers: [
      {
        name: 'LeechBlock',
        url: 'https://www.proginosko.com/leechblock/',
        text: 'Bloquea los sitios que elijas en la mayoría de los navegadores. Gratis.',
      },
      {
        name: 'SelfControl',
        url: 'https://selfcontrolapp.com/',
        text: 'Bloquea en un Mac los sitios que elijas, hasta que se acabe el tiempo. Gratis.',
      },
      {
        name: 'BetBlocker',
        url: 'https://betblocker.org/',
        text: 'Bloquea miles de sitios de apuestas en todos tus dispositivos. Gratis.',
      },
    ],
    length: 'Duración del descanso',
    lengths: {
      day: '24 horas',
      week: '1 semana',
      month: '1 mes',
      'half-year': '6 meses',
    } satisfies Readonly<Record<Break, string>>,
    begin: 'Descansar',
    sure: (until) =>
      `Todos los juegos estarán cerrados hasta el ${formatInstant(until)}. No podrás deshacerlo. ¿Cerrar los juegos?`,
    yes: 'Sí, cerrar los juegos',
    no: 'No',
    none: 'No estás de descanso.',
    now: (until) => `Estás de descanso hasta el ${formatInstant(until)}.`,
  },
} satisfies Translation<typeof english>;
