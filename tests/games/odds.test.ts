import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { catalog } from '../../src/games/catalog';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { checkDefinition } from '../../src/engine/check-definition';
import { tidePool } from '../../testing/games/tide-pool/definition';
import { parFiles } from '../../tools/par/par-files';
import { missed, targets } from '../../tools/search-strips/targets';
import { oddsOnce } from './odds-once';

const root = resolve(import.meta.dirname, '../..');

test.each(catalog)(
  'the odds and the PAR sheet of $title are what its definition says: npm run par writes them',
  async ({ load }) => {
    const files = await parFiles(await load());
    for (const { path, text } of Object.values(files))
      expect(readFileSync(join(root, path), 'utf8'), path).toBe(text);
  },
);

test('the odds of the game of the tests that pays in ways are what its definition says', async () => {
  expect(checkDefinition(tidePool)).toEqual([]);
  const files = await parFiles(tidePool);
  for (const [name, { text }] of Object.entries({ odds: files.odds, payouts: files.payouts }))
    expect(readFileSync(join(root, 'testing/games/tide-pool', `${name}.json`), 'utf8'), name).toBe(text);
});

const odds = oddsOnce(oceanTreasures);

test.each(targets)('Ocean Treasures keeps to its target: $name', ({ min, max, of }) => {
  expect(of(odds)).toBeGreaterThanOrEqual(min);
  expect(of(odds)).toBeLessThanOrEqual(max);
  expect(missed(odds)).toEqual([]);
});
