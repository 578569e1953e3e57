import { addCounts } from '../engine/coins';
import type { Round } from '../engine/round';

/** The sums over all finished rounds of one game, limited to the largest safe integer. */
export interface Totals {
  readonly rounds: number;
  /** How many of them paid. */
  readonly wins: number;
  /** Coins. */
  readonly bet: number;
  /** Coins. */
  readonly won: number;
  /** How often each symbol has been seen, by its id, over all cells of all spins. One never seen is missing. */
  readonly symbols: Readonly<Record<string, number>>;
}

/** Before the first round. */
export const noTotalsYet: Totals = { rounds: 0, wins: 0, bet: 0, won: 0, symbols: {} };

/** The totals after one more finished round. */
export function addToTotals(totals: Totals, { bet, spins, payout }: Round): Totals {
  const symbols: Record<string, number> = { ...totals.symbols };
  for (const id of spins.flatMap(({ grid }) => grid.flat())) symbols[id] = addCounts(symbols[id] ?? 0, 1);
  return {
    rounds: addCounts(totals.rounds, 1),
    wins: addCounts(totals.wins, payout > 0 ? 1 : 0),
    bet: addCounts(totals.bet, bet),
    won: addCounts(totals.won, payout),
    symbols,
  };
}

/** The sums of several games. */
export const sumOfTotals = (all: readonly Totals[]): Totals =>
  all.reduce(
    (sum, { rounds, wins, bet, won, symbols }) => ({
      rounds: addCounts(sum.rounds, rounds),
      wins: addCounts(sum.wins, wins),
      bet: addCounts(sum.bet, bet),
      won: addCounts(sum.won, won),
      symbols: {
        ...sum.symbols,
        ...Object.fromEntries(
          Object.entries(symbols).map(([id, seen]) => [id, addCounts(sum.symbols[id] ?? 0, seen)]),
        ),
      },
    }),
    noTotalsYet,
  );
