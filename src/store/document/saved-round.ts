import type { GameDefinition } from '../../engine/definition';
import { replayRound, type Round } from '../../engine/round';
import type { SavedGame } from './schema';

/** A round as the document has it: everything else about it follows from its grid and the rules. */
export type SavedRound = NonNullable<SavedGame['openRound']>;

/** What is saved of a round. */
export const savedRound = ({ id, bet, spins }: Round): SavedRound => ({
  id,
  bet,
  grid: spins[0].grid,
});

/** The round that was saved. Throws a RangeError if the reels cannot show its grid: the schema has checked that they can. */
export function roundOf(rules: GameDefinition, { id, bet, grid }: SavedRound): Round {
  const round = replayRound(rules, id, bet, [grid]);
  if (!round) throw new RangeError('A saved round does not fit the game that it was played in.');
  return round;
}
