import { larger, toCoins, type Coins } from '../engine/coins';
import type { Round } from '../engine/round';

/** The player's own records in one game. */
export interface GameRecords {
  /** The largest payout of one round, in coins. */
  readonly largestWin: Coins;
  readonly longestRun: number;
  /** The wins in a row that the last round ended with; 0 after a loss. */
  readonly run: number;
}

export const noRecordsYet: GameRecords = { largestWin: toCoins(0), longestRun: 0, run: 0 };

/** The records after a settled round; the same ones if it changes nothing. */
export function addToRecords(records: GameRecords, { payout }: Pick<Round, 'payout'>): GameRecords {
  if (payout === 0) return records.run === 0 ? records : { ...records, run: 0 };
  const run = records.run + 1;
  return {
    largestWin: larger(records.largestWin, payout),
    longestRun: Math.max(records.longestRun, run),
    run,
  };
}

/** The best of several games' records. The current run is the longest of theirs. */
export const bestRecords = (all: readonly GameRecords[]): GameRecords =>
  all.reduce(
    (best, { largestWin, longestRun, run }) => ({
      largestWin: larger(best.largestWin, largestWin),
      longestRun: Math.max(best.longestRun, longestRun),
      run: Math.max(best.run, run),
    }),
    noRecordsYet,
  );
