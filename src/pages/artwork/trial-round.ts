import { clampBet } from '../../game/coins';
import type { FishingRound } from '../../game/events';
import { restingGrid } from '../../game/resting-grid';
import type { FishingRules, SymbolId } from '../../game/rules';

/** What is to come of a trial: a win of this symbol, or none. */
export type Wanted = SymbolId | 'none';

/**
 * A round, at the default bet, that comes to what is wanted: the symbol stands on the line that is looked at
 * first and nowhere in threes but there. It is the same each time, so that a picture can be compared with the
 * one before.
 */
export function trialRound(rules: FishingRules, id: FishingRound['id'], wanted: Wanted): FishingRound {
  const [line] = rules.lines;
  const grid = restingGrid(rules).map((symbols, column) =>
    symbols.map((symbol, row) => {
      const onLine = line?.cells.some((cell) => cell.column === column && cell.row === row);
      return onLine && wanted !== 'none' ? wanted : symbol;
    }),
  );
  return { id, bet: clampBet(rules, rules.bet.default), grid };
}
