import { replayRound } from '../../engine/round';
import type { FishingRules } from '../../games/lucky-fishing/definition';
import type { FishingRound } from '../../player/events';
import type { SavedGame } from './schema';

/** A round as the document has it: everything else about it follows from its grid and the rules. */
export type SavedRound = NonNullable<SavedGame['openRound']>;

/** What is saved of a round. */
export const savedRound = ({ id, bet, spins }: FishingRound): SavedRound => ({
  id,
  bet,
  grid: spins[0].grid,
});

/** The round that was saved. Throws a RangeError if the reels cannot show its grid: the schema has checked that they can. */
export function roundOf(rules: FishingRules, { id, bet, grid }: SavedRound): FishingRound {
  const round = replayRound(rules, id, bet, [grid]);
  if (!round) throw new RangeError('A saved round does not fit the game that it was played in.');
  return round;
}
