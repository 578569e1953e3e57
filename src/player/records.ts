import { larger, toCoins, type Coins } from '../engine/coins';
import type { Round } from '../engine/round';

/** The player's own records. */
export interface OwnRecords {
  /** The largest payout of one round, in coins. */
  readonly largestWin: Coins;
  /** The most wins in a row. */
  readonly longestRun: number;
  /** The wins in a row that the last round ended with; 0 after a loss. */
  readonly run: number;
  /** The highest balance after a round, a bonus or a prize. */
  readonly highestBalance: Coins;
}

/** Before the first round. */
export const noRecordsYet: OwnRecords = {
  largestWin: toCoins(0),
  longestRun: 0,
  run: 0,
  highestBalance: toCoins(0),
};

/** The records after a balance that did not come from a round; the same ones if it is not a new record. */
export const withBalance = (records: OwnRecords, balance: Coins): OwnRecords =>
  balance > records.highestBalance ? { ...records, highestBalance: balance } : records;

/** The records after a settled round; the same ones if it changes nothing. */
export function addToRecords(records: OwnRecords, { payout }: Round, balanceAfter: Coins): OwnRecords {
  const known = withBalance(records, balanceAfter);
  if (payout === 0) return known.run === 0 ? known : { ...known, run: 0 };
  const run = known.run + 1;
  return {
    ...known,
    largestWin: larger(known.largestWin, payout),
    longestRun: Math.max(known.longestRun, run),
    run,
  };
}
