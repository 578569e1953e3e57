import { describe, expect, it } from 'vitest';
import { symbolIds } from '../../../src/engine/definition';
import { drawGrid, stripsOf, windowAt, type Grid } from '../../../src/engine/grid';
import { initialGrid } from '../../../src/engine/initial-grid';
import { seededRandom } from '../../../src/engine/seeded-random';
import { reelRun } from '../../../src/stage/reels/motion';
import { drawStrips, fillerRandom, type Strip } from '../../../src/stage/reels/strip';
import { everyReelSet } from '../every-game';

describe.each(everyReelSet)('the strips of a spin of $title, $set reels', ({ game, set }) => {
  const { columns, rows } = game.grid;
  const from = initialGrid(game);
  const to = drawGrid(game, seededRandom(7), set);
  const travelOf = (column: number): number => reelRun(game, column, set).travel;

  /** What a strip shows in the window after travelling this many cells. */
  const windowOf = ({ symbols, start }: Strip, travelled: number): readonly string[] =>
    symbols.slice(start - travelled, start - travelled + rows);
  /** The pieces of filler symbols, reel by reel: before the outcome, between the grids, after the grid before. */
  const fillersOf = (outcome: Grid, seed: number): (readonly string[])[][] =>
    drawStrips(game, set, from, outcome, seededRandom(seed)).map(({ symbols, start }, column) => [
      symbols.slice(0, start - travelOf(column)),
      symbols.slice(start - travelOf(column) + rows, start),
      symbols.slice(start + rows),
    ]);

  it('start from the previous grid and rest on the outcome', () => {
    const strips = drawStrips(game, set, from, to, seededRandom(1));
    expect(strips).toHaveLength(columns);
    for (const [column, strip] of strips.entries()) {
      expect(windowOf(strip, 0)).toEqual(from[column]);
      expect(windowOf(strip, travelOf(column))).toEqual(to[column]);
    }
  });

  it('have a symbol for every place that the reel shows on its way, swinging included', () => {
    for (const [column, { symbols, start }] of drawStrips(game, set, from, to, seededRandom(1)).entries()) {
      expect(Math.min(start - travelOf(column), symbols.length - (start + rows))).toBeGreaterThanOrEqual(1);
      expect(symbolIds(game)).toEqual(expect.arrayContaining([...symbols]));
    }
  });

  it('show the same filler symbols whatever the outcome: nothing teases', () => {
    const [best = ''] = symbolIds(game).toReversed();
    const win: Grid = from.map((column) => column.map(() => best));
    expect(fillersOf(win, 3)).toEqual(fillersOf(to, 3));
    expect(fillersOf(to, 4)).not.toEqual(fillersOf(to, 3));
  });

  it('show pieces of the reel itself, where symbols are printed on it', () => {
    for (const [column, pieces] of fillersOf(to, 5).entries()) {
      const reel = stripsOf(game, set)?.[column];
      for (const piece of pieces)
        expect(
          reel?.some((_, place) => windowAt(reel, place, piece.length).join() === piece.join()) ?? true,
        ).toBe(true);
    }
  });

  it('show every symbol about as often as the reel has it', () => {
    const SPINS = 3000;
    const seen = Array.from({ length: columns }, () => new Map<string, number>());
    for (let spin = 0; spin < SPINS; spin++) {
      for (const [column, { symbols }] of drawStrips(
        game,
        set,
        from,
        to,
        fillerRandom({ seed: spin }, 0),
      ).entries()) {
        // One a spin: the others of a piece depend on it.
        const filler = symbols[1 + rows] ?? '';
        seen[column]?.set(filler, (seen[column].get(filler) ?? 0) + 1);
      }
    }
    for (const [column, counts] of seen.entries()) {
      const reel = stripsOf(game, set)?.[column] ?? symbolIds(game);
      const ids = [...new Set(reel)];
      expect([...counts.keys()].sort()).toEqual([...ids].sort());
      const chiSquare = ids.reduce((sum, id) => {
        const expected = (SPINS * reel.filter((one) => one === id).length) / reel.length;
        return sum + ((counts.get(id) ?? 0) - expected) ** 2 / expected;
      }, 0);
      // About four standard deviations above what fair draws come to, with one degree of freedom less than symbols.
      const freedom = ids.length - 1;
      expect(chiSquare).toBeLessThan(freedom + 4 * Math.sqrt(2 * freedom));
    }
  });
});
