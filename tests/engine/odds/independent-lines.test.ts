import fc, { runs } from '../../properties';
import { describe, expect, it } from 'vitest';
import type { Cell, GameDefinition } from '../../../src/engine/definition';
import { countOutcomes, type OutcomeCounts } from '../../../src/engine/odds/count-outcomes';
import { hasIndependentLines, independentOutcomes } from '../../../src/engine/odds/independent-lines';
import { seededRandom } from '../../../src/engine/seeded-random';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { tinyGame } from '../tiny-game';

/** Small games of any kind: 1 to 3 symbols, up to 8 cells, up to 3 lines of any shape that share no cell. */
const smallGame: fc.Arbitrary<GameDefinition> = fc
  .record({
    payouts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }),
    columns: fc.integer({ min: 1, max: 4 }),
    rows: fc.integer({ min: 1, max: 2 }),
    sizes: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    seed: fc.nat(),
  })
  .map(({ payouts, columns, rows, sizes, seed }) => {
    const random = seededRandom(seed);
    const free: Cell[] = Array.from({ length: columns * rows }, (_, n) => ({
      column: n % columns,
      row: Math.floor(n / columns),
    }));
    const lines = sizes
      .map((size, n) => ({
        id: `line-${n}`,
        name: `Line ${n}`,
        cells: Array.from({ length: Math.min(size, free.length) }, () =>
          free.splice(random(free.length), 1),
        ).flat(),
      }))
      .filter(({ cells }) => cells.length > 0);
    // Not every symbol pays for every length.
    const paysFor = (payout: number) =>
      Object.fromEntries([1, 2, 3, 4].filter(() => random(4) > 0).map((length) => [length, payout]));
    const symbols = Object.fromEntries(
      payouts.map((payout, n) => [`symbol-${n}`, { name: `Symbol ${n}`, pays: paysFor(payout) }]),
    );
    return { ...luckyFishing, symbols, grid: { columns, rows }, lines };
  });

describe('the closed form for lines that share no cell', () => {
  it('comes to what counting all combinations comes to', () => {
    fc.assert(
      fc.property(smallGame, (game) => {
        const [closed, counted] = [independentOutcomes(game), countOutcomes(game, 'base')];
        const sorted = ({ outcomes }: OutcomeCounts) => [...outcomes].sort((a, b) => a.lines - b.lines);
        expect({ ...closed, outcomes: sorted(closed).filter(({ grids }) => grids > 0) }).toEqual({
          ...counted,
          outcomes: sorted(counted),
        });
      }),
      { numRuns: runs(20) },
    );
  });

  const { lines, symbols } = luckyFishing;
  const top = { id: 'top', name: 'Top row', cells: [0, 1, 2].map((column) => ({ column, row: 0 })) };
  it.each<[string, GameDefinition]>([
    ['strips', tinyGame],
    ['lines that share a cell', { ...luckyFishing, lines: [...lines, top] }],
    ['lines that all pay', { ...luckyFishing, payRule: 'all-lines-from-the-left' }],
    ['a wild', { ...luckyFishing, symbols: { ...symbols, fish: { name: 'Fish', role: 'wild' } } }],
  ])('is not for a game with %s', (_, game) => {
    expect([hasIndependentLines(luckyFishing), hasIndependentLines(game)]).toEqual([true, false]);
  });
});
