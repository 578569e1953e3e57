import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { advanceTime, freezeTime } from '../../testing/time';

// Spec section 2, the icon rail, and section 9, the tooltips' delays.

test.use({ viewport: { width: 820, height: 700 } });

const names = ['Home', 'Slots', 'Ocean Treasures', 'Leaderboard', 'Settings'];

test('a tooltip comes after 700 ms, or at once on focus and after another', async ({ page }) => {
  await freezeTime(page, 0);
  await page.goto('/terms');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const tooltip = page.getByRole('tooltip');
  // Their code comes after the menu.
  await expect(links.first()).toHaveAttribute('data-state', 'closed');
  /** Moves the pointer there as a hand does, in many small moves. */
  const pointAt = async (place: number): Promise<void> => {
    const { x = 0, y = 0 } = (await links.nth(place).boundingBox()) ?? {};
    await page.mouse.move(x + 10, y + 4);
    await page.mouse.move(x + 10, y + 24, { steps: 4 });
  };

  const away = async (): Promise<void> => {
    await page.mouse.move(500, 400, { steps: 3 });
    await expect(tooltip).toHaveCount(0);
  };
  const expectAfterDelay = async (place: number): Promise<void> => {
    await pointAt(place);
    await advanceTime(page, 690);
    await expect(tooltip).toHaveCount(0);
    await advanceTime(page, 20);
    await expect(tooltip).toHaveText(names[place] ?? '');
  };

  await expectAfterDelay(1);
  await pointAt(3);
  await expect(tooltip).toHaveText('Leaderboard');
  await away();
  await advanceTime(page, 280);
  await pointAt(4);
  await expect(tooltip).toHaveText('Settings');
  await away();
  await advanceTime(page, 310);
  await expectAfterDelay(0);

  await test.step('one names each entry on focus, stays for a pointer on it, and goes when its entry is pressed', async () => {
    await away();
    await page.getByRole('banner').getByRole('link', { name: 'Profile' }).focus();
    for (const name of names) {
      await page.keyboard.press('Tab');
      await expect(tooltip).toHaveText(name);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);

    await advanceTime(page, 310);
    await expectAfterDelay(1);
    await expect(links.nth(1)).toHaveAccessibleDescription('Slots');
    const { x = 0, y = 0, width = 0, height = 0 } = (await tooltip.locator('..').boundingBox()) ?? {};
    await page.mouse.move(x + width - 8, y + height / 2, { steps: 12 });
    await expect(tooltip).toHaveText('Slots');
    await links.nth(1).click();
    await expect(tooltip).toHaveCount(0);
    await expect(page).toHaveURL('/slots');
  });
});
