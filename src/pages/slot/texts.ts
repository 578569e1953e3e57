import { MINUTE_MS } from '../../engine/time';
import type { OddsSummary } from '../../engine/odds/summary';
import type { GameTexts } from '../../games/game-texts';
import type { PlayBlock } from '../../player/limits/play-block';
import { netOf, type PlaySum } from '../../player/limits/play-log';
import { formatCoins, formatNet, formatPart, formatRounded } from '../../ui/format/format';
import { texts as shared } from '../../ui/texts';
import { translatable } from '../../languages/language';

const coins = (count: number): string => shared.coins(count);

const minutes = (count: number): string => `${formatCoins(count)} min`;

/** Why the player can't spin, and when that changes: `when` is `at 2:05 PM` or the like. */
function blocked(
  block: Exclude<PlayBlock, { reason: 'reminder' }>,
  when: string,
): { readonly title: string; readonly description: string } {
  switch (block.reason) {
    case 'break':
      return {
        title: "You're on a break.",
        description: `The games reopen ${when}.`,
      };
    case 'session':
      return {
        title: "You've reached your session limit.",
        description: `Time for a rest. You can spin again ${when}.`,
      };
    case 'bet limit':
      return block.left > 0
        ? {
            title: `This bet is over your limit for the ${block.per}.`,
            description: `You can still bet up to ${coins(block.left)}. Your limit resets ${when}.`,
          }
        : {
            title: `You've reached your bet limit for the ${block.per}.`,
            description: `You can bet again ${when}.`,
          };
  }
}

type Rows = readonly { readonly name: string; readonly value: (played: PlaySum) => string }[];

