import { locale } from '../../languages/language';
import type { texts as english } from '../../pages/fairness/texts';
import { formatCoins, formatRounded } from '../../ui/format/format';
import type { Translation } from '../translation';
import { counted } from './german';

const rounds = (count: number): string => counted(count, 'Runde', 'Runden');

export const fairness = {
  intro:
    'Du musst uns die Gewinnchancen nicht einfach glauben. Vergleiche sie mit deinen eigenen Runden, rechne sie auf diesem Gerät nach, und sieh, wie eine Runde gezogen wird.',
  own: {
    title: 'Deine Runden und die Chancen',
    next: 'Deine vergangenen Runden sagen nichts über die nächste. Jede Runde wird neu gezogen: Kein Spiel schuldet dir je einen Gewinn, und eine Glückssträhne braucht dein Glück nicht auf.',
    none: 'Du hast noch nicht gespielt, und das ist völlig in Ordnung. Sobald du gespielt hast, siehst du hier, wie sich deine Runden zu den Chancen verhalten.',
    noneOf: 'Dieses Spiel hast du noch nicht gespielt.',
    reading: 'Deine Runden werden gelesen …',
    rounds,
    wins: 'Gewinne und Auszahlung',
    winsIn: (game) => `${game}: Gewinne und Auszahlung`,
    symbols: 'Symbole',
    symbolsIn: (game) => `${game}: Symbole`,
    columns: { own: 'Du', expected: 'Erwartet', range: 'Spanne' },
    figure: 'Wert',
    symbol: 'Symbol',
    // Each breaks there where a reader spreads texts.
    paid: 'Runden mit Aus\u00adzahlung',
    return: 'Aus\u00adzahlung im Schnitt',
    returnNote:
      '100\u00A0% heißt, dass eine durchschnittliche Runde deinen Einsatz zurückgegeben hat. Jede Runde zählt gleich viel, egal wie viel du setzt.',
    symbolsNote: (spins) =>
      `Wie oft jedes Symbol auf den Walzen erschien.${spins ? ` Gratis-${spins} haben andere Walzen, darum zählen sie hier nicht mit.` : ''}`,
    outside: 'außerhalb',
    inside: 'Alle deine Werte liegen in der Spanne, die allein der Zufall erklärt.',
    someOutside: (names, figures) =>
      `Außerhalb der Spanne: ${names}. Bei ${figures} Werten liegt in einem fairen Spiel allein durch Zufall bei etwa einer von ${formatRounded(1 / (1 - 0.99 ** figures))} Personen mindestens einer außerhalb.`,
    exact: (count) =>
      `In der Spanne lägen bei einem fairen Spiel 99 von 100 Personen nach ${rounds(count)}. Die Spannen sind exakt: Sie berücksichtigen jeden Ausgang, den ${count === 1 ? 'eine Runde' : 'so viele Runden'} haben ${count === 1 ? 'kann' : 'können'}.`,
    chiSquare: (count) =>
      `In der Spanne lägen bei einem fairen Spiel etwa 99 von 100 Personen nach ${rounds(count)}. Bei so vielen Runden stammen die Spannen aus einem Chi-Quadrat-Test.`,
    notInHistory: (count) =>
      count === 1
        ? `${rounds(count)} steht in deinen Gesamtzahlen, aber nicht in deinem Verlauf, darum ist sie hier nicht enthalten.`
        : `${rounds(count)} stehen in deinen Gesamtzahlen, aber nicht in deinem Verlauf, darum sind sie hier nicht enthalten.`,
    onlyTotals:
      'Dein Browser kann keinen Verlauf deiner Runden aufheben, darum werden hier deine Gesamtzahlen verglichen. Die zeigen nicht, was jede einzelne Runde zurückgezahlt hat.',
    count: (count) => count.toLocaleString(locale(), { maximumFractionDigits: count < 100 ? 1 : 0 }),
    percent: (part) =>
      part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: part < 1 ? 1 : 0 }),
    counts: (min, max) => `${formatCoins(min)}–${formatCoins(max)}`,
    percents: (min, max) => `${formatRounded(min * 100)}–${formatRounded(max * 100)}\u00A0%`,
  },
  recompute: {
    title: 'Rechne die Chancen selbst nach',
    text: 'Dein Browser kann die Chancen aus den Regeln berechnen, die diese Website veröffentlicht. Er zählt jede Kombination, die die Walzen zeigen können. Das sind zig Millionen, darum dauert es ein paar Sekunden. Dabei wird nichts übertragen.',
    start: 'Chancen nachrechnen',
    again: 'Noch einmal nachrechnen',
    cancel: 'Abbrechen',
    progress: 'Fortschritt',
    cancelled: 'Abgebrochen.',
    same: (seconds) =>
      `Fertig nach ${seconds.toLocaleString(locale(), { maximumFractionDigits: 1 })} Sekunden. Jeder Wert stimmt bis zur letzten Stelle überein.`,
    figureOf: (game, figure) => `${game}: ${figure}`,
    different: (names) =>
      `Diese Werte weichen von den veröffentlichten ab: ${names}. Lade die Seite neu, dann bekommst du die neueste Version. Wenn sie dann immer noch abweichen, melde es bitte.`,
    failed:
      'Die Chancen konnten nicht berechnet werden. Prüfe deine Verbindung, lade die Seite neu und versuche es noch einmal.',
    columns: { figure: 'Wert', published: 'Veröffentlicht', found: 'Auf diesem Gerät' },
    notYet: '–',
    figures: (spins): Readonly<Record<string, string>> => ({
      returnToPlayer: 'Auszahlungsquote',
      hitRate: 'Trefferquote',
      featureRate: `Gratis-${spins}`,
      featureShare: `Auszahlung durch Gratis-${spins}`,
      standardDeviation: 'Standardabweichung',
      largestWin: 'Größter Gewinn',
    }),
    units: (spins) =>
      `Die Auszahlungsquote sagt, wie viel von jeder gesetzten Münze zu dir zurückkommt, die Trefferquote, welcher Anteil der Runden zahlt${spins ? ` oder Gratis-${spins} startet` : ''}. Die Standardabweichung misst, wie stark Runden streuen. Sie und der größte Gewinn sind in Einsätzen angegeben.`,
    rules: 'Die veröffentlichten Regeln als Daten:',
  },
  drawing: {
    title: 'Wie eine Runde gezogen wird',
    sentences: [
      'Wenn du drehst, wird die ganze Runde auf einmal gezogen und gespeichert, Gratis-Tauchgänge inbegriffen, noch bevor sich die Walzen bewegen.',
      'Jede Zahl kommt aus dem kryptografischen Zufallsgenerator deines Browsers, und die wenigen Zahlen, die ein Ergebnis bevorzugen würden, werden verworfen.',
      'In Lucky Fishing zeigt jedes Feld jedes der sechs Symbole mit gleicher Wahrscheinlichkeit, und in Ocean Treasures bleibt jede Walze an jeder ihrer Positionen mit gleicher Wahrscheinlichkeit stehen.',
      'Was die Runde zahlt, hängt nur von diesen Symbolen und deinem Einsatz ab, nie von deinem Guthaben, deinen früheren Runden oder davon, wie lange du schon spielst.',
      'Die Symbole, die beim Drehen vorbeiziehen, werden getrennt gezogen, darum beeinflussen sie das Ergebnis nicht und verraten auch nichts darüber.',
    ],
    code: 'Den Code dazu lesen',
  },
} satisfies Translation<typeof english>;
