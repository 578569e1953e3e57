import { describe, expect, test } from 'vitest';
import { files } from '../../../build/published-game';
import { oddsOfJson, type Published } from './odds-of-json';

describe.each(files)('an outside program that reads $fileName', ({ source }) => {
  const game = JSON.parse(source) as Published & { odds: Record<string, number> };

  test('comes to the same odds', () => {
    const found = oddsOfJson(game);
    expect(Object.keys(found).sort()).toEqual(Object.keys(game.odds).sort());
    for (const [name, published] of Object.entries(game.odds))
      expect((found[name] ?? NaN) / published, name).toBeCloseTo(1, 9);
  });

  test('comes to others where the game pays otherwise', () => {
    const [symbol = ''] = Object.keys(game.symbols);
    const pays = { 3: (game.symbols[symbol]?.pays?.[3] ?? 0) + 0.2 };
    const other = { ...game, symbols: { ...game.symbols, [symbol]: { ...game.symbols[symbol], pays } } };
    expect(oddsOfJson(other)['returnToPlayer']).not.toBeCloseTo(game.odds['returnToPlayer'] ?? NaN, 5);
  });
});
