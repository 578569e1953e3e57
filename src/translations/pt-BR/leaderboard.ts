import type { texts as english } from '../../pages/leaderboard/texts';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { prizePool, prizes, rivals } from '../../player/challenge/leaderboard';
import type { Translation } from '../translation';
import { inPortuguese, plural } from './plural';

export const leaderboard = {
  intro:
    'Você joga contra pescadores controlados pelo computador, não contra outras pessoas. Seus giros, moedas e resultados ficam neste dispositivo.',
  board: {
    title: 'Esta semana',
    ends: (time) => `Termina em ${time}`,
    table: (week) => `Classificação de ${week}`,
    rank: 'Posição',
    player: 'Pescador',
    score: 'Pontos',
    prize: 'Prêmio',
    you: 'Você',
    kinds: { computer: 'Computador', player: 'Neste dispositivo' },
    spins: (spins) => `${spins} ${plural(spins, 'giro', 'giros')}`,
    noPrize: 'nenhum',
    empty: 'A semana acabou de começar, e ninguém jogou ainda.',
    play: 'Jogar slots',
    showAll: (anglers) => `Mostrar todos os ${anglers} pescadores`,
    showWinners: 'Mostrar só os premiados',
    rankStatus: ({ spins }, rank) => {
      if (rank === undefined) {
        return `Você ainda não jogou nesta semana. Seus ${SPINS_COUNTED} primeiros giros contam, e o primeiro já coloca você no ranking.`;
      }
      return spins < SPINS_COUNTED
        ? `Você está em ${rank}º lugar depois de ${spins} dos seus ${SPINS_COUNTED} giros.`
        : `Você está em ${rank}º lugar depois de todos os ${SPINS_COUNTED} giros. Os outros ainda podem alcançar você.`;
    },
  },
  rules: {
    title: 'Como funciona',
    lines: [
      `A semana vai das 00:00 de segunda-feira às 00:00 da segunda-feira seguinte (UTC), pelo relógio deste dispositivo. Seus ${SPINS_COUNTED} primeiros giros no Lucky Fishing contam. Os de outros jogos, não.`,
      'Seus pontos são a soma dos multiplicadores dos seus ganhos. Um ganho que paga 20 vezes a sua aposta vale 20 pontos, seja qual for a aposta.',
      `Você enfrenta ${rivals.length} pescadores controlados pelo computador. Cada um faz ${SPINS_COUNTED} giros pelas mesmas regras, distribuídos ao longo da semana. Os resultados deles são iguais em todos os dispositivos.`,
      'Quem tem mais pontos lidera. Em caso de empate, lidera quem chegou lá primeiro.',
      `Os ${prizes.length} primeiros dividem ${inPortuguese(prizePool)} moedas. Seu prêmio entra no seu saldo quando você abre o jogo depois que a semana termina.`,
    ],
    note: 'Os prêmios são moedas virtuais. Eles não têm valor em dinheiro.',
  },
  records: {
    title: 'Seus recordes',
    largestWin: 'Maior ganho',
    longestRun: 'Maior sequência de ganhos',
    highestBalance: 'Maior saldo',
    coins: 'moedas',
    wins: 'seguidos',
  },
  past: {
    title: 'Suas semanas anteriores',
    week: 'Semana',
    none: 'Nenhuma semana ainda. Cada semana em que você joga aparece aqui quando termina.',
  },
} satisfies Translation<typeof english>;
