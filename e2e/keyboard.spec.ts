import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { allFish, stubOutcome, stubNextOutcome, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { games, inCoins } from './support/games';
import { forceRenderer } from './support/renderers';
import { openSlots, savedText, skipRound, startWith } from './support/slots';
import { advanceTime, freezeTime, jumpTime } from './support/time';

// Play without a mouse. The stops of each page are in every-page.spec.ts, the menu's keys in menu.spec.ts, focus on the
// way between pages in routes.spec.ts.

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, noWin);
});

for (const { definition, title, loss } of games) {
  const { default: bet } = definition.bet;
  test(`keeps the focus on SPIN! of ${title} from the press to the end of the round, and a held key plays one`, async ({
    page,
  }) => {
    const { spinButton, stage, balance } = await openSlots(page, definition);
    await spinButton.focus();
    for (const [key, coinsLeft] of [
      ['Enter', 1000 - bet],
      ['Space', 1000 - 2 * bet],
    ] as const) {
      await stubNextOutcome(page, loss);
      await page.keyboard.down(key);
      if (key === 'Space') await page.keyboard.up(key);
      await expect(stage).toHaveAttribute('data-phase', 'spinning');
      await expect(spinButton).toBeFocused();
      await expect(spinButton).toBeDisabled();
      await jumpTime(page, 2_020);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await expect(spinButton).toBeFocused();
      // The keyboard repeats a key that is down.
      if (key === 'Enter') await page.keyboard.down(key);
      await advanceTime(page, 100);
      await page.keyboard.up('Enter');
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await expect(balance).toHaveText(inCoins(coinsLeft));
    }
  });
}

test('keeps the focus on what can be pressed no more: a bet at its limit, SPIN! without the coins', async ({
  page,
}) => {
  await startWith(page, 12);
  const { minus, plus, spinButton, bet, stage } = await openSlots(page);
  await minus.focus();
  await page.keyboard.press('Enter');
  await expect(bet).toHaveText('5');
  await expect(minus).toBeDisabled();
  await expect(minus).toBeFocused();

  await plus.press('Enter');
  await spinButton.focus();
  await page.keyboard.press('Enter');
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
  await jumpTime(page, 2_030);
  await expect(stage).toHaveAttribute('data-phase', 'settled');
  await expect(spinButton).toBeDisabled();
  await expect(spinButton).toBeFocused();
});

/** What has the focus, as a screen reader names it: `button Help`. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${role} ${name}`;
  });

test('every machine is gone through in the order in which it is played', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { definition, title } of games) {
    await test.step(title, async () => {
      await openSlots(page, definition);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      const stops: string[] = [];
      for (let stop = 0; stop < 6; stop++) {
        await page.keyboard.press('Tab');
        stops.push(await focused(page));
      }
      expect(stops).toEqual([
        'button Help',
        'button Sound',
        'group Reels: press Space or Enter to spin',
        `button -${definition.bet.step}`,
        'button SPIN!',
        `button +${definition.bet.step}`,
      ]);
    });
  }
});

test('? and the Help button open the rules, and Escape closes only them', async ({ page }) => {
  const devices = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
  await page.setViewportSize(devices.phone);
  const slots = await openSlots(page);
  const { stage, toast } = slots;
  const dialog = page.getByRole('dialog', { name: 'Help' });
  const button = page.getByRole('button', { name: 'Help' });

  for (const [device, viewport] of Object.entries(devices)) {
    await test.step(`on a ${device}`, async () => {
      await page.setViewportSize(viewport);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(device === 'phone' ? 0 : 1);
      const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
      // At a fractional position its size is off by less than a thousandth of a pixel.
      expect(Math.min(width, height)).toBeGreaterThan(43.999);

      await stage.focus();
      await page.keyboard.press('?');
      await expect(dialog.getByRole('heading', { level: 2, name: 'Help' })).toBeFocused();
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
        'Rules',
        'Odds',
        'Paytable',
        'Keys',
      ]);
      await expect(dialog.getByRole('table', { name: 'Paytable' }).getByRole('row')).toHaveCount(6);
      await expect(dialog.getByRole('definition').first()).toHaveText('1 spin in 36');
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(stage).toBeFocused();
      await expect(stage).toHaveAttribute('data-phase', 'idle');

      await button.click();
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  }

  for (const [device, viewport] of Object.entries(devices)) {
    await test.step(`one press closes one thing on a ${device}`, async () => {
      await page.setViewportSize(viewport);
      await stubNextOutcome(page, allFish);
      await skipRound(page, slots);
      await expect(toast).toHaveCount(1);
      await page.keyboard.press('?');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await advanceTime(page, 300);
      await expect(toast).toHaveAttribute('data-state', 'open');
      await page.keyboard.press('Escape');
      await expect(toast.and(page.locator('[data-state=open]'))).toHaveCount(0);
      await advanceTime(page, 300);
      await expect(toast).toHaveCount(0);
    });
  }
});

test('who speaks to the computer turns ? off in the help, for visits to come too', async ({ page }) => {
  const { stage } = await openSlots(page);
  const dialog = page.getByRole('dialog', { name: 'Help' });
  const button = page.getByRole('button', { name: 'Help' });
  await expect(button).toHaveAttribute('aria-keyshortcuts', '?');
  await button.click();
  const key = dialog.getByRole('checkbox', { name: 'The key ? opens this help' });
  await expect(key).toBeChecked();
  await key.press('Space');
  await expect(key).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(button).not.toHaveAttribute('aria-keyshortcuts');
  for (const visit of ['this', 'next']) {
    if (visit === 'next') {
      await expect.poll(() => savedText(page)).toContain('"helpKey":false');
      await page.reload();
      await expect(stage).toHaveAttribute('data-phase', 'idle');
    }
    await stage.focus();
    await page.keyboard.press('?');
    // By then a dialog would have been opened: this one is, by its button.
    await button.click();
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('F8 leads to a message, and Escape from there back to where one was', async ({ page }) => {
  const slots = await openSlots(page);
  await stubNextOutcome(page, allFish);
  await slots.spinButton.focus();
  await skipRound(page, slots);
  await expect(slots.toast).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(slots.toast).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(slots.spinButton).toBeFocused();
});

test('says so where the help cannot be fetched, and plays on', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  await page.route(/\/help-dialog[^/]*\.js$/, (route) => route.abort());
  const { toast, stage } = await openSlots(page);
  await page.keyboard.press('?');
  await expect(toast).toContainText('The help could not be fetched');
  await expect(toast).toHaveAttribute('data-variant', 'destructive');
  await stage.press('Enter');
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
});
