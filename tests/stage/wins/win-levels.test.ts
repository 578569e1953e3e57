// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { catalog } from '../../../src/games/catalog';
import { largeWins, passedSteps, winLevelOf } from '../../../src/games/game-art';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));

it.each([
  [1, 'returned'],
  [10, 'small'],
  [10.5, 'good'],
  [30, 'good'],
  [50, 'big'],
  [1e6, 'big'],
] as const)('Lucky Fishing shows %f times the bet as %s', (multiplier, id) => {
  expect(games[0] && winLevelOf(games[0].art.winLevels, multiplier).id).toBe(id);
});

it.each(games.map(({ definition, art }) => ({ title: definition.title, ...art })))(
  'the levels of a win of $title begin above the bet, grow with the win, and last three seconds at most',
  ({ winLevels }) => {
    for (const multiplier of [0, 0.2, 1])
      expect(winLevelOf(winLevels, multiplier)).toMatchObject({ ms: 0, coins: 0 });
    for (const multiplier of [1.01, 1e6]) expect(winLevelOf(winLevels, multiplier).ms).toBeGreaterThan(0);
    for (const figure of ['upTo', 'ms', 'coins', 'bubbles'] as const) {
      const values = winLevels.map((level) => level[figure]);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
    expect(winLevels.at(-1)?.ms).toBeLessThanOrEqual(3000);
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
    expect(passedSteps(multiplier).map(({ from }) => from)).toEqual(steps);
  });

  it('are events that grow, and last four seconds at most', () => {
    const lengths = largeWins.map(({ ms }) => ms);
    expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
    expect(lengths.at(-1)).toBeLessThanOrEqual(4000);
  });
});
