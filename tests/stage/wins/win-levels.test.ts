// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { catalog } from '../../../src/games/catalog';
import { isLarge, passedLevels, winLevelOf } from '../../../src/games/win-levels';

const games = await Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));

it.each([
  [
    'Lucky Fishing',
    { 1: undefined, 5: 'small', 10: 'small', 20: 'big', 30: 'big', 50: 'huge', 100: 'giant' },
  ],
  [
    'Ocean Treasures',
    {
      1: undefined,
      1.2: 'small',
      5: 'small',
      5.2: 'good',
      19.8: 'good',
      20: 'big',
      100: 'huge',
      500: 'giant',
    },
  ],
])('%s has a name for each size of a win', (title, sizes) => {
  const game = games.find(({ definition }) => definition.title === title);
  for (const [multiplier, size] of Object.entries(sizes))
    expect([multiplier, game && winLevelOf(game.art.winLevels, Number(multiplier))?.size]).toEqual([
      multiplier,
      size,
    ]);
});

describe.each(games.map(({ definition, art, texts }) => ({ title: definition.title, texts, ...art })))(
  'the wins of $title',
  ({ winLevels, texts }) => {
    it('are celebrated above the bet alone', () => {
      for (const multiplier of [0, 0.2, 1]) expect(winLevelOf(winLevels, multiplier)).toBeNull();
    });

    it('are shown longer and with more, the larger they are, and a title for as long as its music', () => {
      for (const figure of ['from', 'ms', 'coins', 'bubbles'] as const) {
        const values = winLevels.map((level) => level[figure]);
        expect(values).toEqual([...values].sort((a, b) => a - b));
      }
      // What is left after the count, by the lengths in assets/lucky-fishing/sounds/README.md.
      const standing = passedLevels(winLevels, 1e6)
        .filter(isLarge)
        .map(({ ms, countMs }) => ms - countMs);
      for (const [n, musicMs] of [3050, 4100, 5600].entries())
        expect(Math.abs((standing[n] ?? 0) - musicMs)).toBeLessThan(600);
    });

    it('have a title from 20 times the bet on, and pass every smaller size', () => {
      const large = passedLevels(winLevels, 1e6).filter(isLarge);
      expect(large.map(({ size }) => size)).toEqual(['big', 'huge', 'giant']);
      expect(large[0]?.from).toBe(20);
      expect(Object.keys(texts.largeWins ?? {})).toEqual(['big', 'huge', 'giant']);
    });
  },
);
