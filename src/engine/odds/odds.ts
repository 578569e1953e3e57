import type { FeatureDefinition, GameRules } from '../definition';
import { countOutcomes, type OnProgress, type Outcome, type OutcomeCounts } from './count-outcomes';
import {
  distributionOf,
  featureOdds,
  largestOf,
  momentsOf,
  paidBy,
  total,
  type Branch,
  type FeatureOdds,
  type Moments,
} from './feature-odds';
import { fraction, minus, times, toNumber, type Fraction } from './fraction';

/** How often a feature begins and what it is worth. */
export interface FeatureFigures {
  /** The part of rounds in which it begins, 0 to 1. */
  readonly rate: number;
  /** What it pays on average (bets). */
  readonly mean: number;
  /** The part of the return that comes from it, 0 to 1. */
  readonly share: number;
  /** The standard deviation of what a round returns through it (bets): 0 in most rounds. */
  readonly deviation: number;
  /** The average number of free spins. */
  readonly spins: number;
  /** The chance of reaching each multiplier, in order. */
  readonly levels: readonly number[];
  /** For each number of free spins that it may begin with: how many scatters do that, and in which part of rounds. */
  readonly begins: readonly {
    readonly spins: number;
    readonly scatters: readonly number[];
    readonly rate: number;
  }[];
}

/** How often and how much a game pays. All figures are exact but for rounding to a number, unless they say otherwise. */
export interface Odds {
  /** What the spins that a bet pays for come to, and those of the feature. */
  readonly base: OutcomeCounts;
  readonly free: OutcomeCounts | null;
  /** The average payout of a bet of 1. */
  readonly returnToPlayer: number;
  readonly exactReturn: Fraction;
  /** The parts of it that lines and collected values of the base game and the feature bring. */
  readonly returns: { readonly lines: number; readonly collected: number; readonly feature: number };
  /** The part of rounds that pay or begin the feature, 0 to 1. */
  readonly hitRate: number;
  /** Of what a round returns (bets). */
  readonly standardDeviation: number;
  /** Of each line in the base game: the part of rounds in which it pays, by its id. */
  readonly lineRates: Readonly<Record<string, number>>;
  readonly feature: FeatureFigures | null;
  /** The largest payout of a round (bets), and its chance. */
  readonly largestWin: { readonly bets: number; readonly chance: Fraction };
  /**
   * The chance of each payout in coins at the smallest bet, from 0 up, to about 14 digits. Computed
   * when it is first asked for, because that takes longer than all the rest.
   */
  readonly distribution: Float64Array;
}

/** The outcomes of the base game by the free spins that they begin, with what those come to. */
const branchesOf = <T>({ outcomes }: OutcomeCounts, rest: (freeSpins: number) => T): Branch<T>[] =>
  [...new Set(outcomes.map(({ freeSpins }) => freeSpins))].map((spins) => ({
    outcomes: outcomes.filter(({ freeSpins }) => freeSpins === spins),
    multiplier: 1,
    rest: rest(spins),
  }));

/** What rounds pay through the feature alone. */
const featureMoments = (base: OutcomeCounts, odds: FeatureOdds): Moments =>
  momentsOf(
    base.grids,
    branchesOf(
      { ...base, outcomes: base.outcomes.map((outcome) => ({ ...outcome, lines: 0, values: 0 })) },
      odds.moments,
    ),
  );

/** The standard deviation (bets). */
const deviationOf = ({ mean, square }: Moments, bet: number): number =>
  Math.sqrt(toNumber(minus(square, times(mean, mean)))) / bet;

/** The part of rounds with such an outcome, 0 to 1. */
const rateOf = ({ grids, outcomes }: OutcomeCounts, is: (outcome: Outcome) => boolean): number =>
  outcomes.filter(is).reduce((all, outcome) => all + outcome.grids, 0) / grids;

function featureFigures(
  { awards, multipliers }: FeatureDefinition,
  bet: number,
  base: OutcomeCounts,
  odds: FeatureOdds,
  roundMean: number,
): FeatureFigures {
  const begins = [...new Set(Object.values(awards))].map((spins) => ({
    spins,
    scatters: Object.keys(awards)
      .map(Number)
      .filter((count) => awards[count] === spins),
    rate: rateOf(base, ({ freeSpins }) => freeSpins === spins),
  }));
  const rate = begins.reduce((all, one) => all + one.rate, 0);
  const average = (of: (spins: number) => number): number =>
    begins.reduce((all, one) => all + (one.rate / rate) * of(one.spins), 0);
  const moments = featureMoments(base, odds);
  const mean = toNumber(moments.mean) / bet;
  return {
    rate,
    mean: mean / rate,
    share: mean / roundMean,
    deviation: deviationOf(moments, bet),
    spins: average(odds.meanSpins),
    levels: multipliers.map((_, n) => average((spins) => odds.levels(spins)[n] ?? 0)),
    begins,
  };
}

/** The parts of the work that are done once the grids of the base game are counted, and those of the feature. */
const COUNTED = { base: 0.4, feature: 0.85 } as const;

/**
 * The odds of a game. Throws a RangeError where it pays other than whole coins for the least bet.
 *
 * @param onProgress called some hundred times, as the work goes on
 */
export function oddsOf(game: GameRules, onProgress: OnProgress = () => undefined): Odds {
  const counted = game.feature ? COUNTED : { base: 1, feature: 1 };
  const base = countOutcomes(game, 'base', (part) => onProgress(part * counted.base));
  const free = game.feature
    ? countOutcomes(game, 'feature', (part) =>
        onProgress(counted.base + part * (counted.feature - counted.base)),
      )
    : null;
  const odds = featureOdds(game.feature, free ?? { grids: 1, outcomes: [] });
  const bet = game.bet.min;
  const moments = momentsOf(base.grids, branchesOf(base, odds.moments));
  const largest = largestOf(base.grids, branchesOf(base, odds.largest));
  const returnToPlayer = toNumber(moments.mean) / bet;
  let distribution: Float64Array | undefined;
  const meanOf = (of: (outcome: Outcome) => number): number =>
    toNumber(fraction(total(base.outcomes, of), base.grids)) / bet;
  return {
    base,
    free,
    returnToPlayer,
    exactReturn: times(moments.mean, fraction(1, bet)),
    returns: {
      lines: meanOf(({ lines }) => lines),
      collected: meanOf(({ values }) => values),
      feature: toNumber(featureMoments(base, odds).mean) / bet,
    },
    hitRate: rateOf(base, (outcome) => paidBy(outcome) > 0 || outcome.freeSpins > 0),
    standardDeviation: deviationOf(moments, bet),
    lineRates: Object.fromEntries(
      game.lines.map(({ id }, line) => [id, (base.lineHits[line] ?? 0) / base.grids]),
    ),
    feature: game.feature ? featureFigures(game.feature, bet, base, odds, returnToPlayer) : null,
    largestWin: { bets: largest.coins / bet, chance: largest.chance },
    get distribution() {
      return (distribution ??= distributionOf(base.grids, branchesOf(base, odds.distribution)));
    },
  };
}
