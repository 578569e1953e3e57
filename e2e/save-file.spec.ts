import type { Page } from '@playwright/test';
import { toCoins } from '../src/engine/coins';
import { expect, test } from './support/fixtures';
import { seedHistory, playMany, type Played } from './support/history';
import { seedSave, savedText } from './support/slots';
import { freezeTime } from './support/time';

// A save file contains the whole game, and the history follows it.

const NOON = Date.UTC(2026, 0, 14, 12);

/** A file as the product writes it, after these rounds. */
function fileOf({ rounds, totals, coins }: Played, game: object = {}): string {
  const saved = {
    version: 1,
    coins,
    rounds: rounds.length,
    openRound: null,
    lastGrid: null,
    totals,
    ...game,
  };
  return JSON.stringify({
    ...{ app: 'lucky-fishing', version: 1, savedAt: '2026-01-14T12:00:00.000Z', game: saved, rounds },
  });
}

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

const goHome = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: 'Lucky Fishing' }).first().click();

test.describe('where the browser stores nothing more', () => {
  test('an import changes nothing and says so, and coins and history are there after a reload', async ({
    page,
  }) => {
    const here = playMany(60, NOON);
    await seedHistory(page, here);
    await page.goto('/profile');
    const { file, rows, coins, confirm, choose, undo } = partsOf(page);
    await expect(rows).toHaveCount(50);
    await choose(fileOf(playMany(3, NOON)));
    await refuseStorage(page);
    await confirm.click();
    await expect(file).toContainText('did not store that, so nothing was changed');
    await expect(file).toContainText('free some space');
    await expect(page.locator('[aria-live=assertive]')).toContainText('nothing was changed');
    await expect(undo).toHaveCount(0);
    await expect(coins).toHaveText(here.coins.toLocaleString('en-US'));

    await goHome(page);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Profile');
    await page.goto('/profile');
    await expect(coins).toHaveText(here.coins.toLocaleString('en-US'));
    await expect(rows).toHaveCount(50);
  });

  test('an undo changes nothing and says so', async ({ page }) => {
    const [here, there] = [playMany(2, NOON), playMany(60, NOON)];
    await seedHistory(page, here);
    await page.goto('/profile');
    const { file, rows, coins, confirm, choose, undo } = partsOf(page);
    await choose(fileOf(there));
    await confirm.click();
    await expect(rows).toHaveCount(50);
    await refuseStorage(page);
    await undo.click();
    await expect(file).toContainText('did not store that, so nothing was changed');
    await page.reload();
    await expect(coins).toHaveText(there.coins.toLocaleString('en-US'));
    await expect(rows).toHaveCount(50);
  });

  test('a name, a picture and a bonus are not said to be saved', async ({ page }) => {
    await seedSave(page, { profile: { name: 'Åsa', picture: 'fish' } });
    await page.goto('/profile');
    const main = page.getByRole('main');
    await refuseStorage(page);
    await main.getByRole('textbox', { name: "Angler's name" }).fill('Björn');
    await main.getByRole('button', { name: 'Save name' }).click();
    await expect(main).toContainText('did not store that, so it stays as it was');
    await expect(page.locator('h1 + p')).toHaveText('Åsa');
    await main.getByText('Whale').click();
    await expect(page.locator('[aria-live=assertive]')).toContainText('did not store that');
    await expect(main.getByRole('radio', { name: 'Fish' })).toBeChecked();

    await goHome(page);
    await page.getByRole('button', { name: 'Claim' }).click();
    await expect(page.getByTestId('toast')).toContainText('still yours to claim');
    await expect(page.getByTestId('coin-balance')).toHaveText('1,000');
    await page.reload();
    await page.getByRole('button', { name: 'Claim' }).click();
    await expect(page.getByTestId('coin-balance')).toHaveText('1,100');
  });

  test('a reset deletes nothing and says so', async ({ page }) => {
    await seedSave(page, { coins: 640 });
    await page.goto('/settings');
    const before = await savedText(page);
    await refuseStorage(page);
    await page.getByLabel('To delete everything, type RESET').fill('RESET');
    await page.getByRole('button', { name: 'Reset everything' }).click();
    await expect(page.getByTestId('toast')).toContainText('Nothing was deleted');
    await expect(page.getByTestId('coin-balance')).toHaveText('640');
    expect(await savedText(page)).toBe(before);
  });

  test('a setting applies to this visit, and the player is warned that it will be forgotten', async ({
    page,
  }) => {
    await page.goto('/settings');
    await refuseStorage(page);
    await page.getByRole('radio', { name: 'Reduced' }).check();
    await expect(page.getByTestId('notice')).toContainText(
      'settings, limits and breaks from here on are forgotten',
    );
    await page.getByRole('button', { name: 'Dismiss this notice' }).click();
    await page.getByRole('radio', { name: 'Plain' }).check();
    await expect(page.getByTestId('notice')).toBeVisible();
  });
});

