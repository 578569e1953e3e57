import { toCoins, type Coins } from './coins';
import type { Result } from './round';

/** The player's own records. */
export interface OwnRecords {
  /** The largest payout of one round, in coins. */
  readonly largestWin: Coins;
  /** The most wins in a row. */
  readonly longestRun: number;
  /** The wins in a row that the last round ended with; 0 after a loss. */
  readonly run: number;
  /** The most coins ever had after a round, a bonus or a prize. */
  readonly highestBalance: Coins;
}

/** Before the first round. */
export const noRecordsYet: OwnRecords = {
  largestWin: toCoins(0),
  longestRun: 0,
  run: 0,
  highestBalance: toCoins(0),
};

/**
 * The records once a balance has been had: the first one, or one that came of a bonus or a prize. The same
 * ones come back where it is no record.
 */
export const withBalance = (records: OwnRecords, balance: Coins): OwnRecords =>
  balance > records.highestBalance ? { ...records, highestBalance: balance } : records;

/** The records after a settled round. The same ones come back where it changes nothing. */
export function recorded(records: OwnRecords, { win, payout }: Result, balanceAfter: Coins): OwnRecords {
  const known = withBalance(records, balanceAfter);
  if (!win) return known.run === 0 ? known : { ...known, run: 0 };
  const run = known.run + 1;
  return {
    ...known,
    largestWin: toCoins(Math.max(known.largestWin, payout)),
    longestRun: Math.max(known.longestRun, run),
    run,
  };
}
