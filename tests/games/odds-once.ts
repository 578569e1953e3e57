import type { GameDefinition } from '../../src/engine/definition';
import { oddsOf, type Odds } from '../../src/engine/odds/odds';

const known = new WeakMap<GameDefinition, Odds>();

/** The odds of a game, computed once for all files of a process: those of Ocean Treasures take some seconds. */
export function oddsOnce(game: GameDefinition): Odds {
  const odds = known.get(game) ?? oddsOf(game);
  known.set(game, odds);
  return odds;
}
