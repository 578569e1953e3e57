import { clampBet } from '../../engine/coins';
import type { FishingRound } from '../../player/events';
import { replayRound } from '../../engine/round';
import { initialGrid } from '../../engine/initial-grid';
import type { FishingRules, SymbolId } from '../../games/lucky-fishing/definition';

/** The outcome of a trial: a win of this symbol, or no win. */
export type TrialOutcome = SymbolId | 'none';

/** A round with this outcome at the default bet: the same each time, so that an artist can compare two images. */
export function trialRound(rules: FishingRules, id: FishingRound['id'], outcome: TrialOutcome): FishingRound {
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
