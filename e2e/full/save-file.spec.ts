import type { Page } from '@playwright/test';
import { toCoins } from '../../src/engine/coins';
import { expect, test } from '../support/fixtures';
import { seedHistory } from '../../testing/saved/history';
import { fileOf, playMany } from '../../testing/saved/played';

// A save file contains the whole game, and the history follows it.

const NOON = Date.UTC(2026, 0, 14, 12);

function partsOf(page: Page) {
  const main = page.getByRole('main');
  const file = main.getByRole('region', { name: 'Save file' });
  const history = main.locator('section', { has: page.getByRole('heading', { name: 'Every round' }) });
  return {
    file,
    history,
    rows: history.locator('tbody').getByRole('row'),
    balances: history.locator('tbody').getByRole('row').first().getByRole('cell').last(),
    confirm: file.getByRole('button', { name: 'Import' }),
    undo: file.getByRole('button', { name: 'Undo' }),
    coins: page.getByTestId('coin-balance'),
    choose: (text: string) =>
      file
        .getByLabel('Bring in a file')
        .setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(text) }),
  };
}

/** From here on the browser stores nothing more of this page, as where its quota is used up. */
const refuseStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota is exceeded.', 'QuotaExceededError');
    };
  });

test('where the browser stores nothing more, nothing is said to be saved, and all is there after a reload', async ({
  page,
}) => {
  const here = playMany(60, NOON);
  const hereCoins = here.coins.toLocaleString('en-US');
  await seedHistory(page, here, { profile: { name: 'Åsa', avatar: 'fish' } });
  await page.goto('/profile');
  const { file, rows, coins, confirm, choose, undo } = partsOf(page);
  const main = page.getByRole('main');
  await expect(rows).toHaveCount(50);
  await choose(fileOf(playMany(3, NOON)));
  await expect(confirm).toBeVisible();
  await refuseStorage(page);

  await test.step('an import', async () => {
    await confirm.click();
    await expect(file).toContainText("couldn't save that, so nothing was changed");
    await expect(page.locator('[aria-live=assertive]')).toContainText('nothing was changed');
    await expect(undo).toHaveCount(0);
    await expect(coins).toHaveText(hereCoins);
  });
  await test.step('a name', async () => {
    await main.getByRole('textbox', { name: "Angler's name" }).fill('Björn');
    await main.getByRole('button', { name: 'Save name' }).click();
    await expect(main).toContainText("couldn't save that, so nothing has changed");
    await expect(page.locator('h1 + p')).toHaveText('Åsa');
  });
  await test.step('the daily bonus, which can be claimed where the browser stores again', async () => {
    const claim = page.getByRole('button', { name: 'Claim' });
    await page.getByRole('banner').getByRole('link', { name: 'Lucky Fishing' }).first().click();
    // The message goes by itself, in real time: watch for it before it can come.
    const message = expect(page.getByTestId('toast')).toContainText('You can still claim your bonus');
    await Promise.all([message, claim.click()]);
    await expect(coins).toHaveText(hereCoins);
    await page.reload();
    await expect(coins).toHaveText(hereCoins);
    await claim.click();
    await expect(coins).toHaveText((here.coins + 100).toLocaleString('en-US'));
  });
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
  await expect(page.locator('h1 + p')).toHaveText('Åsa');
  await expect(rows).toHaveCount(50);
});

test('the history follows the saved game in another tab, to a file with as many rounds and to a reset', async ({
  page,
  context,
}) => {
  const here = playMany(60, NOON);
  await seedHistory(page, here);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/profile');
  const [mine, theirs] = [partsOf(page), partsOf(other)];
  await theirs.history.getByRole('button', { name: 'Older' }).click();
  await expect(theirs.rows).toHaveCount(10);
  const [latest] = here.rounds.slice(9);
  await expect(theirs.balances).toHaveText(latest?.balance.toLocaleString('en-US') ?? '');
  const rounds = here.rounds.map((round) => ({ ...round, balance: toCoins(777) }));
  await mine.choose(fileOf({ ...here, rounds }));
  await mine.confirm.click();
  await expect(mine.balances).toHaveText('777');
  await expect(theirs.balances).toHaveText('777');
  await expect(theirs.rows).toHaveCount(10);

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('To delete everything, type RESET').fill('RESET');
  await page.getByRole('button', { name: 'Reset everything' }).click();
  await expect(theirs.history).toContainText('No rounds yet.');
  await expect(theirs.coins).toHaveText('1,000');
});
