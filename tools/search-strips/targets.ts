import type { Odds } from '../../src/engine/odds/odds';

/** What the game has to keep to, each from the least to the most. docs/fairness.md says why. */
export const targets: readonly {
  readonly name: string;
  readonly least: number;
  readonly most: number;
  readonly of: (odds: Odds) => number;
}[] = [
  { name: 'return', least: 0.99, most: 1, of: (odds) => odds.returnToPlayer },
  { name: 'spins that pay or begin dives', least: 0.18, most: 0.22, of: (odds) => odds.hitRate },
  {
    name: 'spins for each beginning of dives',
    least: 110,
    most: 150,
    of: (odds) => 1 / (odds.feature?.rate ?? 0),
  },
  { name: 'part of the return from dives', least: 0.3, most: 0.4, of: (odds) => odds.feature?.share ?? 0 },
  { name: 'standard deviation of a round (bets)', least: 4, most: 6, of: (odds) => odds.standardDeviation },
  { name: 'largest round (bets)', least: 0, most: 2500, of: (odds) => odds.largestWin.bets },
];

/** The names of the targets that odds miss. */
export const missed = (odds: Odds): string[] =>
  targets.filter(({ least, most, of }) => of(odds) < least || of(odds) > most).map(({ name }) => name);
