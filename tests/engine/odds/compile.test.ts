import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { clampBet } from '../../../src/engine/coins';
import { symbolIds, type GameDefinition } from '../../../src/engine/definition';
import { compileGame, findWins, newLineWins } from '../../../src/engine/odds/compile';
import { evaluateGrid } from '../../../src/engine/spin';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../../src/games/ocean-treasures/definition';
import { tinyGame } from '../tiny-game';

const games: readonly GameDefinition[] = [luckyFishing, oceanTreasures, tinyGame];

describe.each(games)('the tables of $title', (definition) => {
  const game = compileGame(definition);
  const { columns, rows } = definition.grid;
  const ids = symbolIds(definition);
  /** Mostly of two symbols and the wild, so that lines pay. */
  const anyCells = fc.array(fc.nat(ids.length - 1), { minLength: 3, maxLength: 3 }).chain((few) =>
    fc.array(fc.oneof(fc.constantFrom(...few), fc.nat(ids.length - 1)), {
      minLength: columns * rows,
      maxLength: columns * rows,
    }),
  );

  test('find the lines that the engine finds, with their payouts', () => {
    const wins = newLineWins(game);
    let paying = 0;
    fc.assert(
      fc.property(anyCells, (cells) => {
        const grid = Array.from({ length: columns }, (_, column) =>
          Array.from({ length: rows }, (_, row) => ids[cells[column * rows + row] ?? 0] ?? ''),
        );
        findWins(game, Uint8Array.from(cells), wins);
        const found = Array.from({ length: wins.count }, (_, n) => ({
          line: definition.lines[wins.line[n] ?? 0]?.id,
          symbol: ids[wins.symbol[n] ?? 0],
          length: wins.length[n],
        }));
        const expected = evaluateGrid(definition, clampBet(definition, definition.bet.min), grid).wins;
        expect(found).toEqual(
          expected.map(({ line, symbol, cells: run }) => ({ line, symbol, length: run.length })),
        );
        expect(wins.paid).toBe(expected.reduce((sum, { payout }) => sum + payout, 0));
        if (wins.count > 0) paying++;
      }),
      { numRuns: runs(300) },
    );
    expect(paying).toBeGreaterThan(runs(50));
  });
});
