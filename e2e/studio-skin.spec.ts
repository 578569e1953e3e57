import { expect, test } from './support/fixtures';
import { stageReady } from './support/slots';
import { choose, openStudio, png, yours } from './support/studio';

// What an artist says of a skin as a whole, beside its pictures and sounds.

test('pixels stay square at once, in the studio and the game, until that is undone', async ({ page }) => {
  await openStudio(page);
  await choose(page, [await png('fish.png', '#ff00ff')]);
  await expect(yours(page, 'Fish')).toHaveCSS('image-rendering', 'auto');
  const square = page.getByRole('checkbox', { name: 'Keep pixels square' });
  await square.check();
  await expect(yours(page, 'Fish')).toHaveCSS('image-rendering', 'pixelated');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(square).not.toBeChecked();
  await expect(yours(page, 'Fish')).toHaveCSS('image-rendering', 'auto');
  await square.check();

  await page.getByRole('link', { name: 'Play Lucky Fishing with it' }).click();
  await stageReady(page);
  const fish = page.getByRole('table', { name: 'Paytable' }).locator('img').first();
  await expect(fish).toHaveAttribute('src', /^blob:/);
  await expect(fish).toHaveCSS('image-rendering', 'pixelated');
});
