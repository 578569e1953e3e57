import type { GameDefinition } from '../../engine/definition';
import { oceanTreasuresCard } from './card';
import { lines } from './lines';
import { baseStrips, diveStrips } from './strips';
import { symbols, type OceanSymbol } from './symbols';

const { id, path, title } = oceanTreasuresCard;

/** Ocean Treasures. Its payouts and strips are found by `npm run search-strips`, to the targets in docs/fairness.md. */
export const oceanTreasures: GameDefinition<OceanSymbol> = {
  ...{ id, path, title },
  grid: { columns: 5, rows: 3 },
  symbols,
  reels: { kind: 'strips', base: baseStrips, feature: diveStrips },
  payRule: 'all-lines-from-the-left',
  lines,
  feature: {
    id: 'dives',
    name: 'Free dives',
    awards: { 3: 8, 4: 10, 5: 12 },
    every: 4,
    adds: 5,
    multipliers: [1, 2, 3, 5],
  },
  bet: { min: 5, max: 100, step: 5, default: 10 },
  spin: { durationMs: 2000, tickMs: 100 },
};
