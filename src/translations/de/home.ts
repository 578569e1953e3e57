import type { texts as english } from '../../pages/home/texts';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { startingCoins } from '../../player/starting-coins';
import { formatCoins } from '../../ui/format/format';
import type { Translation } from '../translation';
import { number } from './german';

const POOL = { min: number(100_000), current: number(104_250) };

export const home = {
  pageDescription:
    'Kostenlose Social-Casino-Slots im Browser: drei Walzen voller Fische, fünf voller Schätze. Nur virtuelle Münzen, für Erwachsene ab 18.',
  title: 'Lucky Fishing',
  tagline:
    'Willkommen bei Lucky Fishing! Dreh drei Walzen unter dem Steg, oder tauch hinab zu fünf Walzen und einer Schatztruhe auf dem Meeresgrund.',
  play: 'Slots spielen',
  adults: 'Für Erwachsene ab 18. Virtuelle Münzen haben keinen Geldwert. Dein Spiel bleibt auf diesem Gerät.',
  bonus: {
    title: 'Tagesbonus',
    today: ({ amount, streak }) =>
      streak > 1
        ? `${formatCoins(amount)} Münzen gratis. Tag ${streak} in Folge.`
        : `Heute ${formatCoins(amount)} Münzen gratis, und mehr, wenn du morgen wiederkommst.`,
    next: ({ amount, streak }, time) =>
      `Noch ${time} bis Tag ${streak}: ${formatCoins(amount)} Münzen gratis.`,
    claim: 'Abholen',
    claimed: 'Abgeholt',
  },
  about: {
    title: 'Ein Angelausflug, der nichts kostet',
    text: 'Lucky Fishing ist ein Social Casino. Du drehst die Walzen zum Spaß, nie um Geld.',
  },
  points: {
    entertainment: {
      title: 'Virtueller Spaß',
      text: `Gespielt wird nur mit virtuellen Münzen. Alle fangen mit ${number(startingCoins)} an, und Münzen haben keinen Geldwert.`,
    },
    compete: {
      title: 'Antreten und gewinnen',
      text: 'Jede Wochen-Challenge der Rangliste ist ein Turnier. Du trittst gegen 24 Computer-Angler an und spielst um virtuelle Preise.',
    },
    theme: {
      title: 'Rund ums Angeln',
      text: 'Fang Goldfische, Haie, einen Wal oder einen versunkenen Schatz. Jeder Spin ist ein neuer Wurf.',
    },
  },
  games: {
    title: 'Unsere Spiele',
    play: 'Jetzt spielen',
    playGame: (title) => `Jetzt spielen: ${title}`,
    isNew: 'NEU',
    isPopular: 'HOT',
  },
  desertOasis: {
    title: 'Wüstenoase',
    description: 'Das einzige Wasser im Umkreis von hundert Meilen, und darin springt etwas Goldenes.',
  },
  challenge: {
    title: 'Ranglisten-Challenge',
    text: `Jede Woche trittst du gegen 24 Computer-Angler an. Deine ersten ${SPINS_COUNTED} Spins in Lucky Fishing zählen. Die besten zehn teilen sich mindestens ${POOL.min} Münzen.`,
    figures: [
      { name: 'Preispool pro Woche', value: POOL.min, unit: 'Münzen' },
      { name: 'Aktueller Preispool', value: POOL.current, unit: 'Münzen' },
    ],
    ends: { name: 'Restzeit', unit: 'dann beginnt eine neue Woche' },
    link: 'Zur Rangliste',
    note: 'Die Preise sind virtuelle Münzen ohne Geldwert. Rangliste, Spins und Preise bleiben auf diesem Gerät.',
  },
} satisfies Translation<typeof english>;
