import { noRecordsYet } from '../../src/player/records';
import { noTotalsYet } from '../../src/player/totals';
import { newGame, type GameRecord, type SavedGame } from '../../src/store/document/schema';

/** What is saved of somebody who has just come, but for these fields. */
export function savedGameWith(change: object): SavedGame {
  const saved: SavedGame = { ...newGame, ...change };
  return { ...saved, highestBalance: Math.max(saved.highestBalance, saved.coins) as SavedGame['coins'] };
}

/** What is saved of Lucky Fishing, but for these fields what there is before the first round. */
export const luckyFishingWith = (change: Partial<GameRecord>): SavedGame['games'] => ({
  'lucky-fishing': { bet: null, lastRound: null, records: noRecordsYet, totals: noTotalsYet, ...change },
});
