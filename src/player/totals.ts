import { addCounts } from '../engine/coins';
import type { Round } from '../engine/round';
import { symbolIds, type GameDefinition } from '../engine/definition';

/** The sums over all finished rounds, limited to the largest safe integer. */
export interface Totals<S extends string = string> {
  readonly rounds: number;
  /** How many of them paid. */
  readonly wins: number;
  /** Coins. */
  readonly bet: number;
  /** Coins. */
  readonly won: number;
  /** How often each symbol has been seen, over all cells of all rounds. */
  readonly symbols: Readonly<Record<S, number>>;
}

/** Before the first round. */
export const noTotalsYet = <S extends string>(rules: Pick<GameDefinition<S>, 'symbols'>): Totals<S> => ({
  rounds: 0,
  wins: 0,
  bet: 0,
  won: 0,
  symbols: Object.fromEntries(symbolIds(rules).map((id) => [id, 0])) as Record<S, number>,
});

/** The totals after one more finished round. */
export function addToTotals<S extends string>(
  totals: Totals<S>,
  { bet, spins, payout }: Round<S>,
): Totals<S> {
  const symbols: Record<S, number> = { ...totals.symbols };
  for (const id of spins.flatMap(({ grid }) => grid.flat())) symbols[id] = addCounts(symbols[id], 1);
  return {
    rounds: addCounts(totals.rounds, 1),
    wins: addCounts(totals.wins, payout > 0 ? 1 : 0),
    bet: addCounts(totals.bet, bet),
    won: addCounts(totals.won, payout),
    symbols,
  };
}
