import { allFish } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { forceRenderer } from '../../testing/game/renderers';
import { changedPart } from '../../testing/pixels';
import { openFrozen, openSlots, skipRound } from '../../testing/game/slots';
import { jumpTime, waitForAnimations } from '../../testing/time';

// Played in the player's own colours, darkened, and with more contrast; every-page.spec.ts has what is tried on each page.

test.describe('in the player’s own colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, viewport: { width: 1280, height: 800 } });

  test('buttons have an edge, the menu shows where one is, and the reels what has won', async ({ page }) => {
    const slots = await openFrozen(page, allFish);
    const { stage, minus, plus } = slots;

    await test.step('each button has an edge, and a disabled one another colour', async () => {
      const edges = await page.locator('button').evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => {
            const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(button);
            return parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor;
          }),
      );
      expect(edges.length).toBeGreaterThan(5);
      expect(edges).not.toContain(false);
      await minus.click();
      await expect(minus).toHaveAttribute('aria-disabled', 'true');
      const colours = await Promise.all(
        [minus, plus].map((button) => button.evaluate((element) => getComputedStyle(element).color)),
      );
      expect(colours[0]).not.toBe(colours[1]);
    });

    await test.step('the menu shows where one is', async () => {
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
    });

    await test.step('the reels show what has won', async () => {
      await skipRound(page, slots);
      await expect(stage.locator('.highlight-column[data-winning=true]')).toHaveCSS('outline-style', 'solid');
    });
  });
});

test('a browser that darkens pages changes no colour', async ({ page }) => {
  // Browsers darken pages for those who prefer dark ones.
  await page.emulateMedia({ colorScheme: 'dark' });
  const slots = await openFrozen(page, allFish, { renderer: 'canvas' });
  // What has won is drawn by elements of the page.
  await skipRound(page, slots);
  await jumpTime(page, 6_000);
  await waitForAnimations(page);
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

test('less transparency and more contrast are respected', async ({ page }) => {
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
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('dark');
  await test.step('no text of the machine is on glass with less transparency', expectNoGlass);
  await test.step('buttons and panels have an edge with more contrast', async () => {
    await page.emulateMedia({ contrast: 'more' });
    for (const edged of [page.getByRole('button', { name: '+5' }), page.locator('.paytable')]) {
      await expect(edged).toHaveCSS('border-top-width', '2px');
    }
    await expect(page.locator('.scene')).toHaveCSS('opacity', '0.3');
  });

  await page.getByRole('banner').getByRole('link', { name: 'Lucky Fishing' }).click();
  await expect(page).toHaveURL('/');
  await test.step('so on Home', async () => {
    await expect(page.locator('.banner-picture')).toHaveCSS('opacity', '0.3');
    await page.emulateMedia({ contrast: 'no-preference' });
    await expect(page.locator('.banner-picture')).not.toHaveCSS('opacity', '0.3');
    await expectNoGlass();
  });
});
