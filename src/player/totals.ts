import { addCounts } from '../engine/coins';
import type { Round } from '../engine/round';

/** The sums over all finished rounds of one game, limited to the largest safe integer; `bet` and `won` in coins. */
export interface Totals {
  readonly rounds: number;
  readonly wins: number;
  readonly bet: number;
  readonly won: number;
  /** How often each symbol has been seen, by its id, over all cells of all spins. One never seen is missing. */
  readonly symbols: Readonly<Record<string, number>>;
}

export const noTotalsYet: Totals = { rounds: 0, wins: 0, bet: 0, won: 0, symbols: {} };

export const sumOfTotals = (all: readonly Totals[]): Totals =>
  all.reduce((sum, { rounds, wins, bet, won, symbols }) => {
    const seen: Record<string, number> = { ...sum.symbols };
    for (const [id, times] of Object.entries(symbols)) seen[id] = addCounts(seen[id] ?? 0, times);
    return {
      rounds: addCounts(sum.rounds, rounds),
      wins: addCounts(sum.wins, wins),
      bet: addCounts(sum.bet, bet),
      won: addCounts(sum.won, won),
      symbols: seen,
    };
  }, noTotalsYet);

export function addToTotals(totals: Totals, { bet, spins, payout }: Round): Totals {
  const symbols: Record<string, number> = {};
  for (const id of spins.flatMap(({ grid }) => grid.flat())) symbols[id] = (symbols[id] ?? 0) + 1;
  return sumOfTotals([totals, { rounds: 1, wins: payout > 0 ? 1 : 0, bet, won: payout, symbols }]);
}
