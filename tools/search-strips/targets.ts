import type { Odds } from '../../src/engine/odds/odds';

/** What the game has to keep to, each from the least to the most. docs/fairness.md says why. */
export const targets: readonly {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly of: (odds: Odds) => number;
}[] = [
  { name: 'return', min: 0.99, max: 1, of: (odds) => odds.returnToPlayer },
  { name: 'spins that pay or start dives', min: 0.18, max: 0.22, of: (odds) => odds.hitRate },
  {
    name: 'spins for each start of dives',
    min: 110,
    max: 150,
    of: (odds) => 1 / (odds.feature?.rate ?? 0),
  },
  { name: 'share of the return from dives', min: 0.3, max: 0.4, of: (odds) => odds.feature?.share ?? 0 },
  { name: 'standard deviation of a round (bets)', min: 4, max: 6, of: (odds) => odds.standardDeviation },
  { name: 'largest round (bets)', min: 0, max: 2500, of: (odds) => odds.largestWin.bets },
];

/** The names of the targets that odds miss. */
export const missed = (odds: Odds): string[] =>
  targets.filter(({ min, max, of }) => of(odds) < min || of(odds) > max).map(({ name }) => name);
