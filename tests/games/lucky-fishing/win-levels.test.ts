import { describe, expect, it } from 'vitest';
import { winLevels } from '../../../src/games/lucky-fishing/win-levels';
import { winLevelOf } from '../../../src/games/win-levels';

describe('the levels of a win', () => {
  it.each([
    [1, 'returned'],
    [5, 'small'],
    [10, 'small'],
    [10.5, 'good'],
    [20, 'good'],
    [30, 'good'],
    [50, 'big'],
    [100, 'big'],
    [1e6, 'big'],
  ] as const)('shows %f times the bet as %s', (multiplier, id) => {
    expect(winLevelOf(winLevels, multiplier).id).toBe(id);
  });

  it('shows no more than three seconds of any win, and nothing of what only brings the bet back', () => {
    for (const { ms } of winLevels) expect(ms).toBeLessThanOrEqual(3000);
    expect(winLevelOf(winLevels, 1)).toMatchObject({ ms: 0, coins: 0 });
  });

  it('grows with the win', () => {
    const sizes = winLevels.map(({ upTo, ms, coins, bubbles }) => [upTo, ms, coins, bubbles]);
    for (const column of [0, 1, 2, 3]) {
      const values = sizes.map((row) => row[column] ?? 0);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });
});
