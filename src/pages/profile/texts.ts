import { formatCoins } from '../../ui/format/format';
import { formatPart, formatRounded } from '../../ui/format/format-odds';
import { NAME_LENGTH, type NameFault } from '../../player/player-name';
import type { Limits } from '../../player/limits/limits';
import type { FileFault } from '../../store/account/save-file';
import type { DisplayContext } from '../../store/game-state';
import { timeZone } from './format-time';

const coins = (amount: number): string => `${formatCoins(amount)} coins`;

/** All that the Profile page says. */
export const texts = {
  title: 'Profile',
  intro:
    'Everything here lives on this device: your name, your figures and every round you have played. None of it is sent anywhere.',
  player: {
    title: 'Angler',
    nameless: 'Angler without a name',
    name: "Angler's name",
    hint: `${NAME_LENGTH.least} to ${NAME_LENGTH.most} characters, in any script.`,
    save: 'Save name',
    saved: 'Your name is saved.',
    notSaved:
      'Your browser did not store that, so it stays as it was. Allow this site to store data or free some space, then try again.',
    avatar: 'Picture',
    faults: {
      'too short': `A name needs at least ${NAME_LENGTH.least} visible characters.`,
      'too long': `A name has at most ${NAME_LENGTH.most} characters.`,
      unwritable:
        'This name contains an invisible character, such as one that changes the writing direction.',
    } satisfies Record<NameFault, string>,
  },
  figures: {
    title: 'Your figures',
    rounds: 'Rounds',
    wins: 'Wins',
    hitRate: 'Hit rate',
    game: 'Game',
    allGames: 'All games',
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
    timeZone: `Times are in the ${timeZone} time zone.`,
    onlyWins: 'Only wins',
    unknownGame: 'This program does not have this game.',
    /** How many free spins a round had, what its game calls them, and what they paid together (coins). */
    freeSpins: (count: number, spins: string, paid: number) =>
      `${formatCoins(count)} free ${spins}: ${coins(paid)}`,
    export: 'Export as CSV',
    exporting: 'Writing the file ...',
    exportFailed: 'The history could not be read. Try again.',
    none: 'No round yet. Each one that you play appears here.',
    noWins: 'No win yet.',
    noWin: 'none',
    refused:
      'This browser keeps no history: it gives this site no database, as in some private windows. Your coins and your figures are saved as usual.',
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
    columns: { time: `Time (${timeZone})`, balance: 'Balance' },
    axis: 'Coins',
    none: 'Two rounds make a line. It is drawn once you have played them.',
  },
  symbols: {
    title: 'Symbols seen',
    /** Where the figures are of several games. */
    titleOf: (game: string) => `Symbols seen in ${game}`,
    strips: (cells: number) =>
      `${formatCoins(cells)} cells so far. Each reel has a printed strip of its own, so some symbols come more often than others: the page of the game shows the strips.`,
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
  plotMissing: 'This browser cannot draw the chart at the moment. The table has its numbers.',
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
        'This file comes from a newer version of the game. Reload the page to get it. Nothing was changed.',
      damaged: 'This save file is damaged: its contents cannot be true. Nothing was changed.',
      'impossible name': `The game does not allow the name in this file: a name has ${NAME_LENGTH.least} to ${NAME_LENGTH.most} characters. Nothing was changed.`,
      'more wins than rounds':
        'This file counts more wins than rounds, which cannot be true. Nothing was changed.',
      'impossible totals':
        'No rounds could add up to the totals in this file: its rounds, bets, wins and symbols do not fit together. Nothing was changed.',
      'impossible records':
        'The records in this file cannot be true: they do not fit its coins and rounds. Nothing was changed.',
      'impossible rounds':
        'A round in this file cannot have been played: its game has no such reels. Nothing was changed.',
      'too many rounds':
        'This file lists more rounds than its game has started, which cannot be true. Nothing was changed.',
    } satisfies Record<FileFault, string>,
    failed:
      'Your browser did not store that, so nothing was changed. Allow this site to store data or free some space, then try again.',
    notMade: 'The file could not be created. Nothing was changed. Reload the page and try again.',
    withoutHistory:
      'The file holds all but the history, which this browser does not give out now. To save that too, reload the page and try again.',
    mayDelete: {
      tab: 'This browser may delete the game when you have not visited for a while: to keep it, install the game or save it to a file.',
      installed:
        'This browser may delete the game when you have not visited for a while: to keep it, save it to a file.',
    } satisfies Record<DisplayContext, string>,
    lastSaved: (day: string) => `Last saved to a file on ${day}.`,
    confirm: 'Import',
    cancel: 'Cancel',
    done: 'The file was imported.',
    undoNote: 'You can undo the import until you leave this page or play a round.',
    undo: 'Undo',
    undone: 'Everything is back as it was.',
    undoneBut: 'Your game is back as it was. Limits and breaks only get stricter, so these stay:',
    tooLate: 'The import can no longer be undone: a round was played or another file was imported since.',
    preview: {
      title: 'What will change',
      savedAt: (when: string) => `The file was saved on ${when}.`,
      columns: { what: 'What', now: 'Now', then: 'Then' },
      same: 'stays',
      stricter:
        'Limits and breaks stay as strict as they are, or get stricter. They stay so even if you undo the import.',
      stays: 'Everything not listed here stays as it is.',
      rows: {
        name: 'Name',
        avatar: 'Picture',
        coins: 'Coins',
        rounds: 'Rounds played',
        wins: 'Wins',
        bet: 'Bet in total',
        won: 'Won in total',
        symbols: 'Symbols seen',
        history: 'Rounds in the history',
        begun: 'Rounds started',
        openRound: 'Unfinished round',
        bets: 'Bet chosen',
        lastGrid: 'On the reels',
        highest: 'Highest balance',
        largest: 'Largest win',
        longestRun: 'Most wins in a row',
        run: 'Wins in a row now',
        time: 'Time played',
        lastPlayed: 'Last played',
        days: 'Rounds this week and last',
        reminded: 'Last daily reminder',
        challenge: 'Spins counted in the weekly challenge',
        score: 'Score in the weekly challenge',
        ended: 'Weeks awaiting their prize',
        weeks: 'Past weeks',
        unseen: 'Weekly results not shown yet',
        lastBonus: 'Last daily bonus',
        streak: 'Daily bonuses in a row',
        sound: 'Sound',
        volume: 'Volume',
        motion: 'Motion',
        renderer: 'What draws the reels',
        skin: 'Look',
        helpKey: 'Key ? opens the help',
        saved: 'Last save file',
      },
      noName: 'none',
      none: 'none',
      never: 'never',
      on: 'on',
      off: 'off',
      openRound: (bet: string) => `for ${bet} coins`,
      score: (score: string, week: string) => `${score}, ${week}`,
      others: (text: string) => `${text}, but different ones`,
    },
    limitChanges: {
      title: 'Limits and breaks that come with the file',
      breakUntil: (end: string, isTaken: boolean) =>
        `You ${isTaken ? 'are' : 'will be'} on a break until ${end}: no game opens before then.`,
      noBreak: 'No break.',
      limits: {
        session: 'Session limit',
        remindEvery: 'Reminder while you play',
        remindDaily: 'Daily reminder',
        betPerDay: 'Coins you may bet a day',
        betPerWeek: 'Coins you may bet a week',
      } satisfies Readonly<Record<keyof Limits, string>>,
      limit: (name: string, then: string, now: string) => `${name}: ${then} (before: ${now}).`,
      later: (name: string, from: string, text: string) => `${name} from ${from}: ${text}.`,
      noLater: (name: string) => `${name}: the planned loosening is cancelled.`,
      counted: (name: string, text: string) => `Counted against your limits, ${name}: ${text}.`,
      sums: {
        session: 'this session',
        today: 'today',
        week: 'this week',
        sinceReminder: 'since the last reminder',
      },
      sum: (time: string, rounds: string, bet: string, won: string) =>
        `${time} of play, ${rounds} rounds, ${bet} coins bet, ${won} won`,
    },
  },
} as const;
