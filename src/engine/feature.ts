import type { FeatureDefinition, GameDefinition } from './definition';
import { countCells, type Grid } from './grid';

/** The state of a feature between two spins. */
export interface FeatureState {
  readonly left: number;
  /** How many of those played showed a collector. */
  readonly collectors: number;
}

/** The index of the multiplier that applies after this many spins with a collector. */
export const levelAt = ({ every, multipliers }: FeatureDefinition, collectors: number): number =>
  Math.min(Math.floor(collectors / every), multipliers.length - 1);

/** How many times values count that are collected in the next spin. */
export const multiplierAt = (feature: FeatureDefinition, collectors: number): number =>
  feature.multipliers[levelAt(feature, collectors)] ?? feature.multipliers[0];

export function afterFreeSpin(
  feature: FeatureDefinition,
  { left, collectors }: FeatureState,
  hasCollector: boolean,
): FeatureState {
  const counted = collectors + (hasCollector ? 1 : 0);
  const levels = levelAt(feature, counted) - levelAt(feature, collectors);
  return { left: left - 1 + levels * feature.adds, collectors: counted };
}

/** How many free spins a grid of the base game begins; 0 if the game has no feature or too few scatters are in sight. */
export function countFreeSpins<S extends string>(
  { symbols, feature }: Pick<GameDefinition<S>, 'symbols' | 'feature'>,
  grid: Grid<S>,
): number {
  if (!feature) return 0;
  const scatters = countCells(grid, (symbol) => symbols[symbol].role === 'scatter');
  return feature.awards[scatters] ?? 0;
}
