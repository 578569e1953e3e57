import { expect, test } from 'vitest';
import { gameFiles as files } from '../../../build/games-data';
import { oddsOfJson, type Published } from './odds-of-json';

test.each(files)('an outside program that reads $fileName comes to the same odds', ({ source }) => {
  const game = JSON.parse(source) as Published & { odds: Record<string, number> };
  const found = oddsOfJson(game);
  expect(Object.keys(found).sort()).toEqual(Object.keys(game.odds).sort());
  for (const [name, published] of Object.entries(game.odds))
    expect((found[name] ?? NaN) / published, name).toBeCloseTo(1, 9);
});
