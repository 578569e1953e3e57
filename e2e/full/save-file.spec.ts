import type { Page } from '@playwright/test';
import { toCoins } from '../../src/engine/coins';
import { expect, test } from '../support/fixtures';
import { seedHistory } from '../../testing/saved/history';
import { fileOf, playMany } from '../../testing/saved/played';

// The history follows the saved game. What is refused where the browser stores nothing more is in
// tests/pages/profile/save-file-panel.test.ts and player-card.test.ts, and in tests/store/account/rewards.test.ts.

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
    coins: page.getByTestId('coin-balance'),
    choose: (text: string) =>
      file
        .getByLabel('Bring in a file')
        .setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(text) }),
  };
}

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
