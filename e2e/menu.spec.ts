import type { Locator } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, test } from './support/fixtures';

// Spec section 2: header, footer and side menu.

const entries = {
  Home: '/',
  Slots: '/slots',
  'Ocean Treasures': '/ocean-treasures',
  Leaderboard: '/leaderboard',
  Settings: '/settings',
};
const names = Object.keys(entries);

const widthOf = async (element: Locator): Promise<number> => (await element.boundingBox())?.width ?? 0;

test('header, menu and footer lead where they say, at every width', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  const links = menu.getByRole('link');

  await test.step('header and footer', async () => {
    const header = page.getByRole('banner');
    for (const width of [1440, 820, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(header.getByText('Lucky Fishing')).toBeVisible();
      await expect(header.getByTestId('coin-balance')).toHaveText('1,000');
      for (const name of ['Profile', 'Leaderboard']) {
        const link = header.getByRole('link', { name });
        await expect(link).toHaveAttribute('href', `/${name.toLowerCase()}`);
        await expect(link).toBeInViewport({ ratio: 1 });
      }
    }
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.evaluate(() => window.scrollTo(0, 2000));
    await expect(header.getByTestId('coin-balance')).toBeInViewport();

    const footer = page.getByRole('contentinfo');
    const policies = footer.getByRole('navigation', { name: 'Policies' });
    await expect(footer.getByRole('region', { name: 'About Lucky Fishing' })).toContainText('virtual coins');
    const note = footer.getByRole('region', { name: 'Play responsibly' });
    await expect(note).toContainText('18 and over');
    await expect(note.getByText('18+', { exact: true })).toBeVisible();
    await expect(footer.getByText(/^© \d{4} Lucky Fishing/)).toBeVisible();
    for (const [name, path] of Object.entries({
      'Terms of Service': '/terms',
      'Privacy Policy': '/privacy',
      'Responsible Gaming': '/responsible-gaming',
    }))
      await expect(policies.getByRole('link', { name })).toHaveAttribute('href', path);
    await policies.getByRole('link', { name: 'Responsible Gaming' }).click();
    await expect(page).toHaveURL('/responsible-gaming');
    await header.getByRole('link', { name: 'Lucky Fishing' }).click();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => window.scrollTo(0, 0));
  });

  await expect(links).toHaveText(names);
  for (const [name, path] of Object.entries(entries))
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  const active = menu.locator('[aria-current=page]');
  await expect(active).toHaveText(['Home']);
  await links.nth(3).click();
  await expect(page).toHaveURL('/leaderboard');
  await expect(active).toHaveText(['Leaderboard']);

  await test.step('the toggle makes it a rail and wide again, and a choice leaves it as it is', async () => {
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(() => widthOf(menu)).toBeLessThan(100);
    await expect(links).toHaveText(names);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(active).toHaveCount(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await links.first().click();
    await expect(page).toHaveURL('/');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => widthOf(menu)).toBeGreaterThan(160);
  });

  for (const [width, shape] of [
    [1440, 'open'],
    [1024, 'open'],
    [1023, 'rail'],
    [640, 'rail'],
    [639, 'absent'],
    [390, 'absent'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(toggle).toHaveAttribute('aria-expanded', String(shape === 'open'));
    await expect(menu).toHaveCount(shape === 'absent' ? 0 : 1);
    if (shape === 'absent') continue;
    await expect.poll(() => widthOf(menu).then((px) => (px > 160 ? 'open' : 'rail'))).toBe(shape);
    // On the rail only screen readers read the labels.
    const label = menu.getByText('Home');
    await expect.poll(() => widthOf(label).then((px) => px > 20)).toBe(shape === 'open');
  }

  // On small screens it opens over the page, and Escape, a choice or a tap beside it closes it.
  for (const [width, closed] of [
    [390, 0],
    [820, 1],
  ] as const)
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
      await expect(page).toHaveURL('/terms');

      const open = async (): Promise<void> => {
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        await expect(links).toHaveText(names);
        for (const name of names)
          await expect(menu.getByText(name, { exact: true })).toBeInViewport({ ratio: 1 });
      };
      const expectClosed = async (): Promise<void> => {
        await expect(toggle).toHaveAttribute('aria-expanded', 'false');
        await expect(menu).toHaveCount(closed);
        if (closed) await expect.poll(() => widthOf(menu)).toBeLessThan(100);
      };
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectClosed();

      await open();
      await expect(links.first()).toBeFocused();
      if (!closed) await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expectClosed();
      await expect(toggle).toBeFocused();

      for (const close of [() => toggle.click(), () => page.mouse.click(width - 20, 600)]) {
        await open();
        await close();
        await expectClosed();
      }
      await expect(page).toHaveURL('/terms');

      await open();
      await links.filter({ hasText: 'Home' }).click();
      await expect(page).toHaveURL('/');
      await expectClosed();
    });
});
