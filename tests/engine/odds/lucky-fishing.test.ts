import { describe, expect, it } from 'vitest';
import { oddsOf } from '../../../src/engine/odds/odds';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';

const GRIDS = 6 ** 9;
const PAYS = [5, 10, 20, 30, 50, 100];

/** Counts all grids one by one, with whole numbers only and nothing of the program's: a grid is nine digits to base 6. */
function countEveryGrid() {
  let [middle, left, right, paid] = [0, 0, 0, 0];
  for (let grid = 0; grid < GRIDS; grid++) {
    // Digits from the lowest: the left column, then the middle, then the right.
    const l = grid % 216;
    const m = ((grid / 216) | 0) % 216;
    const r = (grid / 46656) | 0;
    // Three like digits d to base 6 make d × 43.
    if (m % 43 === 0) {
      middle++;
      paid += PAYS[m / 43] ?? NaN;
    } else if (l % 43 === 0) {
      left++;
      paid += PAYS[l / 43] ?? NaN;
    } else if (r % 43 === 0) {
      right++;
      paid += PAYS[r / 43] ?? NaN;
    }
  }
  return { wins: middle + left + right, lineHits: [middle, left, right], paid };
}

describe('the odds of Lucky Fishing', () => {
  const odds = oddsOf(luckyFishing);

  it('are those of counting all 10,077,696 grids one by one', () => {
    const counted = countEveryGrid();
    expect(odds.base.grids).toBe(GRIDS);
    expect(odds.hitRate).toBe(counted.wins / GRIDS);
    expect(odds.base.lineHits).toEqual(counted.lineHits);
    expect(odds.returnToPlayer).toBeCloseTo(counted.paid / GRIDS, 12);
    expect(odds.largestWin.bets).toBe(100);
  });
});
