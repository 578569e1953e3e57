import { expectAccessible } from './support/axe';
import { luckyRounds } from '../testing/game/games';
import { stubOutcome, stubNextOutcome } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from '../testing/game/renderers';
import { COUNTED_MS, openSlots, skipRound } from '../testing/game/slots';
import { advanceTime, freezeTime, jumpTime } from '../testing/time';

// The help and messages without a mouse. Spins by keys are in rounds.spec.ts, the menu's keys in menu.spec.ts.

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, luckyRounds.loss);
});

test('? opens the help and can be turned off, Escape closes it, F8 goes to a message', async ({ page }) => {
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
      await stage.focus();
      await page.keyboard.press('?');
      await expect(dialog.getByRole('heading', { level: 2, name: 'Help' })).toBeFocused();
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

  await test.step('one press closes one thing', async () => {
    await stubNextOutcome(page, luckyRounds.allFish);
    await skipRound(page, slots);
    await jumpTime(page, COUNTED_MS);
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

  await test.step('F8 leads to a message, and Escape from there back to where one was', async () => {
    await stubNextOutcome(page, luckyRounds.allFish);
    await slots.spinButton.focus();
    await skipRound(page, slots);
    await jumpTime(page, COUNTED_MS);
    await expect(toast).toHaveCount(1);
    await slots.spinButton.dispatchEvent('keydown', { code: 'F8', isComposing: true });
    await expect(slots.spinButton).toBeFocused();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(toast).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(slots.spinButton).toBeFocused();
  });

  await test.step('who speaks to the computer turns ? off in the help', async () => {
    await button.click();
    await dialog.getByRole('checkbox', { name: 'Open Help with the ? key' }).press('Space');
    await page.keyboard.press('Escape');
    await expect(button).not.toHaveAttribute('aria-keyshortcuts');
    await stage.focus();
    await page.keyboard.press('?');
    // By then a dialog would have been opened: this one is, by its button.
    await button.click();
    await expect(dialog).toHaveCount(1);
  });
});
