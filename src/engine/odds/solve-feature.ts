import type { FeatureDefinition } from '../definition';
import { afterFreeSpin, levelAt, multiplierAt } from '../feature';

/** What the rest of a feature comes to, after a spin that showed a collector and after one that did not. */
export interface Rest<T> {
  readonly collected: T;
  readonly missed: T;
}

/**
 * Solves a feature backwards, from its last spin to its first, over its states: free spins left and collectors so far.
 * Collectors after the last multiplier change nothing, so that there are some hundred states.
 *
 * @param atEnd what is left after the last spin, with the place of the last multiplier that was in force
 * @param step what the rest comes to before a spin, from what it comes to after it
 * @returns what the whole feature comes to that begins with so many spins
 */
export function solveFeature<T>(
  feature: FeatureDefinition,
  atEnd: (level: number) => T,
  step: (multiplier: number, rest: Rest<T>) => T,
): (spins: number) => T {
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
