import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { stageReady } from '../testing/game/slots';

// Spec section 8, the unknown route, and the way between pages; what each page has is in every-page.spec.ts.

const unknown = ['/slots/deeper', '/index.php'];

test('every path without a screen shows the 404 page, outside the layout, and logs itself', async ({
  page,
  expectError,
}) => {
  for (const path of unknown) {
    expectError(new RegExp(`404.*${path}$`));
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lost at sea');
    await expect(page).toHaveTitle('Lost at sea · Lucky Fishing');
    for (const part of ['banner', 'navigation', 'contentinfo'] as const) {
      await expect(page.getByRole(part)).toHaveCount(0);
    }
  }
  await page.getByRole('link', { name: 'Back to Shore' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a path that begins with two slashes is lost at sea too', async ({ page, baseURL, expectError }) => {
  for (const path of ['//slots?play#reels', '//localhost/slots']) {
    expectError(new RegExp(`404.*${path.replace(/[?#].*/, '')}$`));
    await page.goto(`${baseURL}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lost at sea');
    await expect(page).toHaveURL(`${baseURL}${path}`);
  }
  await page.getByRole('link', { name: 'Back to Shore' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

  test('title, focus and scrolling follow the route, there and back', async ({ page }) => {
    const heading = page.getByRole('heading', { level: 1 });
    await page.goto('/');
    const privacy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await privacy.scrollIntoViewIfNeeded();
    const before = await scrolled(page);
    expect(before).toBeGreaterThan(500);

    await privacy.click();
    await expect(page).toHaveTitle('Privacy Policy · Lucky Fishing');
    await expect(heading).toHaveText('Privacy Policy');
    await expect(heading).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveTitle('Lucky Fishing');
    await expect(heading).toHaveText('Lucky Fishing');
    await expect(heading).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(before);

    await page.goForward();
    await expect(heading).toHaveText('Privacy Policy');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('a page opened by its address starts at its top, wherever the previous one was scrolled', async ({
    page,
  }) => {
    await page.goto('/terms');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const left = await scrolled(page);
    expect(left).toBeGreaterThan(500);
    await page.reload();
    await expect.poll(() => scrolled(page)).toBe(left);

    for (const { path, heading } of [
      { path: '/privacy', heading: 'Privacy Policy' },
      { path: '/terms', heading: 'Terms of Service' },
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect.poll(() => scrolled(page)).toBe(0);
    }
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    await expect.poll(() => scrolled(page)).toBe(left);
  });
});

test('the Tab key leads past the menu to the page itself, and Home to the reels', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/');

  await page.getByRole('link', { name: 'Play Slots' }).click();
  await expect(page).toHaveURL('/slots');
  await stageReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
