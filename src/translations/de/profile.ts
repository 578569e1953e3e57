import type { texts as english } from '../../pages/profile/texts';
import { NAME_LENGTH } from '../../player/player-name';
import { timeZone } from '../../ui/format/format-instant';
import { formatCoins, formatPart, formatRounded } from '../../ui/format/format';
import type { Translation } from '../translation';
import { counted } from './german';
import { ui } from './shell';

const coins = (amount: number): string => ui.coins(amount);
const rounds = (count: number): string => counted(count, 'Runde', 'Runden');
const cellsText = (count: number): string => counted(count, 'Feld', 'Felder');

export const profile = {
  intro:
    'Dein Name, deine Statistik und jede Runde, die du gespielt hast. Das alles bleibt auf diesem Gerät und wird nie übertragen.',
  player: {
    title: 'Angler',
    nameless: 'Angler ohne Namen',
    name: 'Dein Name',
    hint: `${NAME_LENGTH.min} bis ${NAME_LENGTH.max} Zeichen, in jeder Schrift.`,
    save: 'Namen speichern',
    saved: 'Dein Name ist gespeichert.',
    notSaved:
      'Dein Browser konnte das nicht speichern, darum hat sich nichts geändert. Schaffe etwas Platz oder erlaube dieser Website, Daten zu speichern, und versuche es dann noch einmal.',
    avatar: 'Bild',
    faults: {
      'too short': `Ein Name braucht mindestens ${NAME_LENGTH.min} sichtbare Zeichen.`,
      'too long': `Ein Name darf höchstens ${NAME_LENGTH.max} Zeichen haben.`,
      unwritable:
        'Dieser Name enthält ein unsichtbares Zeichen, etwa eines, das die Schreibrichtung ändert. Gib den Namen noch einmal ohne dieses Zeichen ein.',
    },
  },
  figures: {
    title: 'Deine Statistik',
    rounds: 'Runden',
    wins: 'Gewinne',
    hitRate: 'Trefferquote',
    game: 'Spiel',
    allGames: 'Alle Spiele',
    expected: (part) => `erwartet: ${formatPart(part)}`,
    noHitRate: '–',
    bet: 'Eingesetzt',
    won: 'Gewonnen',
    net: 'Bilanz',
    time: 'Spielzeit',
    uncounted: (count) =>
      count === 1
        ? `${rounds(count)} aus der Zeit vor dieser Statistik ist nicht enthalten.`
        : `${rounds(count)} aus der Zeit vor dieser Statistik sind nicht enthalten.`,
  },
  history: {
    title: 'Alle Runden',
    columns: { time: 'Zeit', grid: 'Walzen', bet: 'Einsatz', win: 'Gewinn', balance: 'Stand' },
    csvColumns: (zone) => [
      ...['Runde', `Zeit (${zone})`, 'UTC-Offset', 'Spiel'],
      ...['Einsatz', 'Gewinn', 'Guthaben', 'Walzen', 'Gewinne'],
    ],
    watch: 'Ansehen',
    timeZone: `Die Zeiten gelten für die Zeitzone ${timeZone}.`,
    onlyWins: 'Nur Gewinne',
    unknownGame: 'Dieses Spiel gibt es in dieser Version der Website nicht.',
    win: (line, count, symbol, paid) => `${line}: ${count} × ${symbol}, ${coins(paid)}`,
    collected: (symbol, multiplier, paid) =>
      `${symbol}${multiplier > 1 ? ` (zahlt ×${multiplier})` : ''}: ${coins(paid)}`,
    freeSpins: (count, { spin, spins } = { spin: 'Spin', spins: 'Spins' }, paid) =>
      `${counted(count, `Gratis-${spin}`, `Gratis-${spins}`)}: ${coins(paid)}`,
    export: 'Als CSV exportieren',
    exporting: 'Datei wird erstellt …',
    exportFailed:
      'Dein Verlauf konnte nicht gelesen werden. Lade die Seite neu und versuche es dann noch einmal.',
    none: 'Noch keine Runden. Jede Runde, die du spielst, erscheint hier.',
    noWins: 'Noch keine Gewinne.',
    noWin: 'keiner',
    refused:
      'Dein Browser kann keinen Verlauf aufheben, weil er dieser Website keine Datenbank erlaubt. Das kann in einem privaten Fenster so sein. Münzen und Statistik werden wie gewohnt gespeichert.',
    pages: 'Seiten des Verlaufs',
    newest: 'Neueste',
    newer: 'Neuere',
    older: 'Ältere',
    oldest: 'Älteste',
    page: (page, pages) => `Seite ${formatCoins(page)} von ${formatCoins(pages)}`,
  },
  balance: {
    title: 'Dein Guthaben im Verlauf',
    summary: (from, to, min, max, shown, played) =>
      `Von ${coins(from)} auf ${coins(to)}. Das niedrigste gezeigte Guthaben ist ${formatCoins(min)}, das höchste ${formatCoins(max)}.${shown < played ? ` Das Diagramm zeigt ${formatCoins(shown)} von ${rounds(played)}.` : ''}`,
    table: 'Guthaben als Tabelle',
    columns: { time: `Zeit (${timeZone})`, balance: 'Guthaben' },
    none: 'Spiel zwei Runden, dann siehst du hier ein Diagramm deines Guthabens.',
  },
  symbols: {
    title: 'Gesehene Symbole',
    titleOf: (game) => `Gesehene Symbole in ${game}`,
    strips: (cells) =>
      `Bisher ${cellsText(cells)}. Jede Walze hat ihren eigenen Streifen, darum kommen manche Symbole öfter vor als andere. Die Streifen findest du auf der Seite des Spiels.`,
    summary: (cells, expected, min, max) =>
      `Bisher ${cellsText(cells)}. Jedes Symbol sollte etwa ${formatPart(expected)} davon füllen. Allein durch Zufall liegt sein Anteil in 99 von 100 Fällen zwischen ${formatPart(min)} und ${formatPart(max)}.`,
    inside: 'Jedes Symbol liegt in diesem Bereich.',
    outside: (names, symbols) =>
      `Außerhalb dieses Bereichs: ${names}. Bei ${symbols} Symbolen passiert das in einem fairen Spiel etwa einer von ${formatRounded(1 / (1 - 0.99 ** symbols))} Personen.`,
    table: 'Symbole als Tabelle',
    columns: { symbol: 'Symbol', seen: 'Gesehen', share: 'Anteil', band: 'Im Bereich' },
    yes: 'ja',
    no: 'nein',
    none: 'Noch keine Symbole. Gezählt wird ab deiner ersten Runde.',
  },
  plotMissing:
    'Dein Browser kann das Diagramm gerade nicht zeichnen. In der Tabelle stehen dieselben Zahlen.',
  file: {
    title: 'Sicherungsdatei',
    text: 'Eine Datei enthält alles: Münzen, Runden, Namen, Wochen-Challenge und Einstellungen. Heb sie als Sicherung auf oder nimm sie auf ein anderes Gerät mit.',
    save: 'In Datei sichern',
    choose: 'Datei importieren',
    paste: { button: 'Text einfügen', label: 'Text deines Spielstands', check: 'Text prüfen' },
    faults: {
      'too large': 'Diese Datei ist zu groß für eine Sicherungsdatei. Es wurde nichts geändert.',
      'not JSON':
        'Das ist keine Sicherungsdatei, oder ein Teil davon fehlt. Es wurde nichts geändert. Wähle eine andere Datei.',
      'of another program':
        'Diese Datei stammt aus einem anderen Programm. Es wurde nichts geändert. Wähle eine Datei, die du in Lucky Fishing gespeichert hast.',
      newer:
        'Diese Datei stammt aus einer neueren Version des Spiels. Es wurde nichts geändert. Lade die Seite neu, um das Spiel zu aktualisieren, und versuche es dann noch einmal.',
      damaged:
        'Diese Sicherungsdatei ist beschädigt. Es wurde nichts geändert. Wenn du noch eine Kopie hast, versuche es mit der.',
      'impossible name': `Der Name in dieser Datei ist nicht erlaubt. Namen haben ${NAME_LENGTH.min} bis ${NAME_LENGTH.max} Zeichen. Es wurde nichts geändert.`,
      'more wins than rounds':
        'In dieser Datei stehen mehr Gewinne als Runden, das ist unmöglich. Es wurde nichts geändert.',
      'impossible totals':
        'Die Gesamtzahlen in dieser Datei gehen nicht auf: Runden, Einsätze, Gewinne und Symbole widersprechen sich. Es wurde nichts geändert.',
      'impossible records':
        'Die Rekorde in dieser Datei passen nicht zu ihren Münzen und Runden. Es wurde nichts geändert.',
      'impossible rounds':
        'Diese Datei enthält eine Runde, die auf den Walzen ihres Spiels nicht vorkommen kann. Es wurde nichts geändert.',
      'too many rounds':
        'In dieser Datei stehen mehr Runden, als je gestartet wurden, das ist unmöglich. Es wurde nichts geändert.',
    },
    failed:
      'Dein Browser konnte das nicht speichern, darum wurde nichts geändert. Schaffe etwas Platz oder erlaube dieser Website, Daten zu speichern, und versuche es dann noch einmal.',
    notMade:
      'Die Datei konnte nicht erstellt werden. Es wurde nichts geändert. Lade die Seite neu und versuche es noch einmal.',
    withoutHistory:
      'Die Datei enthält alles außer dem Verlauf, den dein Browser nicht lesen konnte. Um auch ihn zu sichern, lade die Seite neu und versuche es noch einmal.',
    mayDelete: {
      tab: 'Wenn du eine Weile nicht vorbeikommst, kann dein Browser deinen Spielstand löschen. Um ihn zu behalten, installiere das Spiel oder sichere ihn in einer Datei.',
      installed:
        'Wenn du eine Weile nicht vorbeikommst, kann dein Browser deinen Spielstand löschen. Um ihn zu behalten, sichere ihn in einer Datei.',
    },
    lastSaved: (day) => `Zuletzt hast du am ${day} eine Kopie angefordert. Sieh nach, ob du sie noch hast.`,
    confirm: 'Importieren',
    cancel: 'Abbrechen',
    done: 'Die Datei wurde importiert.',
    undoNote: 'Du kannst den Import rückgängig machen, bis du diese Seite verlässt oder eine Runde spielst.',
    undo: 'Rückgängig',
    undone: 'Alles ist wieder wie vorher.',
    undoneBut:
      'Dein Spiel ist wieder wie vorher. Einen Import rückgängig zu machen lockert Limits und Auszeiten aber nie, darum bleiben diese:',
    tooLate:
      'Du kannst den Import nicht mehr rückgängig machen, weil du seitdem eine Runde gespielt oder eine andere Datei importiert hast.',
    preview: {
      title: 'Was sich ändert',
      savedAt: (when) => `Diese Datei wurde am ${when} Uhr gesichert.`,
      columns: { what: 'Was', now: 'Jetzt', then: 'Nach dem Import' },
      same: 'unverändert',
      stricter:
        'Ein Import lockert deine Limits und Auszeiten nie. Wenn er sie verschärft, bleiben sie so, auch wenn du ihn rückgängig machst.',
      stays: 'Alles, was hier nicht steht, bleibt, wie es ist.',
      rows: {
        name: 'Name',
        avatar: 'Bild',
        coins: 'Münzen',
        rounds: 'Gespielte Runden',
        wins: 'Gewinne',
        bet: 'Eingesetzt',
        won: 'Gewonnen',
        symbols: 'Gesehene Symbole',
        history: 'Runden im Verlauf',
        begun: 'Gestartete Runden',
        openRound: 'Offene Runde',
        bets: 'Gewählter Einsatz',
        lastGrid: 'Auf den Walzen',
        highest: 'Höchstes Guthaben',
        largest: 'Größter Gewinn',
        longestRun: 'Längste Gewinnserie',
        run: 'Laufende Gewinnserie',
        time: 'Spielzeit',
        lastPlayed: 'Zuletzt gespielt',
        days: 'Runden diese und letzte Woche',
        reminded: 'Letzte tägliche Erinnerung',
        challenge: 'Spins in der Wochen-Challenge',
        score: 'Punkte in der Wochen-Challenge',
        ended: 'Wochen, deren Preis noch aussteht',
        weeks: 'Vergangene Wochen',
        unseen: 'Noch nicht gezeigte Wochenergebnisse',
        lastBonus: 'Letzter Tagesbonus',
        streak: 'Tagesbonus-Serie',
        sound: 'Ton',
        effects: 'Lautstärke der Effekte',
        music: 'Lautstärke der Musik',
        mono: 'Mono-Ton',
        motion: 'Bewegung',
        idleMotion: 'Bewegtes Meer zwischen Spins',
        vibration: 'Vibration',
        renderer: 'Grafik',
        skin: 'Look',
        helpKey: 'Kürzel für die Hilfe (?)',
        language: 'Sprache',
        saved: 'Letzte Sicherungsdatei',
      },
      none: '–',
      never: 'nie',
      on: 'an',
      off: 'aus',
      inGame: (game, text) => `${game}: ${text}`,
      games: (said) => said.join('; '),
      symbol: (name, times) => `${name}\u00A0${formatCoins(times)}`,
      symbols: (said) => said.join(', '),
      openRound: (bet) => `ein Einsatz von ${coins(bet)}`,
      score: (score, week) => `${formatCoins(score)}, ${week}`,
      others: (text) => `${text} (andere Einzelheiten)`,
    },
    limitChanges: {
      title: 'Limits und Auszeiten in dieser Datei',
      breakUntil: (end, isTaken) =>
        isTaken
          ? `Du machst eine Auszeit bis zum ${end} Uhr. Vorher öffnet kein Spiel.`
          : `Nach dem Import machst du eine Auszeit bis zum ${end} Uhr. Vorher öffnet kein Spiel.`,
      noBreak: 'Keine Auszeit.',
      limits: {
        session: 'Sitzungslimit',
        remindEvery: 'Erinnerung beim Spielen',
        remindDaily: 'Tägliche Erinnerung',
        betPerDay: 'Einsatzlimit pro Tag',
        betPerWeek: 'Einsatzlimit pro Woche',
      },
      limit: (name, then, now) => `${name}: ${then} (vorher: ${now}).`,
      later: (name, from, text) => `${name} ab ${from} Uhr: ${text}.`,
      noLater: (name) => `${name}: Die geplante Lockerung entfällt.`,
      counted: (period, text) => `Auf deine Limits wird ${period} angerechnet: ${text}.`,
      periods: {
        session: 'in dieser Sitzung',
        today: 'heute',
        week: 'diese Woche',
        sinceReminder: 'seit der letzten Erinnerung',
      },
      sum: (time, played, bet, won) =>
        `${time} Spielzeit, ${rounds(played)}, ${coins(bet)} gesetzt und ${coins(won)} gewonnen`,
    },
  },
} satisfies Translation<typeof english>;
