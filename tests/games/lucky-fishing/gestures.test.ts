import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { symbolList } from '../../../src/engine/definition';
import { WHOLE } from '../../../src/games/gestures';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { gestures } from '../../../src/games/lucky-fishing/gestures';
import { winLevels } from '../../../src/games/lucky-fishing/win-levels';
import { gestureOf } from '../../../src/stage/wins/gesture';

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
    expect(gestureOf(gestures, symbol, new Set(['something-else']))).toMatchObject([{ part: WHOLE }]);
    expect(gestureOf(gestures, symbol, partsOf(symbol))).toEqual(movements);
  });
});
