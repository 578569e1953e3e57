import type { Result } from './round';
import type { Rules } from './rules';

/** What all finished rounds have come to. Sums stop at the largest safe integer. */
export interface Totals<S extends string = string> {
  readonly rounds: number;
  /** The rounds of them that paid. */
  readonly wins: number;
  /** Coins. */
  readonly bet: number;
  /** Coins. */
  readonly won: number;
  /** How often each symbol has been seen, over all cells of all rounds. */
  readonly symbols: Readonly<Record<S, number>>;
}

/** Before the first round. */
export const noTotalsYet = <S extends string>({ symbols }: Pick<Rules<S>, 'symbols'>): Totals<S> => ({
  rounds: 0,
  wins: 0,
  bet: 0,
  won: 0,
  symbols: Object.fromEntries(symbols.map(({ id }) => [id, 0])) as Record<S, number>,
});

const sum = (a: number, b: number): number => Math.min(a + b, Number.MAX_SAFE_INTEGER);

/** The totals after one more finished round. */
export function totalled<S extends string>(totals: Totals<S>, { round, win, payout }: Result<S>): Totals<S> {
  const symbols: Record<S, number> = { ...totals.symbols };
  for (const id of round.grid.flat()) symbols[id] = sum(symbols[id], 1);
  return {
    rounds: sum(totals.rounds, 1),
    wins: sum(totals.wins, win ? 1 : 0),
    bet: sum(totals.bet, round.bet),
    won: sum(totals.won, payout),
    symbols,
  };
}
