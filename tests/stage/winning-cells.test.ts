import { describe, expect, it } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import { drawRound } from '../../src/engine/round';
import { evaluateGrid } from '../../src/engine/spin';
import { seededRandom } from '../../src/engine/seeded-random';
import { columnsOf, hasCell, isInColumn, winningCells } from '../../src/stage/winning-cells';
import { tinyGame } from '../engine/tiny-game';
import { everyGame } from './every-game';

describe('the winning cells of a spin', () => {
  it.each([
    ['none without a win', 'moon star, sun coin, moon moon', ''],
    ['those of the run, not of the rest of its line', 'moon star, joker coin, sun moon', '00 10'],
    ['those of all lines that win', 'moon sun, moon sun, star sun', '00 01 10 11 21'],
    ['values that are collected, with their collector', 'moon coin, purse star, sun thief', '01 10 21'],
    ['no values without a collector', 'moon coin, purse star, sun star', ''],
    ['no collector without values', 'moon star, sun star, sun thief', ''],
  ])('are %s', (_, columns, cells) => {
    const grid = columns.split(', ').map((column) => column.split(' '));
    const won = winningCells(tinyGame, evaluateGrid<string>(tinyGame, clampBet(tinyGame, 5), grid));
    expect(won.map(({ column, row }) => `${column}${row}`).join(' ')).toBe(cells);
  });

  it.each(everyGame)('of $title pay once each', (game) => {
    const random = seededRandom(4);
    const wins = Array.from({ length: 2_000 }, () =>
      drawRound(game, 1, clampBet(game, game.bet.default), random),
    ).flatMap(({ spins }) => spins);
    for (const spin of wins) {
      const cells = winningCells(game, spin);
      expect(cells.length > 0).toBe(spin.payout > 0);
      expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
      for (const { cells: paying } of spin.wins)
        for (const cell of paying) expect(hasCell(cells, cell)).toBe(true);
    }
    expect(wins.some(({ payout }) => payout > 0)).toBe(true);
  });
});

it('the columns of cells are named once, from the left', () => {
  const cells = [2, 0, 2].map((column, row) => ({ column, row }));
  expect(columnsOf(cells)).toEqual([0, 2]);
  expect([0, 1, 2].map((column) => isInColumn(cells, column))).toEqual([true, false, true]);
});
