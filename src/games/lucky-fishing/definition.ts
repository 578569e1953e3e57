import { defineGame, type Cell } from '../../engine/definition';
import { luckyFishingCard } from './card';

const { id, path, title } = luckyFishingCard;

const ROWS = 3;

/** The cells of one column, top to bottom. */
const wholeColumn = (column: number): Cell[] => Array.from({ length: ROWS }, (_, row) => ({ column, row }));

/** Lucky Fishing (spec sections 3, 4, 5 and 9). */
export const luckyFishing = defineGame({
  ...{ id, path, title },
  grid: { columns: 3, rows: ROWS },
  symbols: {
    fish: { pays: { [ROWS]: 5 } },
    tuna: { pays: { [ROWS]: 10 } },
    shark: { pays: { [ROWS]: 20 } },
    octopus: { pays: { [ROWS]: 30 } },
    whale: { pays: { [ROWS]: 50 } },
    treasure: { pays: { [ROWS]: 100 } },
  },
  reels: { kind: 'uniform' },
  // In checking order: only the first line that matches pays.
  payRule: 'first-full-line',
  lines: [
    { id: 'middle', cells: wholeColumn(1) },
    { id: 'left', cells: wholeColumn(0) },
    { id: 'right', cells: wholeColumn(2) },
  ],
  bet: { min: 5, max: 100, step: 5, default: 10 },
  spin: { durationMs: 2000, tickMs: 100 },
});

export type SymbolId = keyof (typeof luckyFishing)['symbols'];
export type LineId = (typeof luckyFishing)['lines'][number]['id'];
