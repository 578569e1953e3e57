import type { Page, ViewportSize } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { playMany, seedHistory } from '../../testing/saved/history';
import { machineFaults, setTextSize } from '../support/large-text';
import { layoutFaults } from '../support/layout-faults';
import { paths } from '../support/paths';
import { forceRenderer } from '../../testing/game/renderers';
import { openFrozen, seedSave, skipRound } from '../../testing/game/slots';

// The browser's own text size, from its default to twice that, on every screen. One visit serves all of them.

const TEXT_SIZES = [16, 20, 24, 32];
const WIDTHS = [320, 390, 768, 1024, 1280, 1440];
const HEIGHT = 844;
const screens = WIDTHS.map((width) => ({ width, height: HEIGHT }));
/** Phones with the browser's bars, and held sideways. */
const phones = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

async function show(page: Page, screen: ViewportSize): Promise<void> {
  await page.setViewportSize(screen);
  // The page has seen its new size.
  const toggle = page.getByRole('button', { name: 'Menu' });
  if (await toggle.count())
    await expect(toggle).toHaveAttribute('aria-expanded', String(screen.width >= 1024));
}

for (const game of games)
  test(`${game.title}: the machine is whole in every size of text`, async ({ page }) => {
    await seedSave(page, { coins: 104_250 });
    const slots = await openFrozen(page, game.win, { game: game.definition });
    await skipRound(page, slots);
    await slots.toast.getByRole('button', { name: 'Close' }).click();
    await expect(slots.toast).toHaveCount(0);
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size);
      for (const screen of [...screens, ...phones]) {
        await show(page, screen);
        const at = `in text of ${size} px at ${screen.width} × ${screen.height}`;
        // The check of the size before has scrolled down.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expect.poll(() => machineFaults(page), at).toEqual([]);
        await expect.poll(() => layoutFaults(page), at).toEqual([]);
      }
    }
  });

for (const path of paths)
  test(`${path}: nothing is lost in any size of text`, async ({ page, expectError }) => {
    if (path === '/no-such-page') expectError(/404/);
    await forceRenderer(page, 'dom');
    await seedHistory(page, playMany(60, Date.UTC(2026, 0, 1, 9)), {
      pastWeeks: [{ week: 2920, rank: 3, score: 390, prize: 12_000 }],
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size);
      for (const screen of screens) {
        await show(page, screen);
        const at = `in text of ${size} px at ${screen.width} px`;
        await expect.poll(() => layoutFaults(page), at).toEqual([]);
      }
    }
  });
