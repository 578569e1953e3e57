import { describe, expect, it } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import { drawRound } from '../../src/engine/round';
import { evaluateGrid } from '../../src/engine/spin';
import { seededRandom } from '../../src/engine/seeded-random';
import { columnsOf, hasCell, isInColumn, winningCells } from '../../src/stage/winning-cells';
import { tinyGame } from '../engine/tiny-game';
import { everyGame } from './every-game';

const bet = clampBet(tinyGame, 5);
const cellsOf = (...grid: (keyof typeof tinyGame.symbols)[][]): string =>
  winningCells(tinyGame, evaluateGrid(tinyGame, bet, grid))
    .map(({ column, row }) => `${column}${row}`)
    .join(' ');

describe('the winning cells of a spin', () => {
  it('are none without a win', () => {
    expect(cellsOf(['moon', 'star'], ['sun', 'coin'], ['moon', 'moon'])).toBe('');
  });

  it('are those of the run, not of the rest of its line', () => {
    expect(cellsOf(['moon', 'star'], ['joker', 'coin'], ['sun', 'moon'])).toBe('00 10');
  });

  it('are those of all lines that win', () => {
    expect(cellsOf(['moon', 'sun'], ['moon', 'sun'], ['star', 'sun'])).toBe('00 01 10 11 21');
  });

  it('are values that are collected, with their collector', () => {
    expect(cellsOf(['moon', 'coin'], ['purse', 'star'], ['sun', 'thief'])).toBe('01 10 21');
  });

  it('are neither values without a collector nor a collector without values', () => {
    expect(cellsOf(['moon', 'coin'], ['purse', 'star'], ['sun', 'star'])).toBe('');
    expect(cellsOf(['moon', 'star'], ['sun', 'star'], ['sun', 'thief'])).toBe('');
  });

  it.each(everyGame)('of $title pay whenever there are any, each once', (game) => {
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
  const cells = [
    { column: 2, row: 0 },
    { column: 0, row: 1 },
    { column: 2, row: 1 },
  ];
  expect(columnsOf(cells)).toEqual([0, 2]);
  expect([0, 1, 2].map((column) => isInColumn(cells, column))).toEqual([true, false, true]);
  expect(hasCell(cells, { column: 2, row: 2 })).toBe(false);
});
