import type { GameDefinition } from '../definition';
import { countOutcomes, type Outcome, type OutcomeCounts } from './count-outcomes';
import { featureOdds, largerOf, paidBy, type FeatureOdds, type Largest } from './feature-odds';
import { fraction, minus, plus, sum, times, toNumber, type Fraction } from './fraction';
import { hasIndependentLines, independentOutcomes } from './independent-lines';

/** How often a feature begins and what it is worth. */
interface FeatureFigures {
  /** The part of rounds in which it begins, 0 to 1. */
  readonly rate: number;
  /** What it pays on average (bets). */
  readonly mean: number;
  /** The part of the return that comes from it, 0 to 1. */
  readonly share: number;
  /** The standard deviation of what a round returns through it (bets): 0 in most rounds. */
  readonly deviation: number;
  /** How many free spins it comes to on average. */
  readonly spins: number;
  /** The chance that each of the multipliers comes into force, in their order. */
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
  /** The chance that a round pays so many coins of the smallest bet, from 0 up: not exact, but to some 14 digits. */
  readonly distribution: Float64Array;
}

/** What every outcome of the base game pays in all, the feature included, as moments: its coins and their squares. */
interface RoundMoments {
  readonly mean: Fraction;
  readonly square: Fraction;
  readonly featureMean: Fraction;
  readonly featureSquare: Fraction;
}

const meanOver = ({ grids, outcomes }: OutcomeCounts, of: (outcome: Outcome) => Fraction): Fraction =>
  sum(outcomes.map((outcome) => times(fraction(outcome.grids, grids), of(outcome))));

function momentsOf(base: OutcomeCounts, free: FeatureOdds | null): RoundMoments {
  const featureMean = ({ freeSpins }: Outcome): Fraction =>
    free && freeSpins > 0 ? free.moments(freeSpins).mean : fraction(0);
  const featureSquare = ({ freeSpins }: Outcome): Fraction =>
    free && freeSpins > 0 ? free.moments(freeSpins).square : fraction(0);
  const paid = meanOver(base, (outcome) => fraction(paidBy(outcome)));
  return {
    mean: plus(paid, meanOver(base, featureMean)),
    square: meanOver(base, (outcome) => {
      const here = fraction(paidBy(outcome));
      const cross = times(fraction(2), times(here, featureMean(outcome)));
      return sum([times(here, here), cross, featureSquare(outcome)]);
    }),
    featureMean: meanOver(base, featureMean),
    featureSquare: meanOver(base, featureSquare),
  };
}

function largestOf({ grids, outcomes }: OutcomeCounts, free: FeatureOdds | null): Largest {
  let largest: Largest | null = null;
  for (const outcome of outcomes) {
    const chance = fraction(outcome.grids, grids);
    const rest = free && outcome.freeSpins > 0 ? free.largest(outcome.freeSpins) : null;
    const coins = paidBy(outcome) + (rest?.coins ?? 0);
    largest = largerOf(largest, { coins, chance: rest ? times(chance, rest.chance) : chance });
  }
  return largerOf(largest, null);
}

function distributionOf({ grids, outcomes }: OutcomeCounts, free: FeatureOdds | null): Float64Array {
  const restOf = ({ freeSpins }: Outcome): Float64Array =>
    free && freeSpins > 0 ? free.distribution(freeSpins) : Float64Array.of(1);
  const length = Math.max(...outcomes.map((outcome) => paidBy(outcome) + restOf(outcome).length));
  const chances = new Float64Array(length);
  for (const outcome of outcomes) {
    const paid = paidBy(outcome);
    const rest = restOf(outcome);
    for (let coins = 0; coins < rest.length; coins++)
      chances[paid + coins] =
        (chances[paid + coins] as number) + ((rest[coins] as number) * outcome.grids) / grids;
  }
  return chances;
}

/** What a round returns through lines alone, or through collected values alone (bets). */
const partOf = (base: OutcomeCounts, of: (outcome: Outcome) => number, bet: number): number =>
  toNumber(meanOver(base, (outcome) => fraction(of(outcome), bet)));

function featureFigures(
  game: GameDefinition,
  base: OutcomeCounts,
  odds: FeatureOdds,
  moments: RoundMoments,
): FeatureFigures {
  const { awards = {} } = game.feature ?? {};
  const begins = [...new Set(Object.values(awards))].map((spins) => {
    const scatters = Object.keys(awards)
      .map(Number)
      .filter((count) => awards[count] === spins);
    const grids = base.outcomes
      .filter(({ freeSpins }) => freeSpins === spins)
      .reduce((all, outcome) => all + outcome.grids, 0);
    return { spins, scatters, rate: grids / base.grids };
  });
  const rate = begins.reduce((all, one) => all + one.rate, 0);
  const average = (of: (spins: number) => number): number =>
    begins.reduce((all, one) => all + (one.rate / rate) * of(one.spins), 0);
  const mean = toNumber(moments.featureMean) / game.bet.min;
  const variance = minus(moments.featureSquare, times(moments.featureMean, moments.featureMean));
  return {
    rate,
    mean: mean / rate,
    share: mean / (toNumber(moments.mean) / game.bet.min),
    deviation: Math.sqrt(toNumber(variance)) / game.bet.min,
    spins: average((spins) => odds.meanSpins(spins)),
    levels: (game.feature?.multipliers ?? []).map((_, n) => average((spins) => odds.levels(spins)[n] ?? 0)),
    begins,
  };
}

/**
 * The odds of a game: in closed form where its lines are independent, by counting all combinations of stops otherwise,
 * and over the states of its feature.
 *
 * @throws RangeError where it pays other than whole coins for the least bet
 */
export function oddsOf(game: GameDefinition): Odds {
  const base = hasIndependentLines(game) ? independentOutcomes(game) : countOutcomes(game, 'base');
  const free = game.feature ? countOutcomes(game, 'feature') : null;
  const odds = game.feature && free ? featureOdds(game.feature, free) : null;
  const bet = game.bet.min;
  const moments = momentsOf(base, odds);
  const largest = largestOf(base, odds);
  const hits = base.outcomes
    .filter((outcome) => paidBy(outcome) > 0 || outcome.freeSpins > 0)
    .reduce((all, outcome) => all + outcome.grids, 0);
  const variance = minus(moments.square, times(moments.mean, moments.mean));
  return {
    base,
    free,
    returnToPlayer: toNumber(moments.mean) / bet,
    exactReturn: times(moments.mean, fraction(1, bet)),
    returns: {
      lines: partOf(base, ({ lines }) => lines, bet),
      collected: partOf(base, ({ values }) => values, bet),
      feature: toNumber(moments.featureMean) / bet,
    },
    hitRate: hits / base.grids,
    standardDeviation: Math.sqrt(toNumber(variance)) / bet,
    lineRates: Object.fromEntries(
      game.lines.map(({ id }, line) => [id, (base.lineHits[line] ?? 0) / base.grids]),
    ),
    feature: odds ? featureFigures(game, base, odds, moments) : null,
    largestWin: { bets: largest.coins / bet, chance: largest.chance },
    distribution: distributionOf(base, odds),
  };
}
