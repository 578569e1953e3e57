import type { Grid } from '../../../src/engine/grid';
import { symbols, type OceanSymbol } from '../../../src/games/ocean-treasures/symbols';

// A reference implementation of the rules of Ocean Treasures, different from the program's on purpose: lines as words, in
// which patterns look for runs, and dives counted from the divers seen.

/** Each symbol that stands on lines as one letter; all others are a dot. */
const LETTERS: Readonly<Partial<Record<OceanSymbol, string>>> = {
  ...{ starfish: 's', seahorse: 'h', crab: 'c', angelfish: 'a', turtle: 't', manta: 'm', chest: 'x' },
  octopus: 'o',
};

/** The row of each line on each reel, as the rules draw them. */
const LINES = ['11111', '00000', '22222', '01210', '21012', '00122', '22100', '10001', '12221', '10121'];

const PEARLS: Readonly<Partial<Record<OceanSymbol, number>>> = {
  ...{ 'pearl-2': 2, 'pearl-3': 3, 'pearl-5': 5, 'pearl-10': 10, 'pearl-25': 25 },
};

interface ReferenceSpin {
  /** For each line that pays: its number from 1, its symbol and how many cells of it. */
  readonly wins: readonly { readonly line: number; readonly symbol: OceanSymbol; readonly cells: number }[];
  /** What they pay together, and what is collected (bets). */
  readonly lines: number;
  readonly pearls: number;
}

/** What a grid pays, at a multiplier of what is collected. */
export function spinOf(grid: Grid<OceanSymbol>, multiplier = 1): ReferenceSpin {
  const wins = LINES.flatMap((rows, n) => {
    const word = Array.from(rows, (row, reel) => LETTERS[grid[reel]?.[Number(row)] ?? 'shell'] ?? '.').join(
      '',
    );
    return (Object.entries(LETTERS) as [OceanSymbol, string][]).flatMap(([symbol, letter]) => {
      const run = new RegExp(`^o*${letter}[${letter}o]*`).exec(word)?.[0] ?? '';
      return symbol !== 'octopus' && run.length >= 3 ? [{ line: n + 1, symbol, cells: run.length }] : [];
    });
  });
  const all = grid.flat();
  const pearls = all.reduce((sum, symbol) => sum + (PEARLS[symbol] ?? 0), 0);
  return {
    wins,
    lines: wins.reduce((sum, { symbol, cells }) => {
      const { pays } = symbols[symbol] as { pays: Readonly<Record<number, number>> };
      return sum + (pays[cells] ?? NaN);
    }, 0),
    pearls: all.includes('diver') ? pearls * multiplier : 0,
  };
}

/** How many dives a round has, from its grids: the first one begins them, divers add to them. */
export function divesOf(grids: readonly Grid<OceanSymbol>[]): number {
  const shells = grids[0]?.flat().filter((symbol) => symbol === 'shell').length ?? 0;
  const divers = grids.slice(1).filter((grid) => grid.flat().includes('diver')).length;
  const begun = ({ 3: 8, 4: 10, 5: 12 } as Record<number, number>)[shells] ?? 0;
  return begun === 0 ? 0 : begun + 5 * Math.min(Math.floor(divers / 4), 3);
}

/** What a round pays, from its grids (bets). */
export const roundOf = (grids: readonly Grid<OceanSymbol>[]): number =>
  grids.reduce((sum, grid, n) => {
    const before = grids.slice(1, Math.max(n, 1)).filter((dive) => dive.flat().includes('diver')).length;
    const multiplier = n === 0 ? 1 : ([1, 2, 3, 5][Math.min(Math.floor(before / 4), 3)] ?? NaN);
    const { lines, pearls } = spinOf(grid, multiplier);
    return sum + lines + pearls;
  }, 0);
