import type { Cell, Rules } from '../../engine/definition';

const ROWS = 3;

/** The cells of one column, top to bottom. */
const wholeColumn = (column: number): Cell[] => Array.from({ length: ROWS }, (_, row) => ({ column, row }));

/** Lucky Fishing (spec sections 3, 4, 5 and 9). */
export const luckyFishing = {
  symbols: [
    { id: 'fish', name: 'Fish', payout: 5 },
    { id: 'tuna', name: 'Tuna', payout: 10 },
    { id: 'shark', name: 'Shark', payout: 20 },
    { id: 'octopus', name: 'Octopus', payout: 30 },
    { id: 'whale', name: 'Whale', payout: 50 },
    { id: 'treasure', name: 'Treasure', payout: 100 },
  ],
  columns: 3,
  rows: ROWS,
  lines: [
    { id: 'middle', name: 'Middle reel', cells: wholeColumn(1) },
    { id: 'left', name: 'Left reel', cells: wholeColumn(0) },
    { id: 'right', name: 'Right reel', cells: wholeColumn(2) },
  ],
  bet: { min: 5, max: 100, step: 5, default: 10 },
  startingCoins: 1000,
  spin: { durationMs: 2000, tickMs: 100 },
} as const satisfies Rules;

export type SymbolId = (typeof luckyFishing)['symbols'][number]['id'];
export type LineId = (typeof luckyFishing)['lines'][number]['id'];
/** The rules of any game that is played with Lucky Fishing's symbols and lines. */
export type FishingRules = Rules<SymbolId, LineId>;
