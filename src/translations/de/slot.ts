import { MINUTE_MS } from '../../engine/time';
import type { texts as englishHelp } from '../../pages/slot/help/texts';
import type { texts as englishReplay } from '../../pages/slot/replay/texts';
import type { texts as english } from '../../pages/slot/texts';
import { netOf } from '../../player/limits/play-log';
import { locale } from '../../languages/language';
import { formatCoins, formatNet, formatPart, formatRounded } from '../../ui/format/format';
import type { texts as englishStage } from '../../stage/wins/texts';
import type { Translation } from '../translation';
import { ui } from './shell';

const coins = (count: number): string => ui.coins(count);

const minutes = (count: number): string => `${formatCoins(count)} min`;

const limitNames = { day: 'Tageslimit', week: 'Wochenlimit' };

export const slot = {
  bet: 'Einsatz',
  win: 'Gewinn',
  chooseBet: 'Einsatz wählen',
  betChoice: coins,
  lowerBet: (step) => `Senkt den Einsatz um ${coins(step)}`,
  raiseBet: (step) => `Erhöht den Einsatz um ${coins(step)}`,
  spin: 'DREHEN!',
  spinning: 'Dreht sich …',
  stage: 'Walzen: zum Drehen Leertaste oder Enter drücken',
  reels: 'Walzen',
  finish: 'Zum Beenden drücken',
  simpleReels: 'Du siehst einfache Walzen. Deine Münzen sind sicher.',
  retry: 'Neu versuchen',
  soundOffer: { question: 'Mit Ton spielen?', accept: 'Einschalten', decline: 'Nein danke' },
  help: 'Hilfe',
  watchAgain: 'Noch mal ansehen',
  noReplay: {
    title: 'Die Runde konnte nicht geladen werden',
    description: 'Prüfe deine Verbindung und versuche es noch einmal.',
  },
  helpTip: 'Regeln, Gewinntabelle, Chancen und Tasten',
  looks: {
    button: 'Looks',
    title: 'Look wählen',
    text: 'Er ändert die Spiele und alle Seiten, sofort oder sobald die Walzen stehen.',
    notLoaded: {
      title: 'Die Looks konnten nicht geladen werden',
      description: 'Prüfe deine Verbindung und versuche es noch einmal.',
    },
  },
  noHelp: {
    title: 'Die Hilfe konnte nicht geladen werden',
    description: 'Prüfe deine Verbindung und versuche es noch einmal.',
  },

  session: 'Sitzung',
  net: 'Bilanz',
  minutes,
  minutesAndLeft: (played, left) => `${minutes(played)} · noch ${minutes(left)}`,
  gained: formatNet,
  blocked: (block, when) => {
    switch (block.reason) {
      case 'break':
        return {
          title: 'Du machst gerade eine Auszeit.',
          description: `Die Spiele öffnen ${when} wieder.`,
        };
      case 'session':
        return {
          title: 'Du hast dein Sitzungslimit erreicht.',
          description: `Zeit für eine Pause. Du kannst ${when} wieder drehen.`,
        };
      case 'bet limit':
        return block.left > 0
          ? {
              title: `Dieser Einsatz übersteigt dein ${limitNames[block.per]}.`,
              description: `Du kannst noch bis zu ${coins(block.left)} setzen. Dein Limit wird ${when} zurückgesetzt.`,
            }
          : {
              title: `Du hast dein ${limitNames[block.per]} für Einsätze erreicht.`,
              description: `Du kannst ${when} wieder setzen.`,
            };
    }
  },
  onBreak: {
    title: 'Du machst eine Auszeit',
    text: (when) =>
      `Die Spiele öffnen ${when} wieder, so wie du es wolltest. Bis dahin sind deine Münzen sicher.`,
    help: 'Hilfe finden oder Glücksspielseiten dauerhaft sperren',
    home: 'Zurück an Land',
  },
  reminder: {
    title: { daily: 'Bevor du heute spielst', minutes: 'Dein Spiel bis jetzt' },
    intro: {
      daily: 'Du wolltest das bei deinem ersten Spin des Tages sehen.',
      minutes: 'Du wolltest beim Spielen erinnert werden.',
    },
    yesterday: 'Gestern',
    thisWeek: 'Diese Woche',
    sinceReminder: 'Seit der letzten Erinnerung',
    today: 'Heute',
    rows: [
      { name: 'Spielzeit', value: ({ ms }) => minutes(Math.floor(ms / MINUTE_MS)) },
      { name: 'Eingesetzt', value: ({ bet }) => formatCoins(bet) },
      { name: 'Gewonnen', value: ({ won }) => formatCoins(won) },
      { name: 'Bilanz', value: (played) => formatNet(netOf(played)) },
    ],
    goOn: 'Weiterspielen',
    takeBreak: 'Auszeit nehmen',
    rounds: 'Meine Runden',
  },

  paytable: 'Gewinntabelle',
  times: (payout) => `${formatCoins(payout)}×`,
  coins,
  forBet: (bet) => `Bei Einsatz ${formatCoins(bet)}`,
  ofAKind: (count) => `${count} Gleiche`,
  collectedFor: (payout) => `${coins(payout)} beim Einsammeln`,
  lines: (lines) => `Die ${lines} Gewinnlinien`,
  linePicture: (line, rows) => `${line}: Reihen ${rows.join(', ')}`,
  reelPicture: (line) => `${line}, von oben nach unten`,
  inOrder: (place) => ['1.', '2.', '3.'][place - 1] ?? `${place}.`,
  strips: {
    show: 'Walzen ansehen',
    base: 'Walzenstreifen in einem normalen Spin',
    feature: (spin) => `Walzenstreifen in einem Gratis-${spin}`,
    note: 'Jede Walze bleibt an jeder Position mit gleicher Wahrscheinlichkeit stehen. Das Symbol an dieser Position erscheint oben, die nächsten darunter. Auf die letzte Position folgt wieder die erste.',
    position: 'Position',
    reel: (number) => `Walze ${number}`,
  },
  feature: {
    multiplier: (multiplier) => `×${formatCoins(multiplier)}`,
    left: (left, spins) => `Noch ${formatCoins(left)} ${spins}`,
    last: (spin) => `Letzter ${spin}`,
    numbered: (spin, number, of) => `${spin} ${formatCoins(number)} von ${formatCoins(of)}`,
    toNext: (collectors, collected, every) =>
      `${collectors} ${formatCoins(collected)} von ${formatCoins(every)}`,
    paid: (played, spins, payout) => `${formatCoins(played)} ${spins}: ${coins(payout)}`,
    spin: (spin, number) => `${spin} ${number}`,
  },
  paidBy: {
    times: (count, symbols, times) => `${count} ${symbols} × ${formatCoins(times)}`,
    line: (line, count, symbols, payout) => `${line}: ${count} ${symbols}, ${formatCoins(payout)}`,
    lines: (lines, payout) => `${formatCoins(lines)} Linien: ${formatCoins(payout)}`,
    collected: (collector, payout) => `${collector}: ${formatCoins(payout)}`,
  },
  checkOdds: 'Chancen selbst nachrechnen',
  odds: ({ hitRate, returnToPlayer, largestWin, feature }, { feature: named, oddsNote }) => {
    const spinsPerWin = formatRounded(1 / hitRate);
    if (!feature || !named) {
      return `Etwa 1 von ${spinsPerWin} Spins gewinnt (${formatPart(hitRate)}). Über viele Spins bekommst du für je 100 eingesetzte Münzen etwa ${formatRounded(returnToPlayer * 100)} zurück (${formatPart(returnToPlayer)}). ${oddsNote}`;
    }
    return `Etwa 1 von ${spinsPerWin} Spins zahlt oder startet Gratis-${named.spins} (${formatPart(hitRate)}), etwa 1 von ${formatRounded(1 / feature.rate)} startet Gratis-${named.spins}. Über viele Spins bekommst du ${formatPart(returnToPlayer)} deiner Einsätze zurück. Davon bringen die Gratis-${named.spins} ${formatPart(feature.share)}. Der größtmögliche Gewinn ist das ${formatCoins(largestWin)}-Fache deines Einsatzes. ${oddsNote}`;
  },
} satisfies Translation<typeof english>;

