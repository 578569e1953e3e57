import { toCoins, type Coins } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import { levelAt } from '../../engine/feature';
import { countCells } from '../../engine/grid';
import type { Round, Spin } from '../../engine/round';
import { sumOfPayouts, type Win } from '../../engine/spin';
import { winName, type GameTexts } from '../../games/game-texts';
import { capitalised } from '../../games/spoken';
import { formatCoins } from '../../ui/format/format';
import { texts as stageTexts } from './texts';

/** A line of the chart that sums up a round. */
export interface ChartLine {
  readonly name: string;
  readonly value: string;
}

/** A plate over the reels: something large, and what is above and below it. Each may be empty. */
export interface PlateText {
  readonly above: string;
  readonly large: string;
  readonly below: readonly string[];
}

/** What the stage says of a round. */
export interface RoundMessages {
  /** As free spins begin: what began them, how many, and where; null in a round without them. */
  readonly intro: (round: Pick<Round, 'spins'>) => PlateText | null;
  /** As a spin of a round, counted from 0, brings a higher multiplier; null if it does not. */
  readonly rise: (round: Pick<Round, 'spins'>, index: number) => PlateText | null;
  /** As free spins end: how many, what led deeper, how deep, what came before, and the best one, if it paid; else empty. */
  readonly chart: (round: Pick<Round, 'spins'>) => readonly ChartLine[];
  /** What a round has paid. */
  readonly amount: (round: Pick<Round, 'payout'>) => string;
  /** A line that pays, and what; and its name alone. */
  readonly line: (win: Pick<Win, 'line' | 'ways' | 'payout'>) => string;
  readonly lineName: (win: Pick<Win, 'line' | 'ways'>) => string;
  /** The values (coins) that have reached their collector so far, of all that a spin collects. */
  readonly tally: (spin: Pick<Spin, 'collected' | 'multiplier'>, arrived: number) => string;
  /** The titles of large wins, by their size. */
  readonly largeWins: NonNullable<GameTexts['largeWins']>;
}

const plus = (payout: Coins): string => `+${formatCoins(payout)}`;

/** What the stage says of a game's rounds. */
export function roundMessages(
  { symbols, feature }: Pick<GameDefinition, 'symbols' | 'feature'>,
  gameTexts: Pick<GameTexts, 'feature' | 'lines' | 'ways' | 'largeWins'>,
): RoundMessages {
  const { feature: texts, largeWins = {} } = gameTexts;
  const depthOf = (collectors: number): readonly string[] => {
    const name = feature && texts?.levels?.each[levelAt(feature, collectors)];
    return name ? [name] : [];
  };
  return {
    largeWins,
    intro({ spins: [{ grid, freeSpinsLeft: begun, collectors }] }) {
      if (!texts || begun === 0) return null;
      const scatters = countCells(grid, (symbol) => symbols[symbol]?.role === 'scatter');
      return {
        above: texts.cause(scatters),
        large: formatCoins(begun),
        below: [begun === 1 ? texts.spin : texts.spins, ...depthOf(collectors)],
      };
    },
    rise({ spins }, index) {
      const [before, spin] = [spins[index - 1], spins[index]];
      if (!feature || !texts || !before || !spin) return null;
      const level = levelAt(feature, spin.collectors);
      if (level === levelAt(feature, before.collectors)) return null;
      const { title, text } = texts.rise;
      const brings = text(feature.adds, feature.multipliers[level] ?? 1);
      return { above: '', large: title, below: [brings, ...depthOf(spin.collectors)] };
    },
    chart({ spins }) {
      const [first, ...free] = spins;
      const last = free.at(-1);
      if (!texts || !last) return [];
      const { collectors, levels, opening, best } = texts;
      const [deepest] = depthOf(last.collectors);
      const bestPaid = Math.max(...free.map(({ payout }) => payout));
      return [
        { name: capitalised(texts.spins), value: formatCoins(free.length) },
        ...(collectors ? [{ name: collectors, value: formatCoins(last.collectors) }] : []),
        ...(levels && deepest ? [{ name: levels.name, value: deepest }] : []),
        ...(first.payout > 0 ? [{ name: opening, value: plus(first.payout) }] : []),
        ...(bestPaid > 0 ? [{ name: best, value: plus(toCoins(bestPaid)) }] : []),
      ];
    },
    amount: ({ payout }) => plus(payout),
    line: (win) => stageTexts.line(winName(gameTexts, win), plus(win.payout)),
    lineName: (win) => winName(gameTexts, win),
    tally({ collected, multiplier }, arrived) {
      const values = collected
        .slice(0, arrived)
        .map(({ payout }) => formatCoins(payout / multiplier))
        .join(' + ');
      if (arrived < collected.length) return values;
      return stageTexts.tally(values, multiplier, plus(toCoins(sumOfPayouts(collected))));
    },
  };
}
