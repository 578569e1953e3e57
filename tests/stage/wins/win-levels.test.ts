// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { catalog } from '../../../src/games/catalog';
import { largeWins, stepsOf, winLevelOf } from '../../../src/games/win-levels';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));
const [luckyFishing] = games;

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
] as const)('Lucky Fishing shows %f times the bet as %s', (multiplier, id) => {
  expect(luckyFishing && winLevelOf(luckyFishing.art.winLevels, multiplier).id).toBe(id);
});

describe.each(games.map(({ definition, art }) => ({ title: definition.title, ...art })))(
  'the levels of a win of $title',
  ({ winLevels }) => {
    it('celebrate nothing that pays no more than the bet, and all that pays more', () => {
      for (const multiplier of [0, 0.2, 1])
        expect(winLevelOf(winLevels, multiplier)).toMatchObject({ ms: 0, coins: 0 });
      for (const multiplier of [1.01, 1.2, 1e6])
        expect(winLevelOf(winLevels, multiplier).ms).toBeGreaterThan(0);
    });

    it('are shown for three seconds at most', () => {
      for (const { ms } of winLevels) expect(ms).toBeLessThanOrEqual(3000);
    });

    it('grow with the win', () => {
      const sizes = winLevels.map(({ upTo, ms, coins, bubbles }) => [upTo, ms, coins, bubbles]);
      for (const column of [0, 1, 2, 3]) {
        const values = sizes.map((row) => row[column] ?? 0);
        expect(values).toEqual([...values].sort((a, b) => a - b));
      }
    });
  },
);

describe('large wins', () => {
  it.each([
    [19.8, []],
    [20, [20]],
    [49.8, [20]],
    [50, [20, 50]],
    [100, [20, 50, 100]],
    [2500, [20, 50, 100]],
  ])('pass these steps at %f times the bet', (multiplier, steps) => {
    expect(stepsOf(multiplier).map(({ from }) => from)).toEqual(steps);
  });

  it('are events that grow, and last four seconds at most', () => {
    const lengths = largeWins.map(({ ms }) => ms);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths.at(-1)).toBeLessThanOrEqual(4000);
  });
});