/** The texts of every game's page. What one game says of itself is in its own `texts.ts`. */
export const texts = translatable('slot/slot', {
  bet: 'Bet',
  win: 'Win',
  chooseBet: 'Choose a bet',
  betChoice: coins,
  lowerBet: (step: number) => `Lowers the bet by ${coins(step)}`,
  raiseBet: (step: number) => `Raises the bet by ${coins(step)}`,
  spin: 'SPIN!',
  spinning: 'Spinning...',
  stage: 'Reels: press Space or Enter to spin',
  reels: 'Reels',
  /** Once, while a large win counts up: a press completes the count, and spins nothing. */
  finish: 'Press to finish',
  simpleReels: 'Showing simple reels. Your coins are safe.',
  retry: 'Retry',
  soundOffer: { question: 'Play with sound?', accept: 'Turn on', decline: 'No thanks' },
  help: 'Help',
  watchAgain: 'Watch again',
  noReplay: {
    title: "The round couldn't be loaded",
    description: 'Check your connection and try again.',
  },
  helpTip: 'Rules, paytable, odds and shortcuts',
  looks: {
    button: 'Looks',
    title: 'Choose a look',
    text: 'A look changes the games and every page. If you choose one during a spin, it appears when the reels stop.',
    notLoaded: {
      title: "The looks couldn't be loaded",
      description: 'Check your connection and try again.',
    },
  },
  noHelp: {
    title: "Help couldn't be loaded",
    description: 'Check your connection and try again.',
  },

  session: 'Session',
  net: 'Net',
  minutes,
  minutesAndLeft: (played: number, left: number) => `${minutes(played)} · ${minutes(left)} left`,
  gained: formatNet,
  blocked,
  onBreak: {
    title: 'Taking a break',
    text: (when: string) => `The games reopen ${when}, as you asked. Your coins are safe.`,
    help: 'Get help, or block gambling sites for good',
    home: 'Back to Shore',
  },
  reminder: {
    title: { daily: 'Before you play today', minutes: 'A look at your play so far' },
    intro: {
      daily: 'You asked to see this at your first spin of the day.',
      minutes: 'You asked for reminders while you play.',
    },
    yesterday: 'Yesterday',
    thisWeek: 'This week',
    sinceReminder: 'Since the last reminder',
    today: 'Today',
    rows: [
      { name: 'Time played', value: ({ ms }) => minutes(Math.floor(ms / MINUTE_MS)) },
      { name: 'Coins bet', value: ({ bet }) => formatCoins(bet) },
      { name: 'Coins won', value: ({ won }) => formatCoins(won) },
      { name: 'Net', value: (played) => formatNet(netOf(played)) },
    ] satisfies Rows,
    goOn: 'Continue',
    takeBreak: 'Take a break',
    rounds: 'See my rounds',
  },

  paytable: 'Paytable',
  times: (payout: number) => `${formatCoins(payout)}×`,
  coins,
  /** Over the payouts, where they are in coins only. */
  forBet: (bet: number) => `Bet of ${coins(bet)}`,
  ofAKind: (count: number) => `${count} of a kind`,
  collectedFor: (payout: number) => `${coins(payout)} once collected`,
  lines: (lines: number) => `The ${lines} lines`,
  /** The alternative text of a line's picture: its row on each reel, counted from 1 at the top. */
  linePicture: (line: string, rows: readonly number[]) => `${line}: rows ${rows.join(', ')}`,
  /** The same of a line down a reel. */
  reelPicture: (line: string) => `${line}, top to bottom`,
  /** Under the picture of a line, where the first one that wins is the only one that pays. */
  inOrder: (place: number) => ['1st', '2nd', '3rd'][place - 1] ?? `${place}th`,
  strips: {
    show: 'See the reels',
    base: 'Reel strips in a normal spin',
    feature: (spin: string) => `Reel strips in a free ${spin}`,
    note: 'Each reel is equally likely to stop at any position. The symbol at that position shows at the top, with the next ones below it. After the last position, the reel starts again from the first.',
    position: 'Position',
    reel: (number: number) => `Reel ${number}`,
  },
  feature: {
    multiplier: (multiplier: number) => `×${formatCoins(multiplier)}`,
    left: (left: number, spins: string) => `${formatCoins(left)} ${spins} left`,
    last: (spin: string) => `Last ${spin}`,
    numbered: (spin: string, number: number, of: number) =>
      `${spin} ${formatCoins(number)} of ${formatCoins(of)}`,
    toNext: (collectors: string, collected: number, every: number) =>
      `${collectors} ${formatCoins(collected)} of ${formatCoins(every)}`,
    paid: (played: number, spins: string, payout: number) =>
      `${formatCoins(played)} ${spins} paid ${coins(payout)}`,
    spin: (spin: string, number: number) => `${spin} ${number}`,
  },
  /** What paid, on the sign. */
  paidBy: {
    /** As in `3 fish × 5`. */
    times: (count: number, symbols: string, times: number) => `${count} ${symbols} × ${formatCoins(times)}`,
    line: (line: string, count: number, symbols: string, payout: number) =>
      `${line}: ${count} ${symbols}, ${formatCoins(payout)}`,
    lines: (lines: number, payout: number) => `${formatCoins(lines)} lines: ${formatCoins(payout)}`,
    collected: (collector: string, payout: number) => `${collector}: ${formatCoins(payout)}`,
  },
  checkOdds: 'Check the odds yourself',
  odds: (
    { hitRate, returnToPlayer, largestWin, feature }: OddsSummary,
    { feature: named, oddsNote }: GameTexts,
  ) => {
    const spinsPerWin = formatRounded(1 / hitRate);
    if (!feature || !named) {
      return `About 1 spin in ${spinsPerWin} wins (${formatPart(hitRate)}). Over many spins, you get back about ${formatRounded(returnToPlayer * 100)} coins for every 100 you bet (${formatPart(returnToPlayer)}). ${oddsNote}`;
    }
    return `About 1 spin in ${spinsPerWin} pays or starts free ${named.spins} (${formatPart(hitRate)}), and about 1 in ${formatRounded(1 / feature.rate)} starts free ${named.spins}. Over many spins, you get back ${formatPart(returnToPlayer)} of what you bet, ${formatPart(feature.share)} of that from free ${named.spins}. The largest possible win is ${formatCoins(largestWin)} times your bet. ${oddsNote}`;
  },
} as const);
