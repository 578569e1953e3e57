import { clampBet } from '../../src/engine/coins';
import { initialGrid } from '../../src/engine/initial-grid';
import type { Grid } from '../../src/engine/grid';
import type { Random } from '../../src/engine/random';
import { evaluateGrid } from '../../src/engine/spin';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import type { OceanSymbol } from '../../src/games/ocean-treasures/symbols';

/** How often the reels are turned to find what they show first. */
const TRIES = 4000;

/** The rich symbols: two of them side by side on the first reels would tease. */
const rich: readonly OceanSymbol[] = ['manta', 'chest', 'octopus'];

/** How good a grid is to be seen first: many different symbols, no win, no shell, no diver, nothing nearly won. */
function worthOf(grid: Grid<OceanSymbol>): number {
  const shown = grid.flat();
  const { payout } = evaluateGrid(oceanTreasures, clampBet(oceanTreasures, 5), grid);
  const teases = oceanTreasures.lines.some(({ cells }) =>
    cells.slice(0, 2).every(({ column, row }) => rich.includes(grid[column]?.[row] ?? 'starfish')),
  );
  if (payout > 0 || teases || shown.includes('shell') || shown.includes('diver')) return 0;
  const wanted = ['chest', 'octopus', 'pearl-10'] as const;
  return new Set(shown).size + wanted.filter((symbol) => shown.includes(symbol)).length;
}

/** The same strips, each turned so that what stands at the first places together is a good picture to begin with. */
export function turnedToBegin(strips: readonly OceanSymbol[][], random: Random): OceanSymbol[][] {
  let best = strips.map((strip) => [...strip]);
  let worth = 0;
  for (let n = 0; n < TRIES; n++) {
    const turned = strips.map((strip) => {
      const place = random(strip.length);
      return [...strip.slice(place), ...strip.slice(0, place)];
    });
    const next = worthOf(initialGrid({ ...oceanTreasures, reels: { kind: 'strips', base: turned } }));
    if (next > worth) [best, worth] = [turned, next];
  }
  return best;
}
