import type { Round } from '../../../engine/round';
import type { WinSize } from '../../../games/win-levels';
import { formatCoins } from '../../../ui/format/format';
import { locale, translatable } from '../../../languages/language';
import { plural } from '../english';

/** What the machine to try things on says. */
export const texts = translatable('studio-cards/trial', {
  trial: {
    title: 'On the reels',
    text: 'These coins are only for trying things out.',
    reels: 'Reels',
    coins: 'Coins',
    win: 'Win',
    returned: 'Coins back',
    sizes: {
      small: 'Small win',
      good: 'Good win',
      big: 'Large win',
      huge: 'Larger win',
      giant: 'Largest win',
    } satisfies Readonly<Record<WinSize, string>>,
    show: (seconds: number, coins: number, bubbles: number) =>
      seconds === 0
        ? 'No celebration'
        : `${seconds} s, ${plural(coins, 'coin')}, ${plural(bubbles, 'bubble')}`,
    /** Plays a win of a size, whatever brings it. */
    showIt: 'Show it',
    showOf: (level: string) => `Show it: ${level}`,
    winOf: (level: string, win: string) => `${level}: ${win}`,
    /** A win by what a symbol pays, as a multiple of the bet. */
    symbolTimes: (symbol: string, times: number) => `${symbol} ${times.toLocaleString(locale())}×`,
    none: 'No win',
    idle: 'Press a win to see it.',
    spinning: 'Spinning...',
    lost: 'No win.',
    /**
     * @param won the symbol and the line, if there is one win
     * @param feature what the game calls its free spins
     */
    outcome: (
      level: string,
      { spins, payout }: Round,
      won: readonly string[],
      feature = { spin: 'spin', spins: 'spins' },
    ) => {
      const wins = spins.flatMap((spin) => spin.wins).length;
      const collected = spins.flatMap((spin) => spin.collected).length;
      const free = spins.length - 1;
      const parts = [
        ...(wins === 1 ? won.map((part, place) => (place === 0 ? part : part.toLowerCase())) : []),
        ...(wins > 1 ? [plural(wins, 'line')] : []),
        ...(collected > 0 ? [`${plural(collected, 'symbol')} collected`] : []),
        ...(free > 0 ? [`${free} free ${free === 1 ? feature.spin : feature.spins}`] : []),
      ];
      return `${level}: ${parts.join(', ')}, ${formatCoins(payout)} coins.`;
    },
    lessMotion: 'Reduced motion is on. The reels fade, and wins light up without moving.',
  },
} as const);
