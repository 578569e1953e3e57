import type { FeatureDefinition } from '../definition';
import { afterFreeSpin, levelAt, multiplierAt } from '../feature';
import type { Outcome, OutcomeCounts } from './count-outcomes';
import { fraction, ONE, plus, sum, times, ZERO, type Fraction } from './fraction';

/** The mean of something and of its square, exactly. */
export interface Moments {
  readonly mean: Fraction;
  readonly square: Fraction;
}

/** A largest payout (coins of the smallest bet) with its chance. */
interface Largest {
  readonly coins: number;
  readonly chance: Fraction;
}

/** Outcomes of one spin after which the round goes on alike. */
export interface Branch<T> {
  readonly outcomes: readonly Outcome[];
  /** How many times values count that are collected in this spin. */
  readonly multiplier: number;
  readonly rest: T;
}

/** What a spin with this outcome pays, in coins of the smallest bet. */
export const paidBy = ({ lines, values }: Outcome, multiplier = 1): number => lines + values * multiplier;

/** The sum over all grids. */
export const total = (outcomes: readonly Outcome[], of: (outcome: Outcome) => number): bigint =>
  outcomes.reduce((all, outcome) => all + BigInt(outcome.grids) * BigInt(of(outcome)), 0n);

/** What a spin and the rest of the round pay. @param grids of all branches together */
export function momentsOf(grids: number, branches: readonly Branch<Moments>[]): Moments {
  const parts = branches.map(({ outcomes, multiplier, rest }): Moments => {
    const power = (n: number): Fraction =>
      fraction(
        total(outcomes, (outcome) => paidBy(outcome, multiplier) ** n),
        grids,
      );
    const [chance, mean] = [power(0), power(1)];
    return {
      mean: plus(mean, times(chance, rest.mean)),
      square: sum([power(2), times(fraction(2), times(mean, rest.mean)), times(chance, rest.square)]),
    };
  });
  return { mean: sum(parts.map(({ mean }) => mean)), square: sum(parts.map(({ square }) => square)) };
}

export function largestOf(grids: number, branches: readonly Branch<Largest>[]): Largest {
  const paid = (outcome: Outcome, { multiplier, rest }: Branch<Largest>): number =>
    paidBy(outcome, multiplier) + rest.coins;
  const coins = Math.max(
    ...branches.flatMap((branch) => branch.outcomes.map((outcome) => paid(outcome, branch))),
  );
  const chances = branches.map((branch) => {
    const best = total(branch.outcomes, (outcome) => Number(paid(outcome, branch) === coins));
    return times(fraction(best, grids), branch.rest.chance);
  });
  return { coins, chance: sum(chances) };
}

/** The chance of each payout of a spin and the rest of the round, from 0 up. */
export function distributionOf(grids: number, branches: readonly Branch<Float64Array>[]): Float64Array {
  const lengths = branches.flatMap(({ outcomes, multiplier, rest }) =>
    outcomes.map((outcome) => paidBy(outcome, multiplier) + rest.length),
  );
  const sums = new Float64Array(Math.max(...lengths));
  for (const { outcomes, multiplier, rest } of branches) {
    const chances = new Map<number, number>();
    for (const outcome of outcomes) {
      const paid = paidBy(outcome, multiplier);
      chances.set(paid, (chances.get(paid) ?? 0) + outcome.grids / grids);
    }
    for (const [paid, chance] of chances) {
      for (let coins = 0; coins < rest.length; coins++)
        sums[paid + coins] = (sums[paid + coins] as number) + chance * (rest[coins] as number);
    }
  }
  return sums;
}

/**
 * Solves a feature backwards, from its last spin to its first, over its states: free spins left and collectors so far.
 * Collectors after the last multiplier change nothing, so that there are some hundred states. `atEnd` takes the place of
 * the last multiplier, and `step` is what the rest comes to after a spin. Returns that of a feature by its number of spins.
 */
function solveFeature<T>(
  feature: FeatureDefinition | undefined,
  atEnd: (level: number) => T,
  step: (multiplier: number, rest: { readonly collected: T; readonly missed: T }) => T,
): (spins: number) => T {
  if (!feature) return () => atEnd(0);
  const last = feature.every * (feature.multipliers.length - 1);
  const known = new Map<string, T>();
  const solve = (left: number, collectors: number): T => {
    if (left === 0) return atEnd(levelAt(feature, collectors));
    const key = `${left} ${collectors}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const next = (hasCollector: boolean): T => {
      const state = afterFreeSpin(feature, { left, collectors }, hasCollector);
      return solve(state.left, Math.min(state.collectors, last));
    };
    const result = step(multiplierAt(feature, collectors), { collected: next(true), missed: next(false) });
    known.set(key, result);
    return result;
  };
  return (spins) => solve(spins, 0);
}

export type FeatureOdds = ReturnType<typeof featureOdds>;

/** The odds of a feature that begins with this many spins, in coins of the smallest bet; of none, it pays nothing. */
export function featureOdds(
  feature: FeatureDefinition | undefined,
  { grids, outcomes }: Pick<OutcomeCounts, 'grids' | 'outcomes'>,
) {
  const [collected, missed] = [true, false].map((collects) =>
    outcomes.filter((outcome) => outcome.collects === collects),
  ) as [Outcome[], Outcome[]];
  const solve = <T>(end: T, combine: (grids: number, branches: readonly Branch<T>[]) => T) =>
    solveFeature<T>(
      feature,
      () => end,
      (multiplier, rest) =>
        combine(grids, [
          { outcomes: collected, multiplier, rest: rest.collected },
          { outcomes: missed, multiplier: 1, rest: rest.missed },
        ]),
    );
  const chanceOf = (these: readonly Outcome[]): number =>
    these.reduce((sum, outcome) => sum + outcome.grids, 0) / grids;
  const weigh = (ofCollected: number, ofMissed: number): number =>
    chanceOf(collected) * ofCollected + chanceOf(missed) * ofMissed;

  return {
    moments: solve<Moments>({ mean: ZERO, square: ZERO }, momentsOf),
    largest: solve<Largest>({ coins: 0, chance: ONE }, largestOf),
    /** The chance of each payout, from 0 up, to about 14 digits. */
    distribution: solve<Float64Array>(Float64Array.of(1), distributionOf),
    meanSpins: solveFeature<number>(
      feature,
      () => 0,
      (_, rest) => 1 + weigh(rest.collected, rest.missed),
    ),
    /** The chance of reaching each multiplier, in order. */
    levels: solveFeature<readonly number[]>(
      feature,
      (level) => (feature?.multipliers ?? []).map((_, n) => (n <= level ? 1 : 0)),
      (_, rest) => rest.collected.map((chance, n) => weigh(chance, rest.missed[n] ?? 0)),
    ),
  };
}
