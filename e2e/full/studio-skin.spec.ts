import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { stageReady } from '../../testing/game/slots';
import { choose, openStudio, png, yours } from '../support/studio';

// What an artist says of a skin as a whole, beside its pictures and sounds.

test('pixels stay square at once, in the studio and the game, until that is undone', async ({ page }) => {
  await openStudio(page);
  await choose(page, [await png('fish.png', '#ff00ff')]);
  await expect(yours(page, 'Fish')).toHaveCSS('image-rendering', 'auto');
  const square = page.getByRole('checkbox', { name: 'Keep pixels sharp' });
  await square.check();
  await expect(yours(page, 'Fish')).toHaveCSS('image-rendering', 'pixelated');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(square).not.toBeChecked();
  await expect(yours(page, 'Fish')).toHaveCSS('image-rendering', 'auto');
  await square.check();

  await page.getByRole('link', { name: 'Play Lucky Fishing with your art' }).click();
  await stageReady(page);
  const fish = page.getByRole('table', { name: 'Paytable' }).locator('img').first();
  await expect(fish).toHaveAttribute('src', /^blob:/);
  await expect(fish).toHaveCSS('image-rendering', 'pixelated');
});

const colour = (page: Page, token: string): Promise<string> =>
  page.evaluate(
    (name) => getComputedStyle(document.documentElement).getPropertyValue(`--color-${name}`),
    token,
  );

test('colours show on a sample at once, and on pages where they are readable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudio(page);
  const group = page.locator('details').filter({ hasText: 'Page colours' });
  await group.getByRole('heading', { name: 'Page colours' }).click();
  const sample = group.getByRole('img', { name: 'Sample of your colours' });
  const gold = group.getByLabel('Gold, your colour', { exact: true });
  await gold.fill('#ffcd48');
  await expect(group.getByText('1 of 19 replaced')).toBeVisible();
  await expect(sample.getByText('Play', { exact: true })).toHaveCSS('background-color', 'rgb(255, 205, 72)');
  // Nothing that is pressed lies half under the header.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

  await group.getByLabel('Secondary text, your colour').fill('#123456');
  await expect(sample.getByText('secondary text')).toHaveCSS('color', 'rgb(18, 52, 86)');
  await expect(group.getByText(/^muted \(#123456\) on trench .* has a contrast of 1\.\d:1/)).toBeVisible();
  await expect(group.getByText('And 1 more.')).toBeVisible();

  const ours = await colour(page, 'muted');
  await page.getByRole('link', { name: 'Play Lucky Fishing with your art' }).click();
  await stageReady(page);
  expect(await colour(page, 'gold')).toBe('#ffcd48');
  expect(await colour(page, 'muted')).toBe(ours);

  // It waits in the studio to be mended.
  await page.goto('/studio');
  await group.getByRole('heading', { name: 'Page colours' }).click();
  await group.getByLabel('Secondary text, your colour').fill('#c0d8e0');
  await expect(group.getByText(/has a contrast of/)).toHaveCount(0);
  await expect.poll(() => colour(page, 'muted')).toBe('#c0d8e0');
  await group.getByRole('button', { name: 'Restore original: Gold' }).click();
  await expect.poll(() => colour(page, 'gold')).toBe('#f5b83d');
});
