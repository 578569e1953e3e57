// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { catalog } from '../../../src/games/catalog';
import { passedSteps, winLevelOf } from '../../../src/games/game-art';

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

it('are from 20, 50 and 100 times the bet in Lucky Fishing, and from 20, 100 and 500 in Ocean Treasures', () => {
  expect(games.map(({ art }) => art.largeWins.map(({ from }) => from))).toEqual([
    [20, 50, 100],
    [20, 100, 500],
  ]);
});

describe.each(games.map(({ definition, art, texts }) => ({ title: definition.title, art, texts })))(
  'the large wins of $title',
  ({ art: { largeWins }, texts }) => {
    it('pass each step from the multiple of the bet on that it names', () => {
      for (const [n, { from }] of largeWins.entries()) {
        expect(passedSteps(largeWins, from - 0.2)).toHaveLength(n);
        expect(passedSteps(largeWins, from)).toHaveLength(n + 1);
      }
    });

    it('are overlays that grow, and last four seconds at most, each with a title', () => {
      const lengths = largeWins.map(({ ms }) => ms);
      expect(lengths).toEqual([...lengths].sort((a, b) => a - b));
      expect(lengths.at(-1)).toBeLessThanOrEqual(4000);
      expect(texts.largeWins).toHaveLength(largeWins.length);
    });
  },
);
