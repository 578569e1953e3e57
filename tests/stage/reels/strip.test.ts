import { symbolIds, symbolList } from '../../../src/engine/definition';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../src/engine/seeded-random';
import { initialGrid } from '../../../src/engine/initial-grid';
import { drawGrid, type Grid } from '../../../src/engine/grid';
import { luckyFishing, type SymbolId } from '../../../src/games/lucky-fishing/definition';
import { reelMotion } from '../../../src/stage/reels/motion';
import { drawStrips, type Strip } from '../../../src/stage/reels/strip';

const from = initialGrid(luckyFishing);
const to = drawGrid(luckyFishing, seededRandom(7));
const { columns, rows } = luckyFishing.grid;

/** What a strip shows in the window after so many cells travelled. */
const windowOf = ({ symbols, start }: Strip<SymbolId>, travelled: number): SymbolId[] =>
  symbols.slice(start - travelled, start - travelled + rows);
/** The filler symbols, without the grids before and after. */
const fillersOf = (outcome: Grid<SymbolId>, seed: number): string =>
  JSON.stringify(
    drawStrips(luckyFishing, from, outcome, seededRandom(seed)).map(({ symbols, start }, column) => {
      const { travel } = reelMotion(luckyFishing, column);
      return [
        symbols.slice(0, start - travel),
        symbols.slice(start - travel + rows, start),
        symbols.slice(start + rows),
      ];
    }),
  );

describe('the strips of a spin', () => {
  const strips = drawStrips(luckyFishing, from, to, seededRandom(1));

  it('start from the grid before and come to rest on the outcome', () => {
    expect(strips).toHaveLength(columns);
    for (const [column, strip] of strips.entries()) {
      expect(windowOf(strip, 0)).toEqual(from[column]);
      expect(windowOf(strip, reelMotion(luckyFishing, column).travel)).toEqual(to[column]);
    }
  });

  it('have a symbol for every place that the reel shows on its way, swinging included', () => {
    for (const [column, { symbols, start }] of strips.entries()) {
      const { travel } = reelMotion(luckyFishing, column);
      expect(start - travel).toBeGreaterThanOrEqual(1);
      expect(symbols.length - (start + rows)).toBeGreaterThanOrEqual(1);
      expect(symbols.every((symbol) => symbolList(luckyFishing).some(({ id }) => id === symbol))).toBe(true);
    }
  });

  it('show the same filler symbols whatever the outcome: nothing teases', () => {
    const win: Grid<SymbolId> = Array.from({ length: columns }, () =>
      Array.from({ length: rows }, () => 'treasure'),
    );
    expect(fillersOf(win, 3)).toBe(fillersOf(to, 3));
    expect(fillersOf(to, 4)).not.toBe(fillersOf(to, 3));
  });

  it('show every symbol about equally often', () => {
    const seen = new Map<string, number>();
    const random = seededRandom(11);
    for (let spin = 0; spin < 400; spin++) {
      for (const { symbols, start } of drawStrips(luckyFishing, from, from, random)) {
        for (const symbol of symbols.slice(rows + 1, start)) seen.set(symbol, (seen.get(symbol) ?? 0) + 1);
      }
    }
    const total = [...seen.values()].reduce((sum, n) => sum + n, 0);
    const expected = total / symbolIds(luckyFishing).length;
    const chiSquare = symbolList(luckyFishing).reduce(
      (sum, { id }) => sum + ((seen.get(id) ?? 0) - expected) ** 2 / expected,
      0,
    );
    // 99.9 % of fair draws stay below this with five degrees of freedom.
    expect(chiSquare).toBeLessThan(20.5);
  });
});
