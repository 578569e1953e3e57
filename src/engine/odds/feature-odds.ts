import type { FeatureDefinition } from '../definition';
import type { Outcome, OutcomeCounts } from './count-outcomes';
import { fraction, ONE, plus, sum, times, ZERO, type Fraction } from './fraction';
import { solveFeature } from './solve-feature';

/** The mean of something and of its square, exactly. */
interface Moments {
  readonly mean: Fraction;
  readonly square: Fraction;
}

/** A largest payout (coins of the smallest bet) with its chance. */
export interface Largest {
  readonly coins: number;
  readonly chance: Fraction;
}

/** What a spin pays that comes out like this, in coins of the smallest bet. */
export const paidBy = ({ lines, values }: Outcome, multiplier = 1): number => lines + values * multiplier;

/** Spins of a feature with a collector, or those without one. */
interface Kind {
  readonly chance: Fraction;
  /** Each payout with the number of grids that pay it, the same for every multiplier. */
  readonly outcomes: readonly Outcome[];
}

/** What a feature pays that begins with so many spins. All in coins of the smallest bet. */
export interface FeatureOdds {
  moments(spins: number): Moments;
  largest(spins: number): Largest;
  /** The chance of each payout, from 0 up: not exact, but to some 14 digits. */
  distribution(spins: number): Float64Array;
  /** How many spins it comes to on average. */
  meanSpins(spins: number): number;
  /** The chance that each of the multipliers comes into force, in their order. */
  levels(spins: number): readonly number[];
}

const total = (outcomes: readonly Outcome[], of: (outcome: Outcome) => number): bigint =>
  outcomes.reduce((all, outcome) => all + BigInt(outcome.grids) * BigInt(of(outcome)), 0n);

/** The odds of a feature, from what its spins come to. */
export function featureOdds(feature: FeatureDefinition, { grids, outcomes }: OutcomeCounts): FeatureOdds {
  const kindOf = (collects: boolean): Kind => {
    const these = outcomes.filter((outcome) => outcome.collects === collects);
    return {
      chance: fraction(
        total(these, () => 1),
        grids,
      ),
      outcomes: these,
    };
  };
  const [collected, missed] = [kindOf(true), kindOf(false)];

  /** One kind of spin and what follows it, as its part of mean and mean square. */
  const momentsOf = ({ chance, outcomes: these }: Kind, multiplier: number, rest: Moments): Moments => {
    const mean = fraction(
      total(these, (outcome) => paidBy(outcome, multiplier)),
      grids,
    );
    const square = fraction(
      total(these, (outcome) => paidBy(outcome, multiplier) ** 2),
      grids,
    );
    return {
      mean: plus(mean, times(chance, rest.mean)),
      square: sum([square, times(fraction(2), times(mean, rest.mean)), times(chance, rest.square)]),
    };
  };

  const largestOf = ({ outcomes: these }: Kind, multiplier: number, rest: Largest): Largest | null => {
    if (these.length === 0) return null;
    const max = Math.max(...these.map((outcome) => paidBy(outcome, multiplier)));
    const best = these.filter((outcome) => paidBy(outcome, multiplier) === max);
    return {
      coins: max + rest.coins,
      chance: times(
        fraction(
          total(best, () => 1),
          grids,
        ),
        rest.chance,
      ),
    };
  };

  const addTo = (
    sums: Float64Array,
    { outcomes: these }: Kind,
    multiplier: number,
    rest: Float64Array,
  ): void => {
    const chances = new Map<number, number>();
    for (const outcome of these) {
      const paid = paidBy(outcome, multiplier);
      chances.set(paid, (chances.get(paid) ?? 0) + outcome.grids / grids);
    }
    for (const [paid, chance] of chances) {
      for (let coins = 0; coins < rest.length; coins++)
        sums[paid + coins] = (sums[paid + coins] as number) + chance * (rest[coins] as number);
    }
  };
  const maxOf = ({ outcomes: these }: Kind, multiplier: number): number =>
    these.reduce((max, outcome) => Math.max(max, paidBy(outcome, multiplier)), 0);

  const weigh = (ofCollected: number, ofMissed: number): number =>
    (Number(collected.chance.numerator) / Number(collected.chance.denominator)) * ofCollected +
    (Number(missed.chance.numerator) / Number(missed.chance.denominator)) * ofMissed;

  return {
    moments: solveFeature<Moments>(
      feature,
      () => ({ mean: ZERO, square: ZERO }),
      (multiplier, rest) => {
        const [one, other] = [
          momentsOf(collected, multiplier, rest.collected),
          momentsOf(missed, 1, rest.missed),
        ];
        return { mean: plus(one.mean, other.mean), square: plus(one.square, other.square) };
      },
    ),
    largest: solveFeature<Largest>(
      feature,
      () => ({ coins: 0, chance: ONE }),
      (multiplier, rest) =>
        largerOf(largestOf(collected, multiplier, rest.collected), largestOf(missed, 1, rest.missed)),
    ),
    distribution: solveFeature<Float64Array>(
      feature,
      () => Float64Array.of(1),
      (multiplier, rest) => {
        const length = Math.max(
          maxOf(collected, multiplier) + rest.collected.length,
          maxOf(missed, 1) + rest.missed.length,
        );
        const sums = new Float64Array(length);
        addTo(sums, collected, multiplier, rest.collected);
        addTo(sums, missed, 1, rest.missed);
        return sums;
      },
    ),
    meanSpins: solveFeature<number>(
      feature,
      () => 0,
      (_, rest) => 1 + weigh(rest.collected, rest.missed),
    ),
    levels: solveFeature<readonly number[]>(
      feature,
      (level) => feature.multipliers.map((_, n) => (n <= level ? 1 : 0)),
      (_, rest) => rest.collected.map((chance, n) => weigh(chance, rest.missed[n] ?? 0)),
    ),
  };
}

/** The larger of two, of which one is there; of equal ones, both together. */
export function largerOf(one: Largest | null, other: Largest | null): Largest {
  if (!one || !other) {
    const only = one ?? other;
    if (!only) throw new RangeError('There is no outcome.');
    return only;
  }
  if (one.coins !== other.coins) return one.coins > other.coins ? one : other;
  return { coins: one.coins, chance: plus(one.chance, other.chance) };
}
