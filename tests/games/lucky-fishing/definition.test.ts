import { symbolList } from '../../../src/engine/definition';
import { describe, expect, test } from 'vitest';
import { isBet } from '../../../src/engine/coins';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { startingCoins } from '../../../src/player/starting-coins';
import { PAYTABLE } from '../../engine/grids';

describe('Lucky Fishing', () => {
  test('pays 5, 10, 20, 30, 50 and 100 for fish, tuna, shark, octopus, whale and treasure', () => {
    expect(symbolList(luckyFishing).map(({ id, pays }) => [id, pays?.[3]])).toEqual(
      PAYTABLE.map(({ id, value }) => [id, value]),
    );
  });

  test('names its symbols as players read them', () => {
    expect(symbolList(luckyFishing).map(({ name }) => name)).toEqual([
      'Fish',
      'Tuna',
      'Shark',
      'Octopus',
      'Whale',
      'Treasure',
    ]);
  });

  test('names its lines as players read them', () => {
    expect(luckyFishing.lines.map(({ name }) => name)).toEqual(['Middle reel', 'Left reel', 'Right reel']);
  });

  test('has three reels of three cells', () => {
    expect([luckyFishing.grid.columns, luckyFishing.grid.rows]).toEqual([3, 3]);
  });

  test('checks the whole middle column, then the left, then the right, and no other line', () => {
    const column = (n: number) => [0, 1, 2].map((row) => ({ column: n, row }));
    expect(luckyFishing.lines.map(({ id, cells }) => [id, cells])).toEqual([
      ['middle', column(1)],
      ['left', column(0)],
      ['right', column(2)],
    ]);
  });

  test('takes bets from 5 to 100 in steps of 5, 10 at first', () => {
    expect(luckyFishing.bet).toEqual({ min: 5, max: 100, step: 5, default: 10 });
  });

  test('can be bet at its least, its most and its first bet', () => {
    const { min, max, default: first } = luckyFishing.bet;
    expect([min, max, first].filter((bet) => !isBet(luckyFishing, bet))).toEqual([]);
  });

  test('gives a new player 1000 coins', () => {
    expect(startingCoins).toBe(1000);
  });

  test('spins for 2000 ms in 20 ticks of 100 ms', () => {
    expect(luckyFishing.spin).toEqual({ durationMs: 2000, tickMs: 100 });
  });
});
