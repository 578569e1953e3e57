import type { texts as english } from '../../pages/leaderboard/texts';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { prizePool, prizes, rivals } from '../../player/challenge/leaderboard';
import type { Translation } from '../translation';
import { number } from './german';

export const leaderboard = {
  intro:
    'Du spielst gegen Computer-Angler, nicht gegen andere Menschen. Deine Spins, Münzen und Ergebnisse bleiben auf diesem Gerät.',
  board: {
    title: 'Diese Woche',
    ends: (time) => `Noch ${time}`,
    table: (week) => `Rangliste vom ${week}`,
    rank: 'Platz',
    player: 'Angler',
    you: 'Du',
    score: 'Punkte',
    prize: 'Preis',
    kinds: { computer: 'Computer-Angler', player: 'Auf diesem Gerät' },
    spins: (spins) => `${spins} ${spins === 1 ? 'Spin' : 'Spins'}`,
    noPrize: 'kein Preis',
    empty: 'Die Woche hat gerade erst angefangen, und noch hat niemand gespielt.',
    play: 'Slots spielen',
    showAll: (anglers) => `Alle ${anglers} Angler zeigen`,
    showWinners: 'Nur Gewinnplätze zeigen',
    rankStatus: ({ spins }, rank) => {
      if (rank === undefined) {
        return `Du hast diese Woche noch nicht gespielt. Deine ersten ${SPINS_COUNTED} Spins zählen, und mit dem ersten stehst du in der Rangliste.`;
      }
      return spins < SPINS_COUNTED
        ? `Nach ${spins} von ${SPINS_COUNTED} Spins bist du auf Platz ${rank}.`
        : `Nach allen ${SPINS_COUNTED} Spins bist du auf Platz ${rank}. Die anderen können dich noch einholen.`;
    },
  },
  rules: {
    title: 'So funktioniert es',
    lines: [
      `Eine Woche dauert von Montag 00:00 bis Montag 00:00 UTC, nach der Uhr dieses Geräts. Deine ersten ${SPINS_COUNTED} Spins in Lucky Fishing zählen. Andere Spiele zählen nicht.`,
      'Deine Punkte sind die Summe deiner Gewinn-Multiplikatoren. Ein Gewinn, der das 20-Fache deines Einsatzes zahlt, bringt 20 Punkte, egal wie viel du setzt.',
      `Du trittst gegen ${rivals.length} Computer-Angler an. Jeder von ihnen spielt ${SPINS_COUNTED} Spins nach denselben Regeln, über die Woche verteilt. Ihre Ergebnisse sind auf jedem Gerät gleich.`,
      'Wer die meisten Punkte hat, führt. Bei Gleichstand führt, wer die Punkte zuerst hatte.',
      `Die besten ${prizes.length} teilen sich ${number(prizePool)} Münzen. Dein Preis kommt auf dein Guthaben, wenn du das Spiel nach dem Ende der Woche öffnest.`,
    ],
    note: 'Die Preise sind virtuelle Münzen. Sie haben keinen Geldwert.',
  },
  records: {
    title: 'Deine Rekorde',
    largestWin: 'Größter Gewinn',
    longestRun: 'Längste Gewinnserie',
    highestBalance: 'Höchstes Guthaben',
    coins: 'Münzen',
    wins: 'in Folge',
  },
  past: {
    title: 'Deine vergangenen Wochen',
    week: 'Woche',
    none: 'Noch keine Wochen. Jede Woche, in der du spielst, erscheint hier, wenn sie endet.',
  },
} satisfies Translation<typeof english>;
