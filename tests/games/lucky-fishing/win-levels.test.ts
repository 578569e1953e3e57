import { symbolList } from '../../../src/engine/definition';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { gestureOf, gestures, WHOLE } from '../../../src/stage/wins/gestures';
import { winLevelOf, winLevels } from '../../../src/games/lucky-fishing/win-levels';

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
    expect(winLevelOf(multiplier).id).toBe(id);
  });

  it('shows no more than three seconds of any win, and nothing of what only brings the bet back', () => {
    for (const { ms } of winLevels) expect(ms).toBeLessThanOrEqual(3000);
    expect(winLevelOf(1)).toMatchObject({ ms: 0, coins: 0 });
  });

  it('grows with the win', () => {
    const sizes = winLevels.map(({ upTo, ms, coins, bubbles }) => [upTo, ms, coins, bubbles]);
    for (const column of [0, 1, 2, 3]) {
      const values = sizes.map((row) => row[column] ?? 0);
      expect(values).toEqual([...values].sort((a, b) => a - b));
    }
  });
});

/** The named groups of a symbol's picture. */
const partsOf = (symbol: string): Set<string> => {
  const text = readFileSync(
    new URL(`../../../assets/lucky-fishing/symbols/${symbol}.svg`, import.meta.url),
    'utf8',
  );
  return new Set([...text.matchAll(/<g\s[^>]*\bid="([^"]+)"/g)].map((match) => match[1] ?? ''));
};

describe.each(symbolList(luckyFishing).map(({ id }) => id))('the gesture of the %s', (symbol) => {
  const movements = gestures[symbol] ?? [];

  it('moves parts that its picture has', () => {
    const named = movements.map(({ part }) => part).filter((part) => part !== WHOLE);
    expect(named.length).toBeGreaterThan(0);
    expect([...partsOf(symbol)]).toEqual(expect.arrayContaining(named));
  });

  it('is over in time for the shortest show of a win', () => {
    const shortest = Math.min(...winLevels.map(({ ms }) => ms).filter((ms) => ms > 0));
    for (const { at, seconds, times } of movements)
      expect((at + seconds * times * 2) * 1000).toBeLessThan(shortest);
  });

  it('is a bounce of the whole where a replacement has none of its parts', () => {
    expect(gestureOf(symbol, new Set(['something-else']))).toMatchObject([{ part: WHOLE }]);
    expect(gestureOf(symbol, partsOf(symbol))).toEqual(movements);
  });
});
