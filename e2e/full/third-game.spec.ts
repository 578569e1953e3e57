import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect } from '../support/fixtures';
import { choose, file, yours } from '../support/studio';
import { testWithTidePool as test } from '../support/tide-pool';
import { clampBet } from '../../src/engine/coins';
import { drawRound, type Round } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { roundPath } from '../../src/features/round-link';
import { renderers } from '../../testing/game/renderers';
import { COUNTED_MS, openFrozen, savedText, skipRound, slotsOf } from '../../testing/game/slots';
import { tidePool } from '../../testing/games/tide-pool/definition';
import { jumpTime } from '../../testing/time';

// A game is a folder, its artwork, its translations and its line in the catalog: testing/games/tide-pool is added to a copy
// of the project, and nothing else of it changes. Its cells pay in ways, and its free spins are its own.

// One worker, and so one build.
test.describe.configure({ mode: 'default' });

/** The first round, by its seed, that is such a one. */
function roundThat(is: (round: Round) => boolean): Round {
  const bet = clampBet(tidePool, 10);
  for (let seed = 1; seed < 20_000; seed++) {
    const round = drawRound(tidePool, 1, bet, seededRandom(seed));
    if (is(round)) return round;
  }
  throw new Error('No round of Tide Pool is such a one.');
}

const inWays = roundThat(
  ({ spins, payout }) =>
    spins.length === 1 &&
    payout > 10 &&
    spins[0].collected.length === 0 &&
    spins[0].wins.length === 1 &&
    (spins[0].wins[0]?.ways ?? 0) > 2,
);
const atHighTide = roundThat(({ spins }) => spins.length > 1 && spins[0].payout === 0);

for (const renderer of renderers)
  test(`a third game is played and saved: ${renderer}`, async ({ page }) => {
    const slots = await openFrozen(page, inWays, { game: tidePool, renderer });
    await expect(slots.stage).toHaveAttribute('data-renderer', renderer);
    await skipRound(page, slots, inWays);
    await expect(slots.win).toHaveText(String(inWays.payout));
    const [win] = inWays.spins[0].wins;
    await expect(page.locator('[aria-live=polite]')).toContainText(`${win?.ways} ways: four`);
    await jumpTime(page, COUNTED_MS);
    await expect(page.getByTestId('paid-by')).toContainText(`${win?.ways} ways: 4`);
    expect(JSON.parse((await savedText(page)) ?? '')).toMatchObject({
      games: { [tidePool.id]: { totals: { rounds: 1, won: inWays.payout } } },
    });
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(page.locator('table.history tbody tr')).toContainText([`${win?.ways} ways: 4 ×`]);
  });

test('free spins of a third game are played to their end', async ({ page }) => {
  const slots = await openFrozen(page, atHighTide, { game: tidePool, renderer: 'canvas' });
  await skipRound(page, slots, atHighTide);
  // They are summed up first.
  await jumpTime(page, COUNTED_MS);
  await expect(page.getByTestId('feature-status')).toContainText('tides paid');
  await expect(slots.win).toHaveText(atHighTide.payout.toLocaleString('en-US'));
});

test('a round of a third game is shown again by its link, and saved as a picture', async ({ page }) => {
  await page.goto(roundPath(tidePool, inWays));
  const { stage } = slotsOf(page, tidePool);
  await expect(stage).toHaveAttribute('data-replay', /./);
  await expect(stage).toHaveAttribute('data-phase', 'settled');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture' }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe('tide-pool-round.png');
  const picture = sharp(await readFile(await saved.path()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('a third game is listed, in another language too', async ({ page }) => {
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Tide Pool' });
  await expect(card).toContainText('sea glass');
  await card.scrollIntoViewIfNeeded();
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('link', { name: 'Tide Pool', exact: true }).locator('svg')).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(card).toContainText('Meerglas');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { name: '256 Wege' })).toBeVisible();
});

test('a third game gets a picture of an artist in the studio, which knows its files by their names', async ({
  page,
}) => {
  await page.goto('/studio');
  const limpet =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><circle cx="128" cy="128" r="118" fill="#d3a"/></svg>';
  await choose(page, [file('Napfschnecke.svg', limpet, 'image/svg+xml')]);
  await expect(yours(page, 'Limpet')).toBeVisible();
  await expect(page.locator('[data-place="tide-pool/stage/dial"]')).toContainText('Tide dial');
  await expect(page.locator('[data-place="shell/cards/tide-pool"]')).toContainText('Tide Pool card');
  await page.getByRole('link', { name: 'Play Tide Pool with your art' }).click();
  const first = page.getByRole('table', { name: 'Paytable' }).locator('img').first();
  await expect(first).toHaveAttribute('src', /^(blob|data):/);
});
