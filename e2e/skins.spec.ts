import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { games } from '../testing/game/games';
import { savedText, stageReady } from '../testing/game/slots';

// A skin is chosen in Settings and replaces what both games and the pages show, without touching a round.

/** The addresses of all images in a page. */
const imagesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.images].map(({ src }) => new URL(src).pathname));
const isOfSkin = (path: string): boolean => path.startsWith('/assets/skin-paper-');
/** How many of the images in a page are the skin's. */
const countIn = async (page: Page): Promise<number> => (await imagesIn(page)).filter(isOfSkin).length;
const coralIn = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-coral'));

test('is chosen in Settings, applies at once, and stays until the original is chosen', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/skin-.*\.(webp|png|svg|mp3)$/.test(pathname)) asked.push(pathname);
  });
  const look = page.getByRole('main').getByRole('radiogroup', { name: 'Look' });
  const goTo = (name: string): Promise<void> =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  await page.goto('/settings');
  await expect(look.getByRole('radio', { name: 'Paper' })).toBeVisible();
  await expect(look.getByRole('radio', { name: 'Original' })).toBeChecked();
  await expect(look.getByRole('img', { includeHidden: true })).toHaveCount(0);
  expect(asked).toEqual([]);

  await look.getByRole('radio', { name: 'Paper' }).check();
  // The coin of the header, and the seabed of the footer.
  await expect.poll(() => countIn(page)).toBeGreaterThan(1);
  expect(await coralIn(page)).toBe('#f2705c');
  await expect.poll(() => savedText(page)).toContain('"skin":"paper"');
  for (const { pageTitle, id, definition } of games) {
    await goTo(pageTitle);
    const { stage } = await stageReady(page, definition);
    await expect(stage).toHaveAttribute('data-game', id);
    // Sign, plate, frame, ground and scene are the skin's.
    const others = (await imagesIn(page)).filter((path) => !isOfSkin(path) && !/logo|age-18/.test(path));
    expect(others).toEqual([]);
  }
  await page.reload();
  await expect.poll(() => countIn(page)).toBeGreaterThan(10);

  await goTo('Settings');
  await look.getByRole('radio', { name: 'Original' }).check();
  await expect.poll(() => countIn(page)).toBe(0);
  expect(await coralIn(page)).toBe('#ef5d5d');
});

test('Desert Oasis is shown from its card on Home for one visit, and nobody else loads it', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Desert Oasis' });
  await card.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('skin-desert-oasis-'))).toEqual([]);

  await card.getByRole('link', { name: 'Play Now' }).click();
  const { stage } = await stageReady(page);
  await expect(page).toHaveURL(/\/slots$/);
  const ground = stage.locator('.reel-ground');
  await expect(ground).toHaveAttribute('src', /skin-desert-oasis-reels/);
  await page.reload();
  // It is there before the stage is.
  await expect(ground).toHaveAttribute('src', /skin-desert-oasis-reels/);
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect(ground).not.toHaveAttribute('src', /skin-/);
  expect((await savedText(page)) ?? '').not.toContain('desert-oasis');
});