export const replay = {
  name: 'Wiederholung',
  notice: 'Wiederholung. Deine Münzen bleiben unberührt.',
  proof: 'So einen Link kann jeder selbst bauen. Er beweist nichts.',
  watchAgain: 'Noch mal ansehen',
  share: 'Teilen',
  savePicture: 'Bild speichern',
  play: 'Spielen',
  faults: {
    'not a code': 'Dieser Link enthält keine Runde. Kopiere ihn ganz und versuche es noch einmal.',
    'too long': 'Dieser Link ist zu lang für eine Runde. Kopiere nur den Link und versuche es noch einmal.',
    'cut off': 'Ein Teil dieses Links fehlt. Kopiere ihn ganz und versuche es noch einmal.',
    'other rules':
      'Diese Runde stammt aus einem anderen Spiel oder aus der Zeit, bevor sich die Regeln dieses Spiels geändert haben. Prüfe, ob der Link zu diesem Spiel gehört.',
    impossible: 'In diesem Spiel kann es die Runde aus diesem Link nicht geben.',
  },
  faultTitle: 'Diese Runde lässt sich nicht zeigen',
  sharedText: (game) => `${game}: Schau dir diese Runde an`,
  copied: { title: 'Link kopiert', description: 'Füge ihn ein, wo du möchtest.' },
  notCopied: {
    title: 'Der Link konnte nicht kopiert werden',
    description: 'Kopiere ihn stattdessen aus der Adressleiste.',
  },
  notDrawn: {
    title: 'Das Bild konnte nicht erstellt werden',
    description: 'Den Link kannst du trotzdem teilen.',
  },
  notSaved: {
    title: 'Das Bild kann nicht gespeichert werden',
    description:
      'Dein Browser verbirgt zum Schutz vor Tracking, was diese Website zeichnet. Den Link kannst du trotzdem teilen.',
  },
  picture: {
    times: (multiple) => `${multiple.toLocaleString(locale(), { maximumFractionDigits: 2 })}×`,
    ofTheBet: 'den Einsatz',
    noWin: 'Kein Gewinn',
    ofAKind: (count, symbols) => `${count} ${symbols}`,
    moreLines: (lines) => `Noch ${lines} ${lines === 1 ? 'Linie' : 'Linien'}`,
    freeSpins: (count, spins) => `${count} Gratis-${spins}`,
    captionTimes: (spin, multiplier) => `${spin} · ${multiplier}`,
    footer: 'Virtuelle Münzen ohne Geldwert · 18+',
  },
} satisfies Translation<typeof englishReplay>;

