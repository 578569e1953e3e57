import { luckyRounds } from '../../testing/game/games';
import { setDrawn } from '../support/drawn';
import { expect, test } from '../support/fixtures';
import { forceRenderer } from '../../testing/game/renderers';
import { changedPart } from '../../testing/pixels';
import { openFrozen, openSlots, skipRound } from '../../testing/game/slots';
import { jumpTime, waitForAnimations } from '../../testing/time';

// In the player's own colours, darkened, and with more contrast: what visual/preferences.spec.ts has no pictures of.

test.describe('in the player’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the menu shows where one is, and a disabled button has another colour', async ({ page }) => {
    const { minus, plus } = await openFrozen(page, luckyRounds.allFish);
    const here = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' });
    const chosen = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      Object.assign(probe.style, { background: 'Highlight', color: 'HighlightText' });
      const { backgroundColor, color } = getComputedStyle(probe);
      probe.remove();
      return { backgroundColor, color };
    });
    await expect(here).toHaveCSS('background-color', chosen.backgroundColor);
    await expect(here).toHaveCSS('color', chosen.color);
    await minus.click();
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    const enabled = await plus.evaluate((button) => getComputedStyle(button).color);
    await expect(minus).not.toHaveCSS('color', enabled);
  });
});

test('a browser that darkens pages changes no colour', async ({ page }) => {
  // Browsers darken pages for those who prefer dark ones.
  await page.emulateMedia({ colorScheme: 'dark' });
  const slots = await openFrozen(page, luckyRounds.allFish, { renderer: 'canvas' });
  // What has won is drawn by elements of the page.
  await skipRound(page, slots);
  await jumpTime(page, 6_000);
  await waitForAnimations(page);
  await setDrawn(page, true);
  const before = await page.screenshot();
  const changed = async (): Promise<number> => changedPart(before, await page.screenshot());

  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  await test.step('it would, if the page did not say that it is dark', async () => {
    await page.evaluate(() => (document.documentElement.style.colorScheme = 'light'));
    await expect.poll(changed).toBeGreaterThan(0.01);
  });
  await page.evaluate(() => (document.documentElement.style.colorScheme = ''));
  await expect.poll(changed).toBe(0);
  // The extension looks for this.
  await expect(page.locator('meta[name=darkreader-lock]')).toHaveCount(1);
});

test('less transparency is respected', async ({ page }) => {
  await forceRenderer(page, 'dom');
  const browser = await page.context().newCDPSession(page);
  const alphas = (): Promise<number[]> =>
    page
      .locator('.glass')
      .evaluateAll((panes) =>
        panes.map((pane) =>
          Number(/(?:\/ |rgba\(.*, )([\d.]+)\)$/.exec(getComputedStyle(pane).backgroundColor)?.[1] ?? 1),
        ),
      );
  const expectNoGlass = async (): Promise<void> => {
    await waitForAnimations(page);
    expect(Math.min(...(await alphas()))).toBeLessThan(1);
    await browser.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
    });
    expect(Math.min(...(await alphas()))).toBe(1);
    await browser.send('Emulation.setEmulatedMedia', { features: [] });
  };

  await openSlots(page);
  await test.step('no text of the machine is on glass with less transparency', expectNoGlass);
  await page.getByRole('banner').getByRole('link', { name: 'Lucky Fishing' }).click();
  await expect(page).toHaveURL('/');
  await test.step('nor one of Home, whose picture fades with more contrast', async () => {
    await expectNoGlass();
    await page.emulateMedia({ contrast: 'more' });
    await expect(page.locator('.banner-picture')).toHaveCSS('opacity', '0.3');
  });
});
