import type { Page } from '@playwright/test';
import { axeViolations, expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';
import { lost, spaceTexts } from './support/lost';
import { paths } from './support/paths';
import { forceRenderer } from './support/renderers';
import { waitForAnimations } from './support/time';
import { savedGameWith } from './support/saved-game';

// What holds for every page, tried on each of them in turn. Spec section 2, the table of routes.

const headings: Readonly<Record<string, string>> = {
  '/': 'Lucky Fishing',
  '/slots': 'Lucky Fishing',
  '/ocean-treasures': 'Ocean Treasures',
  '/leaderboard': 'Leaderboard',
  '/profile': 'Profile',
  '/settings': 'Settings',
  '/studio': 'Your own art',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/responsible-gaming': 'Responsible Gaming',
};
const titles: Readonly<Record<string, string>> = {
  ...headings,
  '/slots': 'Slots',
  '/no-such-page': 'Lost at sea',
};

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };
const WIDTHS = [1440, 820, 390, 320];

/** As another tab would leave it: with the greatest balance there is. */
const becomeRich = (page: Page): Promise<void> =>
  page.evaluate(
    (newValue) => {
      localStorage.setItem('lucky-fishing', newValue);
      dispatchEvent(
        new StorageEvent('storage', { key: 'lucky-fishing', newValue, storageArea: localStorage }),
      );
    },
    JSON.stringify(savedGameWith({ coins: Number.MAX_SAFE_INTEGER })),
  );

for (const path of paths) {
  test(`${path} has its title and layout, is accessible, and loses nothing at any width`, async ({
    page,
    expectError,
  }) => {
    if (path === '/no-such-page') expectError(/404/);
    await forceRenderer(page, 'dom');
    await page.setViewportSize(desktop);
    await page.goto(path);
    const menu = page.getByRole('navigation', { name: 'Main' });

    await test.step('title and layout', async () => {
      const title = titles[path];
      await expect(page).toHaveTitle(path === '/' ? 'Lucky Fishing' : `${title} · Lucky Fishing`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // A page that is opened leaves the focus where the browser begins.
      await expect(page.locator('body')).toBeFocused();
      const parts = [page.getByRole('banner'), menu, page.getByRole('contentinfo')];
      if (path === '/no-such-page') {
        await expect(page.getByRole('heading', { level: 1 })).toContainText('lost at sea');
        for (const part of parts) await expect(part).toHaveCount(0);
        return;
      }
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        headings[path] ?? 'no heading is known',
      );
      for (const part of parts) await expect(part).toBeVisible();
    });

    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await test.step('WCAG on a desktop', () => expectAccessible(page));

    await test.step('seven to one with more contrast', async () => {
      await page.emulateMedia({ contrast: 'more' });
      await waitForAnimations(page);
      const violations = await axeViolations(page, { type: 'rule', values: ['color-contrast-enhanced'] });
      expect(
        violations.flatMap(({ nodes }) =>
          nodes.map(({ target, failureSummary }) => [target, failureSummary]),
        ),
      ).toEqual([]);
      await page.emulateMedia({ contrast: 'no-preference' });
    });

    await test.step('WCAG on a phone', async () => {
      await page.setViewportSize(phone);
      await expect(menu).toHaveCount(0);
      await expectAccessible(page);
    });

    // 1280 × 1024 at 400 % are 320 × 256.
    for (const [size, viewport] of Object.entries({
      'zoomed into four times': { width: 320, height: 256 },
      'on the narrowest phone': { width: 320, height: 568 },
    })) {
      await page.setViewportSize(viewport);
      await expect.poll(() => lost(page), `lost ${size}`).toEqual([]);
    }
    await spaceTexts(page, 'spread');
    for (const viewport of [phone, { width: 844, height: 390 }, desktop]) {
      await page.setViewportSize(viewport);
      await expect.poll(() => lost(page), `lost with texts spread at ${viewport.width} px`).toEqual([]);
    }
    await spaceTexts(page, 'as designed');

    await becomeRich(page);
    // A great fortune is the widest thing in the header.
    if (path !== '/no-such-page')
      await expect(page.getByTestId('coin-balance')).toHaveText('9,007,199,254,740,991');
    for (const width of WIDTHS) {
      await test.step(`no way sideways at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 });
        const sideways = (): Promise<number[]> =>
          page.evaluate(() => {
            window.scrollTo(10_000, 0);
            const { scrollWidth, clientWidth } = document.documentElement;
            return [scrollWidth - clientWidth, window.scrollX];
          });
        await expect.poll(sideways).toEqual([0, 0]);
      });
    }
  });
}