export const help = {
  title: 'Hilfe',
  close: 'Schließen',
  rules: 'Regeln',
  bet: ({ min, max, step }) =>
    `Wähle einen Einsatz von ${formatCoins(min)} bis ${formatCoins(max)} Münzen, in Schritten von ${formatCoins(step)}, und dreh dann. Sobald die Walzen starten, geht der Einsatz von deinem Guthaben ab.`,
  paid: 'Gewinne kommen auf dein Guthaben, sobald die Walzen stehen. Münzen sind nur zum Spielen da und haben keinen Geldwert. Das Spiel ist für Erwachsene ab 18 Jahren.',
  odds: 'Chancen',
  anyLine: 'Jede Linie',
  line: (spins) => `1 von ${formatRounded(spins)} Spins`,
  keys: 'Tastenkürzel',
  helpKey: 'Hilfe mit der Taste ? öffnen',
  keyList: (page) => [
    { keys: ['Tab', 'Umschalt + Tab'], does: 'Zum nächsten Button oder Link, oder zurück' },
    {
      keys: ['Leertaste', 'Enter'],
      does: 'Drehen (auf den Walzen oder auf DREHEN!) oder den gewählten Button drücken',
    },
    { keys: ['Leertaste'], does: 'Drehen, wenn kein Button oder Link gewählt ist' },
    { keys: ['?'], does: `Hilfe auf der Seite „${page}“ öffnen` },
    { keys: ['Esc'], does: 'Hilfe, Menü oder Meldung schließen' },
    { keys: ['F8'], does: 'Zu den Meldungen' },
  ],
} satisfies Translation<typeof englishHelp>;

export const stage = {
  line: (name, paid) => `${name}: ${paid}`,
  tally: (values, multiplier, paid) => `${values}${multiplier > 1 ? `, mal ${multiplier}` : ''}: ${paid}`,
} satisfies Translation<typeof englishStage>;
