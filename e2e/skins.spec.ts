import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { games } from '../testing/game/games';
import { savedText, stageReady } from '../testing/game/slots';

// A skin is chosen in Settings and replaces what both games and the pages show, without touching a round.

const lookOf = (page: Page) => page.getByRole('main').getByRole('radiogroup', { name: 'Look' });
const choose = (page: Page, name: string): Promise<void> =>
  lookOf(page).getByRole('radio', { name, exact: true }).check();

/** The addresses of all images in a page. */
const imagesIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.images].map(({ src }) => new URL(src).pathname));
/** The value of a colour's token. */
const colourIn = (page: Page, token: string): Promise<string> =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(name),
    `--color-${token}`,
  );

const ofSkin = (id: string) => new RegExp(`^/assets/skin-${id}-`);
/** How many of the images in a page are a skin's. */
const countOf = async (page: Page, id: string): Promise<number> =>
  (await imagesIn(page)).filter((path) => ofSkin(id).test(path)).length;

/** The pictures of skins that a page has asked for. */
function watchSkinRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/skin-.*\.(webp|png|svg|mp3)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('is chosen in Settings, applies at once, and stays until a reset', async ({ page }) => {
  const asked = watchSkinRequests(page);
  await page.goto('/settings');
  await expect(lookOf(page).getByRole('radio')).toHaveCount(3);
  await expect(lookOf(page).getByRole('radio', { name: 'Original' })).toBeChecked();
  await expect(lookOf(page).getByRole('img', { includeHidden: true })).toHaveCount(0);
  expect(asked).toEqual([]);

  await choose(page, 'Paper');
  // The coin of the header, and the seabed of the footer.
  await expect.poll(() => countOf(page, 'paper')).toBeGreaterThan(1);
  expect(await colourIn(page, 'coral')).toBe('#f2705c');
  await expect.poll(() => savedText(page)).toContain('"skin":"paper"');

  const goTo = (name: string): Promise<void> =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  for (const { pageTitle, id, definition } of games) {
    await goTo(pageTitle);
    const { stage } = await stageReady(page, definition);
    await expect(stage).toHaveAttribute('data-game', id);
    // Sign, plate, frame, ground and scene are the skin's.
    const own = (await imagesIn(page)).filter(
      (path) => !ofSkin('paper').test(path) && !/logo|age-18/.test(path),
    );
    expect(own).toEqual([]);
  }
  await page.reload();
  await expect.poll(() => countOf(page, 'paper')).toBeGreaterThan(10);

  await goTo('Settings');
  await test.step('goes with a reset', async () => {
    await page.getByRole('textbox', { name: /type RESET/ }).fill('RESET');
    await page.getByRole('button', { name: 'Reset everything' }).click();
    await expect.poll(() => countOf(page, 'paper')).toBe(0);
    expect(await colourIn(page, 'coral')).toBe('#ef5d5d');
    await expect(lookOf(page).getByRole('radio', { name: 'Original' })).toBeChecked();
  });
});
