import { mergeTests } from '@playwright/test';
import { clampBet } from '../../src/engine/coins';
import { drawRound } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { tidePool } from '../../testing/games/tide-pool/definition';
import { openFrozenSlots } from '../support/film';
import { screens, test as pictures } from '../support/pictures';
import { testWithTidePool } from '../support/tide-pool';

// A game that is a folder and a line in the catalog looks like one of the product's own.

const test = mergeTests(testWithTidePool, pictures);

test.use({ viewport: screens[0] });

test('a third game at rest', { tag: '@full' }, async ({ page, expectPage }) => {
  const round = drawRound(tidePool, 1, clampBet(tidePool, 10), seededRandom(1));
  await openFrozenSlots(page, 'canvas', round, tidePool);
  await expectPage('at-rest', page, 'screen');
});