test('a file of a player who takes a break says so before and after an undo', async ({ page }) => {
  await freezeTime(page, NOON);
  const off = { now: null, later: null };
  const limits = {
    held: {
      ...{ session: off, remindEvery: off, remindDaily: { now: false, later: null } },
      ...{ betPerDay: { now: 35, later: null }, betPerWeek: off },
    },
    ...{ breakUntil: NOON + 7 * 86_400_000, changedAt: NOON },
  };
  await page.goto('/profile');
  const { file, confirm, undo, choose } = partsOf(page);
  await choose(
    fileOf(playMany(3, NOON), { limits, volume: 40, motion: 'reduced', helpKey: false, picture: 'plain' }),
  );
  const changes = file.getByRole('listitem');
  await expect(changes).toHaveText([
    /^You will be on a break until Jan 21, 2026, .*: no game opens before then\.$/,
    'Coins you may bet a day: 35 coins a day (before: no limit).',
  ]);
  const table = file.getByRole('table', { name: 'What will change' });
  for (const [row, then] of [
    ['Volume', '100 %40 %'],
    ['Motion', 'As the system asksReduced'],
    ['What draws the reels', 'AutomaticPlain'],
    ['Key ? opens the help', 'onoff'],
  ] as const)
    await expect(table.getByRole('row', { name: row })).toHaveText(`${row}${then}`);
  await expect(file).toContainText('They stay so even if you undo the import.');

  await confirm.click();
  await undo.click();
  await expect(file).toContainText('Your game is back as it was.');
  await expect(file).not.toContainText('Everything is back');
  await expect(changes).toHaveText([
    /^You are on a break until Jan 21, 2026/,
    /^Coins you may bet a day: 35 coins/,
  ]);
  await expect(page.locator('[aria-live=polite]')).toContainText('You are on a break until');
  await page.goto('/slots');
  await expect(page.getByRole('main')).toContainText('Jan 21, 2026');
});

test.describe('the history follows the saved game', () => {
  test('to its last page where a shorter one comes in', async ({ page }) => {
    await seedHistory(page, playMany(120, NOON));
    await page.goto('/profile');
    const { history, rows, confirm, undo, choose } = partsOf(page);
    await history.getByRole('button', { name: 'Oldest' }).click();
    await expect(history).toContainText('Page 3 of 3');
    await expect(rows).toHaveCount(20);
    await choose(fileOf(playMany(60, NOON)));
    await confirm.click();
    await expect(history).toContainText('Page 2 of 2');
    await expect(rows).toHaveCount(10);
    await undo.click();
    await expect(history).toContainText('Page 2 of 3');
    await expect(rows).toHaveCount(50);
  });

  test('in another tab, to a file with as many rounds and to a reset', async ({ page, context }) => {
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

    await page.goto('/settings');
    await page.getByLabel('To delete everything, type RESET').fill('RESET');
    await page.getByRole('button', { name: 'Reset everything' }).click();
    await expect(theirs.history).toContainText('No round yet.');
    await expect(theirs.coins).toHaveText('1,000');
  });
});

test('files that cannot be true are refused, each in one sentence', async ({ page }) => {
  await seedSave(page, { coins: 640 });
  await page.goto('/profile');
  const { file, choose, confirm } = partsOf(page);
  const before = await savedText(page);
  const played = playMany(30, NOON);
  const { totals } = played;
  for (const [text, says] of [
    [fileOf(played, { profile: { name: 'x'.repeat(60), picture: 'fish' } }), 'the name in this file'],
    [fileOf(played, { totals: { ...totals, wins: 31 } }), 'more wins than rounds'],
    [fileOf(played, { totals: { ...totals, won: totals.won + 1_000_000 } }), 'No rounds could add up'],
  ] as const) {
    await choose(text);
    await expect(file).toContainText(says);
    await expect(file).toContainText('Nothing was changed.');
    await expect(confirm).toHaveCount(0);
  }
  await choose(fileOf(played));
  await expect(confirm).toBeVisible();
  expect(await savedText(page)).toBe(before);
});
