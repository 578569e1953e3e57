import { formatCoins } from '../../components/format';
import { formatPart, formatRounded } from '../../components/format-odds';
import { NAME_LENGTH, type NameFault } from '../../game/angler-name';
import type { FileFault } from '../../store/save-file';

const coins = (amount: number): string => `${formatCoins(amount)} coins`;

/** All that the Profile page says. */
export const texts = {
  title: 'Profile',
  intro:
    'Everything here lives on this device: your name, your figures and every round you have played. None of it is sent anywhere.',
  angler: {
    title: 'Angler',
    nameless: 'Angler without a name',
    name: "Angler's name",
    hint: `${NAME_LENGTH.least} to ${NAME_LENGTH.most} characters, in any script.`,
    save: 'Save name',
    saved: 'Your name is saved.',
    picture: 'Picture',
    faults: {
      'too short': `A name has at least ${NAME_LENGTH.least} characters that one can see.`,
      'too long': `A name has at most ${NAME_LENGTH.most} characters.`,
      unwritable:
        'This name holds a sign that nobody can see, such as one that turns the direction of writing.',
    } satisfies Record<NameFault, string>,
  },
  figures: {
    title: 'Your figures',
    rounds: 'Rounds',
    wins: 'Wins',
    hitRate: 'Hit rate',
    exact: (part: number) => `exactly ${formatPart(part)} by the odds`,
    bet: 'Coins bet',
    won: 'Coins won',
    net: 'Net',
    time: 'Time played',
    before: (rounds: number) =>
      `${formatCoins(rounds)} ${rounds === 1 ? 'round' : 'rounds'} from before these figures were kept ${rounds === 1 ? 'is' : 'are'} not in them.`,
  },
  history: {
    title: 'Every round',
    columns: { time: 'Time', grid: 'Grid', bet: 'Bet', win: 'Win', balance: 'Balance' },
    onlyWins: 'Only wins',
    export: 'Export as CSV',
    exporting: 'Writing the file ...',
    exportFailed: 'The history could not be read. Try again.',
    none: 'No round yet. Each one that you play appears here.',
    noWins: 'No win yet.',
    noWin: 'none',
    refused:
      'This browser keeps no history: it gives no database to this site, as some do in private windows. Your coins and your figures are kept as ever.',
    pages: 'Pages of the history',
    newest: 'Newest',
    newer: 'Newer',
    older: 'Older',
    oldest: 'Oldest',
    page: (page: number, pages: number) => `Page ${formatCoins(page)} of ${formatCoins(pages)}`,
  },
  balance: {
    title: 'Balance over time',
    summary: (from: number, to: number, least: number, most: number) =>
      `From ${coins(from)} to ${coins(to)}; the lowest drawn is ${formatCoins(least)}, the highest ${formatCoins(most)}.`,
    sampled: (drawn: number, rounds: number) =>
      drawn < rounds ? ` ${formatCoins(drawn)} of ${formatCoins(rounds)} rounds are drawn.` : '',
    table: 'The balance as a table',
    columns: { time: 'Time', balance: 'Balance' },
    axis: 'Coins',
    none: 'Two rounds make a line. It is drawn once you have played them.',
  },
  symbols: {
    title: 'Symbols seen',
    summary: (cells: number, expected: number, least: number, most: number) =>
      `${formatCoins(cells)} cells so far. Each symbol is expected in ${formatPart(expected)} of them. By chance alone its share lies between ${formatPart(least)} and ${formatPart(most)} 99 times in 100.`,
    inside: 'All of them do.',
    outside: (names: string, symbols: number) =>
      `Outside that band: ${names}. With ${symbols} symbols that happens to about one fair player in ${formatRounded(1 / (1 - 0.99 ** symbols))}.`,
    table: 'The symbols as a table',
    columns: { symbol: 'Symbol', seen: 'Seen', share: 'Share', band: 'Within the band' },
    yes: 'yes',
    no: 'no',
    none: 'No symbol yet: they are counted from your first round on.',
  },
  plotMissing: 'It can not be drawn in this browser at the moment. The table has its numbers.',
  file: {
    title: 'Save file',
    text: 'One file holds everything: coins, rounds, name, challenge and settings. Keep it, or take it along to another device.',
    save: 'Save to a file',
    saving: 'Writing the file ...',
    choose: 'Bring in a file',
    faults: {
      'too large': 'This file is too large for a save file. Nothing was changed.',
      'not JSON': 'This is not a save file, or it was cut off on the way. Nothing was changed.',
      'of another program': 'This file comes from another program. Nothing was changed.',
      newer:
        'This file comes from a newer version of the game. Reload the page to get that. Nothing was changed.',
      damaged: 'This save file is damaged: what is in it cannot be true. Nothing was changed.',
    } satisfies Record<FileFault, string>,
    failed: 'Your browser could not store that. Nothing was changed.',
    preview: 'What will change',
    savedAt: (when: string) => `The file was saved on ${when}.`,
    columns: { what: 'What', now: 'Now', then: 'Then' },
    same: 'stays',
    limits: 'Limits and breaks stay as strict as they are, or get stricter.',
    confirm: 'Bring it in',
    cancel: 'Leave it',
    done: 'The file has been brought in.',
    undoNote: 'Until you leave this page or play a round you can go back to what was here.',
    undo: 'Undo',
    undone: 'Everything is back as it was.',
    tooLate: 'A round has been played since, so there is no way back any more.',
    rows: {
      name: 'Name',
      picture: 'Picture',
      coins: 'Coins',
      rounds: 'Rounds played',
      history: 'Rounds in the history',
      wins: 'Wins',
      time: 'Time played',
      highest: 'Highest balance',
      challenge: 'Spins counted in the weekly challenge',
      weeks: 'Past weeks',
      sound: 'Sound',
    },
    noName: 'none',
    on: 'on',
    off: 'off',
  },
} as const;
