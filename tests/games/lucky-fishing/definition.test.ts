import { symbolList } from '../../../src/engine/definition';
import { describe, expect, it } from 'vitest';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { startingCoins } from '../../../src/player/starting-coins';
import { PAYTABLE } from '../../engine/grids';

describe('Lucky Fishing', () => {
  it('pays 5, 10, 20, 30, 50 and 100 for fish, tuna, shark, octopus, whale and treasure', () => {
    expect(symbolList(luckyFishing)).toMatchObject(
      PAYTABLE.map(({ id, value }) => ({ id, pays: { 3: value } })),
    );
  });

  it('checks the whole middle reel of three, then the left, then the right, and no other line', () => {
    const reel = (column: number) => [0, 1, 2].map((row) => ({ column, row }));
    expect(luckyFishing.grid).toEqual({ columns: 3, rows: 3 });
    expect(luckyFishing.lines).toEqual([
      { id: 'middle', cells: reel(1) },
      { id: 'left', cells: reel(0) },
      { id: 'right', cells: reel(2) },
    ]);
  });

  it('takes bets from 5 to 100 in steps of 5, 10 at first, and a new player has 1000 coins', () => {
    expect(luckyFishing.bet).toEqual({ min: 5, max: 100, step: 5, default: 10 });
    expect(startingCoins).toBe(1000);
  });

  it('spins for 2000 ms in 20 ticks of 100 ms', () => {
    expect(luckyFishing.spin).toEqual({ durationMs: 2000, tickMs: 100 });
  });
});
