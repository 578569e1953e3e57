import { expectSharpCanvases, expectSharpOnOtherScreens, twoScreens } from '../support/other-screens';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { playMany, seedHistory } from '../../testing/saved/history';

// The window on another screen, and the page zoomed.

test.use(twoScreens);

// WebGL and canvas show the same scene: one game by canvas is enough.
for (const [n, game] of games.entries())
  for (const renderer of ['webgl', 'dom', ...(n === 0 ? ['canvas' as const] : [])] as const)
    test(`${game.title} by ${renderer} stays sharp where the window goes to another screen or the page is zoomed`, ({
      page,
    }) => expectSharpOnOtherScreens(page, game, renderer));

test('plots and passing symbols are redrawn on another screen', async ({ page }) => {
  await seedHistory(page, playMany(60, Date.UTC(2026, 0, 1, 9)));
  await page.goto('/profile');
  const plots = page.locator('.plot canvas');
  await page.getByRole('region', { name: 'Save file' }).scrollIntoViewIfNeeded();
  await expect(plots).toHaveCount(2);
  await expectSharpCanvases(page, plots);

  await page.goto('/studio');
  await page.getByRole('button', { name: 'Close-up of Fish', exact: true }).click();
  const passing = page
    .getByRole('group', { name: 'Fish, At full speed, Original, on dark' })
    .locator('canvas');
  await expect(passing).toHaveCount(3);
  await expectSharpCanvases(page, passing);
});
