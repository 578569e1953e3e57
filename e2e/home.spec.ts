import { budgets } from '../bench/budgets';
import { stageReady } from '../testing/game/slots';
import { scriptsOf } from '../testing/measures/loads';
import { expect, test } from './support/fixtures';

// What Home loads, and when. What it says is in tests/pages/home/.

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.6 });

  test('the first picture is asked for by the HTML, and fetched in one width', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const [first = ''] = fetched;
    await expect(page.locator('link[rel=preload][as=image]')).toHaveAttribute(
      'imagesrcset',
      new RegExp(new URL(first).pathname),
    );
    expect(fetched.filter((url) => url.includes('-banner-'))).toEqual([first]);
    await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('currentSrc', first);
  });
});

test('it keeps to its budget, and fetches the reels when a link to them is reached', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const ofReels = (): string[] => scripts.filter((url) => /\/game-|playable|pixi-canvas/.test(url));
  const { kilobytes, engines } = await scriptsOf(page, () => page.goto('/', { waitUntil: 'networkidle' }));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.length).toBeLessThanOrEqual(6);
  expect(engines, 'what moves the reels').toEqual([]);
  expect(kilobytes).toBeLessThanOrEqual(budgets.homeScript.limit.max);

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');

  const profile = page.getByRole('link', { name: 'Profile' });
  await profile.focus();
  await profile.hover();
  expect(ofReels()).toHaveLength(0);

  // What the pages of all games share, the game itself and the canvas.
  await page.getByRole('link', { name: 'Play Slots' }).focus();
  await expect.poll(() => ofReels().length).toBe(3);
  // The other game itself.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ocean Treasures' }).hover();
  await expect.poll(() => ofReels().length).toBe(4);
  await page.getByRole('link', { name: 'Play Slots' }).click();
  await expect(page).toHaveURL('/slots');
  await stageReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(ofReels()).toHaveLength(4);
});
