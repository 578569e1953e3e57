import { luckyFishingCard } from '../../games/lucky-fishing/card';
import type { texts as english } from '../../pages/leaderboard/texts';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { prizePool, prizes, rivals } from '../../player/challenge/leaderboard';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';
import { numbered } from './plural';

export const leaderboard = {
  intro:
    'Juegas contra pescadores virtuales que maneja el propio juego, no contra otras personas. Tus giros, monedas y resultados se quedan en este dispositivo.',
  board: {
    title: 'Esta semana',
    ends: (time) => `Termina en ${time}`,
    table: (week) => `Clasificación del ${week}`,
    rank: 'Puesto',
    player: 'Pescador',
    score: 'Puntos',
    prize: 'Premio',
    you: 'Tú',
    kinds: { computer: 'Pescador virtual', player: 'En este dispositivo' },
    spins: (spins) => numbered(spins, 'giro', 'giros'),
    noPrize: 'sin premio',
    empty: 'La semana acaba de empezar y aún no ha jugado nadie.',
    play: 'Jugar a las slots',
    showAll: (anglers) => `Mostrar los ${anglers} pescadores`,
    showWinners: 'Mostrar solo los puestos con premio',
    rankStatus: ({ spins }, rank) => {
      if (rank === undefined) {
        return `Aún no has jugado esta semana. Cuentan tus primeros ${SPINS_COUNTED} giros, y con el primero entras en la clasificación.`;
      }
      return spins < SPINS_COUNTED
        ? `Vas en el puesto ${rank} con ${spins} de tus ${SPINS_COUNTED} giros.`
        : `Vas en el puesto ${rank} con tus ${SPINS_COUNTED} giros hechos. Los demás aún pueden alcanzarte.`;
    },
  },
  rules: {
    title: 'Cómo funciona',
    get lines() {
      return [
        `Una semana va del lunes a las 00:00 al lunes siguiente a las 00:00 (UTC), según el reloj de este dispositivo. Cuentan tus primeros ${SPINS_COUNTED} giros en ${luckyFishingCard.title}. Los de otros juegos no cuentan.`,
        'Tus puntos son la suma de los multiplicadores de tus premios. Un premio que paga 20 veces tu apuesta suma 20 puntos, apuestes lo que apuestes.',
        `Compites contra ${rivals.length} pescadores virtuales. Cada uno juega ${SPINS_COUNTED} giros con las mismas reglas, repartidos a lo largo de la semana. Sus resultados son los mismos en todos los dispositivos.`,
        'Va primero quien tiene más puntos. En caso de empate, va delante quien llegó antes a esos puntos.',
        `Los ${prizes.length} primeros se reparten ${formatCoins(prizePool)} monedas. Tu premio se suma a tu saldo cuando abres el juego después de que termine la semana.`,
      ] as const;
    },
    note: 'Los premios son monedas virtuales. No tienen valor monetario.',
  },
  records: {
    title: 'Tus récords',
    largestWin: 'Mayor premio',
    longestRun: 'Racha más larga de premios',
    highestBalance: 'Saldo más alto',
    coins: 'monedas',
    wins: 'seguidos',
  },
  past: {
    title: 'Tus semanas anteriores',
    week: 'Semana',
    none: 'Aún no hay semanas. Cada semana que juegues aparece aquí cuando termina.',
  },
} satisfies Translation<typeof english>;
