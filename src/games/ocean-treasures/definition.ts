import { defineGame, type GameDefinition, type Line } from '../../engine/definition';
import { oceanTreasuresCard } from './card';
import { baseStrips, diveStrips } from './strips';
import { symbols, type OceanSymbol } from './symbols';

const { id, path, title } = oceanTreasuresCard;

/**
 * The row on each reel, from the left; row 0 is the top: the three rows, two V shapes, down and up, an arch, a bowl and a
 * wave. Any two lines differ in two cells or more.
 */
const rowsOfLines = [
  ...['11111', '00000', '22222'],
  ...['01210', '21012'],
  ...['00122', '22100'],
  ...['10001', '12221', '10121'],
];

const lines: readonly Line[] = rowsOfLines.map((rows, n) => ({
  id: `line-${n + 1}`,
  cells: Array.from(rows, (row, column) => ({ column, row: Number(row) })),
}));

/** Ocean Treasures. `npm run search-strips` arranges its strips, to the targets in docs/fairness.md. */
export const oceanTreasures: GameDefinition<OceanSymbol> = defineGame({
  ...{ id, path, title },
  grid: { columns: 5, rows: 3 },
  symbols,
  reels: { kind: 'strips', base: baseStrips, feature: diveStrips },
  payRule: 'all-lines-from-the-left',
  lines,
  feature: {
    id: 'dives',
    awards: { 3: 8, 4: 10, 5: 12 },
    every: 4,
    adds: 5,
    multipliers: [1, 2, 3, 5],
  },
  bet: { min: 5, max: 100, step: 5, default: 10 },
  spin: { durationMs: 2000, tickMs: 100 },
});
