import type { GameDefinition } from '../../../engine/definition';
import { decodeRows } from '../../../engine/grid-codec';
import type { OddsSummary } from '../../../engine/odds/summary';
import { symbolChances } from '../../../engine/odds/symbol-chances';
import type { Totals } from '../../../player/totals';
import type { HistoryRound } from '../../../store/rounds/history';
import type { PlayableGame } from '../../../games/playable';
import { EXACT_UP_TO, fairRange, type Chances, type FairRange } from './fair-range';

export interface GameWithPayouts {
  readonly game: PlayableGame;
  /** The chance of each payout in coins at the smallest bet, from 0 up. */
  readonly payouts: Chances;
}

/** What a player's rounds of one game have come to. */
export interface PlayerRounds {
  readonly rounds: number;
  /** Those that paid. */
  readonly wins: number;
  /**
   * What all of them paid, each in bets of its own, in parts of a bet: one for each coin of the smallest bet. Null where
   * only totals are known, in which bets of all sizes are mixed.
   */
  readonly paid: number | null;
  /** How often each symbol came up in the spins that were bet on, by its id. Null where free spins are mixed in. */
  readonly symbols: Readonly<Record<string, number>> | null;
}

export const noRounds: PlayerRounds = { rounds: 0, wins: 0, paid: 0, symbols: {} };

/** Adds the rounds of a game from the history; those that an earlier version of its reels showed are left out. */
export function addRounds(
  game: GameDefinition,
  before: PlayerRounds,
  added: readonly HistoryRound[],
): PlayerRounds {
  let { rounds, wins, paid } = before;
  const symbols: Record<string, number> = { ...before.symbols };
  for (const { game: id, bet, payout, spins } of added) {
    const shown = id === game.id && decodeRows(game, spins[0] ?? '');
    if (!shown) continue;
    rounds++;
    if (payout > 0) wins++;
    paid = (paid ?? 0) + Math.round((payout * game.bet.min) / bet);
    for (const symbol of shown.flat()) symbols[symbol] = (symbols[symbol] ?? 0) + 1;
  }
  return { rounds, wins, paid, symbols };
}

/** What the totals know, for a browser that keeps no history. */
export const fromTotals = ({ feature }: GameDefinition, { rounds, wins, symbols }: Totals): PlayerRounds => ({
  ...{ rounds, wins },
  paid: null,
  symbols: feature ? null : symbols,
});

/** A figure of the player's beside what is fair. */
export interface Comparison extends FairRange {
  readonly actual: number;
  readonly isInside: boolean;
}

export interface Comparisons {
  readonly wins: Comparison;
  /** The mean payout of a round, in bets. */
  readonly return: Comparison | null;
  /** By the symbol's id. */
  readonly symbols: Readonly<Record<string, Comparison>> | null;
  /** Whether the ranges are exact, or those of the chi-square test. */
  readonly isExact: boolean;
}

const compare = (actual: number, range: FairRange, unit = 1): Comparison => ({
  actual: actual / unit,
  ...{ expected: range.expected / unit, min: range.min / unit, max: range.max / unit },
  isInside: actual >= range.min && actual <= range.max,
});

/**
 * Checks a player's rounds (1 or more) against what is fair.
 *
 * @param payouts the chance of each payout in coins at the smallest bet, from 0 up
 */
export function compareRounds(
  game: GameDefinition,
  odds: Pick<OddsSummary, 'returnToPlayer' | 'standardDeviation'>,
  payouts: Chances,
  { rounds, wins, paid, symbols }: PlayerRounds,
): Comparisons {
  const { min: parts } = game.bet;
  const pays = 1 - (payouts[0] ?? 0);
  const spread = {
    mean: odds.returnToPlayer * parts,
    variance: (odds.standardDeviation * parts) ** 2,
  };
  return {
    wins: compare(wins, fairRange([1 - pays, pays], rounds)),
    return: paid === null ? null : compare(paid, fairRange(payouts, rounds, spread), parts * rounds),
    symbols:
      symbols &&
      Object.fromEntries(
        Object.entries(symbolChances(game)).map(([id, chances]) => [
          id,
          compare(symbols[id] ?? 0, fairRange(chances, rounds)),
        ]),
      ),
    isExact: rounds <= EXACT_UP_TO,
  };
}
