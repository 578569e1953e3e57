import { formatCoins, formatPart, formatRounded } from '../../ui/format/format';
import { NAME_LENGTH, type NameFault } from '../../player/player-name';
import type { Limits } from '../../player/limits/limits';
import type { FileFault } from '../../store/account/save-file';
import type { DisplayContext } from '../../store/game-state';
import { timeZone } from '../../ui/format/format-instant';
import { translatable } from '../../languages/language';

const counted = (amount: number, one: string, other: string): string =>
  `${formatCoins(amount)} ${amount === 1 ? one : other}`;
const coins = (amount: number): string => counted(amount, 'coin', 'coins');
const rounds = (count: number): string => counted(count, 'round', 'rounds');

/** Everything the Profile page says. Amounts are in coins, parts from 0 to 1. */
export const texts = translatable('profile/profile', {
  intro:
    "Your name, your stats and every round you've played. All of this stays on this device and is never sent anywhere.",
  player: {
    title: 'Angler',
    nameless: 'Unnamed angler',
    name: 'Your name',
    hint: `${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters, in any script.`,
    save: 'Save name',
    saved: 'Your name is saved.',
    notSaved:
      "Your browser couldn't save that, so nothing has changed. Free up some space or allow this site to store data, then try again.",
    avatar: 'Picture',
    faults: {
      'too short': `A name needs at least ${NAME_LENGTH.min} visible characters.`,
      'too long': `A name can have at most ${NAME_LENGTH.max} characters.`,
      unwritable:
        'This name contains an invisible character, such as one that changes the writing direction. Type the name again without it.',
    } satisfies Record<NameFault, string>,
  },
  figures: {
    title: 'Your stats',
    rounds: 'Rounds',
    wins: 'Wins',
    hitRate: 'Hit rate',
    game: 'Game',
    allGames: 'All games',
    expected: (part: number) => `expected: ${formatPart(part)}`,
    noHitRate: '–',
    bet: 'Coins bet',
    won: 'Coins won',
    net: 'Net',
    time: 'Time played',
    uncounted: (count: number) =>
      count === 1
        ? "1 round from before the game kept these stats isn't included."
        : `${rounds(count)} from before the game kept these stats aren't included.`,
  },
  history: {
    title: 'Every round',
    columns: { time: 'Time', grid: 'Grid', bet: 'Bet', win: 'Win', balance: 'Balance' },
    /** Of the file for spreadsheets; the second one names the time zone. */
    csvColumns: (zone: string) => [
      ...['Round', `Time (${zone})`, 'UTC offset', 'Game', 'Bet', 'Win', 'Balance', 'Grids', 'Wins'],
    ],
    /** Shows the round again. */
    watch: 'Watch',
    timeZone: `Times are in the ${timeZone} time zone.`,
    onlyWins: 'Wins only',
    unknownGame: "This version of the site doesn't have this game.",
    /** What a line of symbols paid. */
    win: (line: string, count: number, symbol: string, paid: number) =>
      `${line}: ${count} × ${symbol}, ${coins(paid)}`,
    /** What a collected symbol paid. */
    collected: (symbol: string, multiplier: number, paid: number) =>
      `${symbol}${multiplier > 1 ? ` (pays ×${multiplier})` : ''}: ${coins(paid)}`,
    /** How many free spins a round had, by the name that its game gives them, and what they paid together. */
    freeSpins: (count: number, { spin, spins } = { spin: 'spin', spins: 'spins' }, paid: number) =>
      `${counted(count, `free ${spin}`, `free ${spins}`)}: ${coins(paid)}`,
    export: 'Export as CSV',
    exporting: 'Writing the file...',
    exportFailed: "Your history couldn't be read. Reload the page, then try again.",
    none: 'No rounds yet. Every round you play appears here.',
    noWins: 'No wins yet.',
    noWin: 'none',
    refused:
      "Your browser can't keep a history, because it doesn't let this site use a database. This can happen in a private window. Your coins and stats are saved as usual.",
    pages: 'Pages of the history',
    newest: 'Newest',
    newer: 'Newer',
    older: 'Older',
    oldest: 'Oldest',
    page: (page: number, pages: number) => `Page ${formatCoins(page)} of ${formatCoins(pages)}`,
  },
  balance: {
    title: 'Balance over time',
    /** `shown` of all `played` rounds are drawn. */
    summary: (from: number, to: number, min: number, max: number, shown: number, played: number) =>
      `From ${coins(from)} to ${coins(to)}. The lowest balance shown is ${formatCoins(min)}, the highest ${formatCoins(max)}.${shown < played ? ` The chart shows ${formatCoins(shown)} of ${rounds(played)}.` : ''}`,
    table: 'Balance as a table',
    columns: { time: `Time (${timeZone})`, balance: 'Balance' },
    none: 'Play two rounds to see a chart of your balance.',
  },
  symbols: {
    title: 'Symbols seen',
    titleOf: (game: string) => `Symbols seen in ${game}`,
    strips: (cells: number) =>
      `${counted(cells, 'cell', 'cells')} so far. Each reel has its own strip, so some symbols come up more often than others. You can see the strips on the game's page.`,
    summary: (cells: number, expected: number, min: number, max: number) =>
      `${counted(cells, 'cell', 'cells')} so far. Each symbol should fill about ${formatPart(expected)} of them. By chance alone, its share is between ${formatPart(min)} and ${formatPart(max)} 99 times out of 100.`,
    inside: 'Every symbol is in that range.',
    outside: (names: string, symbols: number) =>
      `Outside that range: ${names}. With ${symbols} symbols, this happens to about one in ${formatRounded(1 / (1 - 0.99 ** symbols))} players of a fair game.`,
    table: 'Symbols as a table',
    columns: { symbol: 'Symbol', seen: 'Seen', share: 'Share', band: 'In range' },
    yes: 'yes',
    no: 'no',
    none: 'No symbols yet. Counting starts with your first round.',
  },
  plotMissing: "Your browser can't draw the chart right now. The table has the same numbers.",
  file: {
    title: 'Save file',
    text: 'One file holds everything: your coins, rounds, name, weekly challenge and settings. Keep it as a backup, or take it to another device.',
    save: 'Save to a file',
    choose: 'Import a file',
    paste: { button: 'Paste text', label: 'Text of your saved game', check: 'Check the text' },
    faults: {
      'too large': 'This file is too large to be a save file. Nothing was changed.',
      'not JSON':
        'This is not a save file, or part of it is missing. Nothing was changed. Choose another file.',
      'of another program':
        'This file comes from another program. Nothing was changed. Choose a file that you saved in Lucky Fishing.',
      newer:
        'This file comes from a newer version of the game. Nothing was changed. Reload the page to update the game, then try again.',
      damaged: 'This save file is damaged. Nothing was changed. If you have another copy, try that one.',
      'impossible name': `The name in this file isn't allowed. Names have ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters. Nothing was changed.`,
      'more wins than rounds':
        'This file lists more wins than rounds, which is impossible. Nothing was changed.',
      'impossible totals':
        "The totals in this file don't add up: its rounds, bets, wins and symbols contradict each other. Nothing was changed.",
      'impossible records': "The records in this file don't match its coins and rounds. Nothing was changed.",
      'impossible rounds':
        "This file contains a round that its game's reels can't produce. Nothing was changed.",
      'too many rounds':
        'This file lists more rounds than were ever started, which is impossible. Nothing was changed.',
    } satisfies Record<FileFault, string>,
    failed:
      "Your browser couldn't save that, so nothing was changed. Free up some space or allow this site to store data, then try again.",
    notMade: "The file couldn't be created. Nothing was changed. Reload the page and try again.",
    withoutHistory:
      "The file has everything except the history, which your browser couldn't read. To save that too, reload the page and try again.",
    mayDelete: {
      tab: "Your browser may delete your saved game if you don't visit for a while. To keep it, install the game or save it to a file.",
      installed:
        "Your browser may delete your saved game if you don't visit for a while. To keep it, save it to a file.",
    } satisfies Record<DisplayContext, string>,
    lastSaved: (day: string) => `You last asked for a copy on ${day}. Make sure you still have it.`,
    confirm: 'Import',
    cancel: 'Cancel',
    done: 'The file was imported.',
    undoNote: 'You can undo the import until you leave this page or play a round.',
    undo: 'Undo',
    undone: 'Everything is back to how it was.',
    undoneBut:
      'Your game is back to how it was. Undoing an import never loosens limits or breaks, so these stay:',
    tooLate:
      "You can't undo the import any more, because you've played a round or imported another file since.",
    preview: {
      title: 'What will change',
      savedAt: (when: string) => `This file was saved on ${when}.`,
      columns: { what: 'What', now: 'Now', then: 'After the import' },
      same: 'unchanged',
      stricter:
        'An import never loosens your limits and breaks. If it makes them stricter, they stay that way even if you undo it.',
      stays: 'Everything not listed here stays as it is.',
      rows: {
        name: 'Name',
        avatar: 'Picture',
        coins: 'Coins',
        rounds: 'Rounds played',
        wins: 'Wins',
        bet: 'Coins bet',
        won: 'Coins won',
        symbols: 'Symbols seen',
        history: 'Rounds in the history',
        begun: 'Rounds started',
        openRound: 'Unfinished round',
        bets: 'Selected bet',
        lastGrid: 'On the reels',
        highest: 'Highest balance',
        largest: 'Largest win',
        longestRun: 'Longest winning streak',
        run: 'Current winning streak',
        time: 'Time played',
        lastPlayed: 'Last played',
        days: 'Rounds this week and last week',
        reminded: 'Last daily reminder',
        challenge: 'Spins in the weekly challenge',
        score: 'Score in the weekly challenge',
        ended: 'Weeks awaiting their prize',
        weeks: 'Past weeks',
        unseen: 'Weekly results not shown yet',
        lastBonus: 'Last daily bonus',
        streak: 'Daily bonus streak',
        sound: 'Sound',
        effects: 'Effects volume',
        music: 'Music volume',
        mono: 'Mono sound',
        motion: 'Motion',
        idleMotion: 'Moving sea between spins',
        vibration: 'Vibration',
        renderer: 'Graphics',
        skin: 'Look',
        helpKey: 'Help shortcut (?)',
        language: 'Language',
        saved: 'Last save file',
      },
      none: 'none',
      never: 'never',
      on: 'on',
      off: 'off',
      /** Something about one of several games. */
      inGame: (game: string, text: string) => `${game}: ${text}`,
      /** One after the other, in a line. */
      games: (texts: readonly string[]) => texts.join('; '),
      symbol: (name: string, times: number) => `${name} ${formatCoins(times)}`,
      /** What `symbol` says of each, in a line. */
      symbols: (texts: readonly string[]) => texts.join(', '),
      openRound: (bet: number) => `a bet of ${coins(bet)}`,
      score: (score: number, week: string) => `${formatCoins(score)}, ${week}`,
      /** Where the text is the same, but not what it stands for. */
      others: (text: string) => `${text} (different details)`,
    },
    limitChanges: {
      title: 'Limits and breaks in this file',
      breakUntil: (end: string, isTaken: boolean) =>
        `You ${isTaken ? 'are' : 'will be'} on a break until ${end}. No game opens before then.`,
      noBreak: 'No break.',
      limits: {
        session: 'Session limit',
        remindEvery: 'Reminder while you play',
        remindDaily: 'Daily reminder',
        betPerDay: 'Daily bet limit',
        betPerWeek: 'Weekly bet limit',
      } satisfies Record<keyof Limits, string>,
      limit: (name: string, then: string, now: string) => `${name}: ${then} (before: ${now}).`,
      later: (name: string, from: string, text: string) => `${name} from ${from}: ${text}.`,
      noLater: (name: string) => `${name}: your planned change to a looser limit will be cancelled.`,
      counted: (period: string, text: string) => `Counted towards your limits ${period}: ${text}.`,
      periods: {
        session: 'in this session',
        today: 'today',
        week: 'this week',
        sinceReminder: 'since the last reminder',
      },
      sum: (time: string, played: number, bet: number, won: number) =>
        `${time} of play, ${rounds(played)}, ${coins(bet)} bet and ${coins(won)} won`,
    },
  },
});
