import { formatCoins, formatRounded } from '../../ui/format/format';
import { locale, translatable } from '../../languages/language';

const rounds = (count: number): string => `${formatCoins(count)} ${count === 1 ? 'round' : 'rounds'}`;

/** Everything the Fairness page says. */
export const texts = translatable('fairness/fairness', {
  intro:
    "You don't have to take our word for the odds. Compare them with your own rounds, work them out yourself on this device, and see how a round is drawn.",
  own: {
    title: 'Your rounds and the odds',
    next: "Your past rounds say nothing about the next one. Every round is a fresh draw. A game never owes you a win, and a lucky streak doesn't use up your luck.",
    none: "You haven't played yet, and that's fine. If you do, you'll see here how your rounds compare with the odds.",
    noneOf: "You haven't played this game yet.",
    reading: 'Reading your rounds...',
    rounds,
    wins: 'Wins and return',
    /** Names the tables of a game. */
    winsIn: (game: string) => `${game}: Wins and return`,
    symbols: 'Symbols',
    symbolsIn: (game: string) => `${game}: Symbols`,
    columns: { own: 'You', expected: 'Expected', range: 'By chance' },
    figure: 'Figure',
    symbol: 'Symbol',
    paid: 'Rounds that paid',
    return: 'Average return',
    returnNote:
      '100% means that, on average, you got your bet back. Every round counts the same, whatever you bet.',
    /** `spins`: what the game calls its free spins, if it has any. */
    symbolsNote: (spins?: string) =>
      `How often each symbol came up on the reels.${spins ? ` Free ${spins} use other reels, so they aren't counted.` : ''}`,
    outside: 'outside',
    inside: 'All your figures are within the range that chance alone explains.',
    /** The names of those outside their range, and how many figures there are in all. */
    someOutside: (names: string, figures: number) =>
      `Outside the range: ${names}. With ${figures} figures, about one in ${formatRounded(1 / (1 - 0.99 ** figures))} players of a fair game has at least one outside the range by chance alone.`,
    exact: (count: number) =>
      `"By chance" is the range in which 99 out of 100 players of a fair game would be after ${rounds(count)}. The ranges are exact, because they allow for every way that ${count === 1 ? 'a round' : 'this many rounds'} can turn out.`,
    chiSquare: (count: number) =>
      `"By chance" is the range in which about 99 out of 100 players of a fair game would be after ${rounds(count)}. For this many rounds, the ranges come from a chi-square test.`,
    notInHistory: (count: number) =>
      count === 1
        ? "1 round is in your totals but not in your history, so it isn't included here."
        : `${rounds(count)} are in your totals but not in your history, so they aren't included here.`,
    onlyTotals:
      "Your browser can't keep a history of your rounds, so your totals are compared instead. They don't show what each round returned.",
    /** An expected count, with one decimal if it is small. */
    count: (count: number) => count.toLocaleString(locale(), { maximumFractionDigits: count < 100 ? 1 : 0 }),
    percent: (part: number) =>
      part.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: part < 1 ? 1 : 0 }),
    counts: (min: number, max: number) => `${formatCoins(min)}–${formatCoins(max)}`,
    percents: (min: number, max: number) => `${formatRounded(min * 100)}–${formatRounded(max * 100)}%`,
  },
  recompute: {
    title: 'Work out the odds yourself',
    text: 'Your browser can work out the odds from the rules that this site publishes. It counts every combination that the reels can show. There are tens of millions of them, so this takes a few seconds. Nothing is sent anywhere.',
    start: 'Work out the odds',
    again: 'Work them out again',
    cancel: 'Cancel',
    progress: 'Progress',
    cancelled: 'Cancelled.',
    same: (seconds: number) =>
      `Done in ${seconds.toLocaleString(locale(), { maximumFractionDigits: 1 })} seconds. Every figure matches to the last digit.`,
    /** One of those that `different` lists. */
    figureOf: (game: string, figure: string) => `${game}: ${figure}`,
    different: (names: string) =>
      `These figures differ from the published ones: ${names}. Reload the page to get the latest version. If they still differ, please report it.`,
    failed: "The odds couldn't be worked out. Check your connection, reload the page and try again.",
    columns: { figure: 'Figure', published: 'Published', found: 'On this device' },
    notYet: '–',
    /** By the name under which a figure is published; `spins` is what the game calls its free spins. */
    figures: (spins: string): Readonly<Record<string, string>> => ({
      returnToPlayer: 'Return',
      hitRate: 'Hit rate',
      featureRate: `Chance of free ${spins}`,
      featureShare: `Return from free ${spins}`,
      standardDeviation: 'Standard deviation',
      largestWin: 'Largest win',
    }),
    units: (spins?: string) =>
      `Return is the share of your bets that you get back, and hit rate is the share of rounds that pay${spins ? ` or start free ${spins}` : ''}. Standard deviation measures how widely rounds vary. Standard deviation and the largest win are multiples of the bet.`,
    rules: 'The published rules, as data:',
  },
  drawing: {
    title: 'How a round is drawn',
    sentences: [
      'When you spin, the whole round is drawn and saved at once, free dives included, before the reels start to move.',
      "Every random number comes from your browser's cryptographic random number generator, and the few numbers that would favour one outcome are thrown away.",
      'In Lucky Fishing, each cell is equally likely to show any of the six symbols, and in Ocean Treasures, each reel is equally likely to stop at any of its positions.',
      "What the round pays depends only on those symbols and your bet, never on your balance, your earlier rounds or how long you've played.",
      "The symbols that pass by while the reels turn are drawn separately, so they don't affect the result or hint at it.",
    ],
    code: 'Read the code that does this',
  },
} as const);
