import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { saveInAnotherTab } from './support/tabs';
import { games } from '../testing/game/games';
import { openSlots, seedSave } from '../testing/game/slots';

// How much of the window the reels are, and what else is in the first screen.

/** The part of the window that is reels, at least, on each screen. */
const SHARES = [
  { width: 1280, height: 800, share: 0.22 },
  { width: 1920, height: 1080, share: 0.2 },
  { width: 390, height: 844, share: 0.36 },
  { width: 820, height: 1180, share: 0.34 },
];

const LOOKS = [null, 'paper', 'desert-oasis', 'pixel'];

/** The addresses of a game's pictures in a look. Desert Oasis leaves Ocean Treasures as it is. */
const lookOf = (look: string | null, game: string): RegExp =>
  look === null || (look === 'desert-oasis' && game !== 'lucky-fishing')
    ? /^\/assets\/(?!skin-)/
    : new RegExp(`^/assets/skin-${look}-`);

/** The part of the window that is an element. */
const shareOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((selector) => {
    const { width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return (width * height) / (window.innerWidth * window.innerHeight);
  }, selector);

for (const { id, title, definition } of games)
  test(`the reels of ${title} are what one sees, with SPIN! and the paytable`, async ({ page }) => {
    await seedSave(page, {});
    const { spinButton } = await openSlots(page, definition);
    const expectShares = async (look: string | null, screens: typeof SHARES): Promise<void> => {
      await saveInAnotherTab(page, { skin: look });
      await expect(page.locator('.machine-plate img')).toHaveAttribute('src', lookOf(look, id));
      for (const { width, height, share } of screens) {
        await page.setViewportSize({ width, height });
        // It may have stayed where it was on a higher screen.
        await page.evaluate(() => window.scrollTo(0, 0));
        const at = `${look ?? 'original'} at ${width} × ${height}`;
        await expect.poll(() => shareOf(page, '[data-testid=slot-stage]'), at).toBeGreaterThan(share);
        await expect(spinButton, at).toBeInViewport({ ratio: 1 });
      }
    };
    for (const look of LOOKS) {
      // On a phone, the 102 square pixels across Lucky Fishing's reels are 3 or 4 of the screen's each: 4 are too wide.
      const isTooWide = look === 'pixel' && id === 'lucky-fishing';
      await expectShares(look, isTooWide ? SHARES.filter(({ width }) => width > 390) : SHARES);
    }

    await saveInAnotherTab(page, { skin: null });
    await page.setViewportSize({ width: 1280, height: 800 });
    const paytable = page.getByRole('table', { name: 'Paytable' });
    await expect(page.getByRole('heading', { name: 'Paytable' })).toBeInViewport({ ratio: 1 });
    await expect(paytable.locator('tbody').getByRole('row').first()).toBeInViewport({ ratio: 1 });
  });
