import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { countColours } from '../../testing/pixels';
import { advanceTime, freezeTime } from '../../testing/time';

// The studio shows the product's own pictures too: each of them closely, and every win. full/studio-pictures.spec.ts counts them.

async function openStudio(page: Page): Promise<void> {
  await page.goto('/studio');
  await expect(page.getByRole('button', { name: 'Close-up of Fish' })).toBeVisible();
}

const look = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `Close-up of ${name}`, exact: true }).click();

test('a picture is looked at in three sizes, on dark and on light, a symbol also as it passes, as an outline and in its win; and every win is one press away', async ({
  page,
}) => {
  await freezeTime(page);
  await openStudio(page);
  for (const symbol of ['Fish', 'Whale']) await look(page, symbol);

  const tiles = page.getByRole('group', { name: /^Fish, .*, on (dark|light)$/ });
  const states = ['At rest', 'At full speed', 'As a silhouette', 'In a win'];
  await expect
    .poll(() => tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label'))))
    .toEqual(
      states.flatMap((state) => ['dark', 'light'].map((ground) => `Fish, ${state}, Original, on ${ground}`)),
    );
  const widths = await tiles
    .first()
    .getByRole('img')
    .evaluateAll((images) => images.map(({ clientWidth }) => clientWidth));
  expect(widths).toEqual([192, 96, 48]);
  const passing = tiles
    .filter({ has: page.locator('canvas') })
    .first()
    .locator('canvas');
  await expect.poll(async () => countColours(await passing.first().screenshot())).toBeGreaterThan(50);

  const part = (symbol: string, id: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: symbol, exact: true }) })
      .locator(`.symbol-actor #${id}`)
      .first();
  const moved = /^matrix\((?!1,0,0,1,)/;
  await expect(part('Fish', 'tail')).not.toHaveAttribute('transform', moved);
  await page.getByRole('button', { name: 'Play the win of Fish' }).click();
  await advanceTime(page, 80);
  await expect(part('Fish', 'tail')).toHaveAttribute('transform', moved);

  await page.getByRole('group', { name: 'Whale, In a win, Original, on light' }).hover();
  await advanceTime(page, 80);
  await expect(part('Whale', 'spout')).toHaveAttribute('transform', moved);

  await expectAccessible(page);
  await page.reload();
  await expect(tiles).toHaveCount(8);
});
