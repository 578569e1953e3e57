import type { Cell, GameDefinition } from '../../engine/definition';
import { luckyFishingCard } from './card';
import { translatable } from '../../languages/language';

const { id, path, title } = luckyFishingCard;

const ROWS = 3;

/** The cells of one column, top to bottom. */
const wholeColumn = (column: number): Cell[] => Array.from({ length: ROWS }, (_, row) => ({ column, row }));

/** Lucky Fishing (spec sections 3, 4, 5 and 9). */
export const luckyFishing = translatable('lucky-fishing/definition', {
  ...{ id, path, title },
  grid: { columns: 3, rows: ROWS },
  symbols: {
    fish: { name: 'Fish', pays: { [ROWS]: 5 } },
    tuna: { name: 'Tuna', pays: { [ROWS]: 10 } },
    shark: { name: 'Shark', pays: { [ROWS]: 20 } },
    octopus: { name: 'Octopus', pays: { [ROWS]: 30 } },
    whale: { name: 'Whale', pays: { [ROWS]: 50 } },
    treasure: { name: 'Treasure', pays: { [ROWS]: 100 } },
  },
  reels: { kind: 'uniform' },
  // In checking order: only the first line that matches pays.
  payRule: 'first-full-line',
  lines: [
    { id: 'middle', name: 'Middle reel', cells: wholeColumn(1) },
    { id: 'left', name: 'Left reel', cells: wholeColumn(0) },
    { id: 'right', name: 'Right reel', cells: wholeColumn(2) },
  ],
  bet: { min: 5, max: 100, step: 5, default: 10 },
  spin: { durationMs: 2000, tickMs: 100 },
} as const satisfies GameDefinition);

export type SymbolId = keyof (typeof luckyFishing)['symbols'];
export type LineId = (typeof luckyFishing)['lines'][number]['id'];
