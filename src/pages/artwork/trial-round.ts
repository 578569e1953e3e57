import type { GameDefinition } from '../../engine/definition';
import { clampBet } from '../../engine/coins';
import { replayRound, type Round } from '../../engine/round';
import { initialGrid } from '../../engine/initial-grid';

/** The outcome of a trial: the id of the symbol that wins, or `none`. */
export type TrialOutcome = string;

/** A round with this outcome at the default bet: the same each time, so that an artist can compare two images. */
export function trialRound(rules: GameDefinition, id: Round['id'], outcome: TrialOutcome): Round {
  const [line] = rules.lines;
  const grid = initialGrid(rules).map((symbols, column) =>
    symbols.map((symbol, row) => {
      const onLine = line?.cells.some((cell) => cell.column === column && cell.row === row);
      return onLine && outcome !== 'none' ? outcome : symbol;
    }),
  );
  const round = replayRound(rules, id, clampBet(rules, rules.bet.default), [grid]);
  if (!round) throw new RangeError('The reels cannot show this trial.');
  return round;
}
