import { symbolIds, type GameDefinition } from '../../src/engine/definition';
import type { Outcome } from '../../src/engine/odds/count-outcomes';
import type { Odds } from '../../src/engine/odds/odds';
import { LEVELS, type Tally } from './tally';

/** A figure as it was played, beside the one that the odds say. */
export interface Figure {
  readonly name: string;
  readonly played: number;
  readonly exact: number;
  /** How far played figures stray from the exact one: the standard deviation over many simulations like this. */
  readonly standardError: number;
  /** How it is written. */
  readonly kind: 'part' | 'bets' | 'count';
}

/** How many standard errors a figure lies off; what cannot stray and does not lies 0 off. */
export const offBy = ({ played, exact, standardError }: Figure): number =>
  played === exact ? 0 : (played - exact) / standardError;

/** Counts that are expected less often than this are left out: their deviations aren't normally distributed. */
const LEAST_EXPECTED = 5;

/** All figures of a simulation beside the exact ones. */
export function figuresOf(game: GameDefinition, odds: Odds, tally: Tally): Figure[] {
  const { rounds } = tally;
  const bet = game.bet.min;
  const mean = odds.returnToPlayer;
  const spread = odds.standardDeviation;
  const fourth = odds.distribution.reduce(
    (sum, chance, coins) => sum + chance * (coins / bet - mean) ** 4,
    0,
  );

  const part = (name: string, played: number, exact: number, deviation: number): Figure => ({
    ...{ name, played, exact, kind: 'part' },
    standardError: deviation / Math.sqrt(rounds),
  });
  const rate = (name: string, played: number, exact: number): Figure =>
    part(name, played / rounds, exact, Math.sqrt(exact * (1 - exact)));
  const count = (name: string, played: number, exact: number, variance: number): Figure => ({
    ...{ name, played, exact: rounds * exact, kind: 'count' },
    standardError: Math.sqrt(rounds * variance),
  });
  /** What a round of the base game returns in one way, by what its outcomes pay in that way. */
  const share = (name: string, played: number, exact: number, of: (outcome: Outcome) => number): Figure => {
    const square = odds.base.outcomes.reduce(
      (sum, outcome) => sum + (outcome.grids / odds.base.grids) * (of(outcome) / bet) ** 2,
      0,
    );
    return part(name, played / bet / rounds, exact, Math.sqrt(square - exact ** 2));
  };

  const { feature } = odds;
  const ids = symbolIds(game);
  const stride = tally.combinations.length / ids.length;
  const figures: Figure[] = [
    rate('Hit rate', tally.hits, odds.hitRate),
    part('Return', tally.paid / bet / rounds, mean, spread),
    {
      name: 'Standard deviation of a round (bets)',
      played: Math.sqrt(tally.squares / bet ** 2 / rounds - (tally.paid / bet / rounds) ** 2),
      exact: spread,
      // That of a standard deviation, which holds for many rounds.
      standardError: Math.sqrt((fourth - spread ** 4) / rounds) / (2 * spread),
      kind: 'bets',
    },
    ...(feature
      ? [
          rate('Feature starts', tally.begun, feature.rate),
          part('Return: feature', tally.feature / bet / rounds, odds.returns.feature, feature.deviation),
          share('Return: lines', tally.lines, odds.returns.lines, ({ lines }) => lines),
          share('Return: collected', tally.collected, odds.returns.collected, ({ values }) => values),
        ]
      : []),
    ...game.lines.map(({ id }, line) => {
      const exact = odds.lineRates[id] ?? 0;
      return count(`Wins: ${id}`, tally.lineHits[line] ?? 0, exact, exact * (1 - exact));
    }),
    ...odds.base.combinations.map(({ symbol, length, hits, squares }) => {
      const exact = hits / odds.base.grids;
      const played = tally.combinations[ids.indexOf(symbol) * stride + length] ?? 0;
      const name = `Wins: ${symbol} × ${length}`;
      return count(name, played, exact, squares / odds.base.grids - exact ** 2);
    }),
    ...LEVELS.map((level, n) => {
      const exact = odds.distribution.reduce(
        (sum, chance, coins) => (coins > level * bet ? sum + chance : sum),
        0,
      );
      return count(`Rounds of more than ${level} bets`, tally.above[n] ?? 0, exact, exact * (1 - exact));
    }).filter(({ exact }) => exact > 0),
  ];
  return figures.filter(({ kind, exact }) => kind !== 'count' || exact >= LEAST_EXPECTED);
}
