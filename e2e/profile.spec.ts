import type { Download, Page } from '@playwright/test';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { oddsOf } from '../src/engine/odds';
import { luckyFishing } from '../src/games/lucky-fishing/definition';
import { MOST_BYTES } from '../src/store/account/save-file';
import { expectAccessible } from './support/axe';
import { allFish, stubOutcome, stubNextOutcome, grid, noWin, type Outcome } from './support/chance';
import { expect, test } from './support/fixtures';
import { showAsInstalled, stubPersistence } from './support/persistence';
import { seedHistory, playMany } from './support/history';
import { forceRenderer } from './support/renderers';
import { seedSave, openSlots, savedText, startSpin, type Slots } from './support/slots';
import { freezeTime, jumpTime } from './support/time';

// The player's own page: name, figures, every round, the save file. All of it lives on this device.

const NOON = Date.UTC(2026, 0, 14, 12);

const partsOf = (page: Page) => {
  const main = page.getByRole('main');
  const region = (name: string) => main.getByRole('region', { name });
  const history = main.locator('section', { has: page.getByRole('heading', { name: 'Every round' }) });
  return {
    main,
    name: main.getByRole('textbox', { name: "Angler's name" }),
    saveName: main.getByRole('button', { name: 'Save name' }),
    /** A figure by its name. */
    figure: (name: string) =>
      region('Your figures').locator('dl > div', { hasText: name }).getByRole('definition'),
    history,
    rows: history.locator('tbody').getByRole('row'),
    file: region('Save file'),
  };
};

async function openProfile(page: Page) {
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  return partsOf(page);
}

const toProfile = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();

async function spin(page: Page, slots: Slots, outcome: Outcome): Promise<void> {
  await stubNextOutcome(page, outcome);
  await startSpin(slots);
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
}

const textOf = async (file: Download): Promise<string> => readFile(await file.path(), 'utf8');

/** Presses a button of the page, and returns the file that it downloads. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<Download> {
  const coming = page.waitForEvent('download');
  await press();
  return coming;
}

const chooseFile = (page: Page, text: string): Promise<void> =>
  partsOf(page)
    .file.getByLabel('Bring in a file')
    .setInputFiles({ name: 'save.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Clears everything that this site has stored. */
async function clearSiteData(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await page.goto('about:blank');
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

test.describe('the angler', () => {
  for (const name of ['Åsa 🎣', 'صياد السمك', '👩🏻‍❤️‍💋‍👩🏻🐟', '漁師', 'a'.repeat(20)]) {
    test(`may be called ${name}, and is so after a reload`, async ({ page }) => {
      const parts = await openProfile(page);
      await parts.name.fill(`  ${name} `);
      await parts.name.press('Enter');
      await expect(parts.main).toContainText('Your name is saved.');
      await expect(page.locator('h1 + p')).toHaveText(name);
      await expect.poll(() => savedText(page)).toContain(JSON.stringify(name));
      await page.reload();
      await expect(parts.name).toHaveValue(name);
      await expect(page.locator('h1 + p')).toHaveText(name);
    });
  }

  test('sees what is wrong with a name, and keeps the previous one', async ({ page }) => {
    await seedSave(page, { profile: { name: 'Åsa', picture: 'fish' } });
    const parts = await openProfile(page);
    for (const [name, fault] of [
      ['A', 'at least 2 visible characters'],
      ['a'.repeat(21), 'at most 20 characters'],
      ['Al\u202Eice', 'an invisible character'],
    ] as const) {
      await parts.name.fill(name);
      await parts.saveName.click();
      await expect(parts.name).toHaveAttribute('aria-invalid', 'true');
      await expect(parts.name).toHaveAccessibleDescription(new RegExp(fault));
      await expect(parts.name).toBeFocused();
      await expect(page.locator('[aria-live=assertive]')).toContainText(fault);
    }
    await expectAccessible(page);
    await expect(page.locator('h1 + p')).toHaveText('Åsa');
    expect(await savedText(page)).toContain('"name":"Åsa"');
  });

  test('chooses a picture by the arrow keys', async ({ page }) => {
    const { main } = await openProfile(page);
    await main.getByRole('radio', { name: 'Fish' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(main.getByRole('radio', { name: 'Shark' })).toBeChecked();
    await page.reload();
    await expect(main.getByRole('radio', { name: 'Shark' })).toBeChecked();
  });
});

test('figures, table and CSV file include each round that was played', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await stubOutcome(page, noWin);
  const slots = await openSlots(page);
  await spin(page, slots, noWin);
  await spin(page, slots, allFish);
  await toProfile(page);
  const parts = partsOf(page);
  await expect(parts.rows).toHaveCount(2);
  const [latest, first] = [parts.rows.nth(0), parts.rows.nth(1)];
  await expect(latest.getByRole('cell')).toHaveText(['', '10', '50', '1,030']);
  await expect(first.getByRole('cell')).toHaveText(['', '10', 'none', '990']);
  await expect(
    first.getByRole('img', { name: 'Fish Tuna Shark / Tuna Shark Fish / Shark Fish Tuna' }),
  ).toBeVisible();

  const exact = (oddsOf(luckyFishing).winRate * 100).toFixed(2);
  await expect(parts.figure('Rounds')).toHaveText('2');
  await expect(parts.figure('Wins')).toHaveText('1');
  await expect(parts.figure('Hit rate')).toHaveText(`50.00%exactly ${exact}% by the odds`);
  await expect(parts.figure('Coins bet')).toHaveText('20');
  await expect(parts.figure('Coins won')).toHaveText('50');
  await expect(parts.figure('Net')).toHaveText('+30');
  await expect(parts.figure('Time played')).toContainText('minute');

  await parts.history.getByRole('checkbox', { name: 'Only wins' }).check();
  await expect(parts.rows).toHaveCount(1);
  await expect(parts.rows.getByRole('cell').nth(2)).toHaveText('50');

  const csv = await downloaded(page, () => parts.history.getByRole('button', { name: 'CSV' }).click());
  expect(csv.suggestedFilename()).toMatch(/^lucky-fishing-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await textOf(csv)).split('\r\n');
  const time = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z';
  expect(lines).toEqual([
    'Round,Time,Bet,Win,Balance,Grid',
    expect.stringMatching(
      new RegExp(`^1,${time},10,0,990,Fish Tuna Shark / Tuna Shark Fish / Shark Fish Tuna$`),
    ),
    expect.stringMatching(
      new RegExp(`^2,${time},10,50,1030,Fish Fish Fish / Fish Fish Fish / Fish Fish Fish$`),
    ),
    '',
  ]);

  await test.step('and what is played later comes to the top', async () => {
    await parts.history.getByRole('checkbox').uncheck();
    await page.goto('/slots');
    await expect(slots.stage).toHaveAttribute('data-phase', /./);
    await spin(page, slots, grid('Whale Fish Fish', 'Whale Tuna Fish', 'Whale Shark Tuna'));
    await toProfile(page);
    await expect(parts.rows.first().getByRole('cell')).toHaveText(['', '10', '500', '1,520']);
  });
});

test('pages through the rounds by keyboard, and draws them with a table each', async ({ page }) => {
  const played = playMany(120, NOON);
  await seedHistory(page, played);
  const parts = await openProfile(page);
  await expect(parts.rows).toHaveCount(50);
  const pages = parts.history.getByRole('navigation', { name: 'Pages of the history' });
  const button = (name: string) => pages.getByRole('button', { name, exact: true });
  await expect(pages).toContainText('Page 1 of 3');
  await expect(button('Newer')).toHaveAttribute('aria-disabled', 'true');
  await button('Older').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(pages).toContainText('Page 3 of 3');
  await expect(button('Older')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Page 3 of 3' })).toHaveCount(1);
  await expect(parts.rows).toHaveCount(20);
  await expect(parts.rows.last().getByRole('cell').last()).toHaveText(
    String(played.rounds[0]?.balance.toLocaleString('en-US')),
  );
  await button('Newest').click();
  await expect(parts.rows).toHaveCount(50);

  const wins = played.rounds.filter(({ payout }) => payout > 0);
  await button('Oldest').click();
  await parts.history.getByRole('checkbox', { name: 'Only wins' }).check();
  await expect(parts.rows).toHaveCount(wins.length);
  await expect(pages).toContainText('Page 1 of 1');

  const plots = parts.main.locator('.plot');
  await parts.file.scrollIntoViewIfNeeded();
  await expect(plots.locator('canvas')).toHaveCount(2);
  await expect(plots.first()).toHaveAccessibleName(/^Balance over time\. From [\d,]+ coins to [\d,]+ coins/);
  await expect(plots.last()).toHaveAccessibleName(/^Symbols seen\. 1,080 cells so far/);
  await parts.main.getByText('The symbols as a table').click();
  const seen = parts.main.getByRole('table', { name: 'Symbols seen' });
  for (const [place, { id, name }] of luckyFishing.symbols.entries()) {
    await expect(seen.getByRole('row').nth(place + 1)).toContainText(
      `${name}${played.totals.symbols[id].toLocaleString('en-US')}`,
    );
  }
  await parts.main.getByText('The balance as a table').click();
  await expect(parts.main.getByRole('table', { name: 'Balance over time' }).getByRole('row')).toHaveCount(25);
  await expectAccessible(page);
});

test('before the first round the plots say what they will show, and take up no more space', async ({
  page,
}) => {
  const parts = await openProfile(page);
  const seen = parts.main.getByRole('region', { name: 'Symbols seen' });
  await expect(parts.main.getByRole('region', { name: 'Balance over time' })).toContainText(
    'Two rounds make',
  );
  await expect(seen).toContainText('No symbol yet');
  const [top, next] = await Promise.all(
    [seen, parts.file].map(async (part) => (await part.boundingBox())?.y),
  );
  // Less than a drawing is high.
  expect((next ?? NaN) - (top ?? NaN)).toBeLessThan(260);
});

test('a save file brings everything back, and can be undone', async ({ page }) => {
  const played = playMany(60, NOON);
  await seedHistory(page, played, { profile: { name: 'Åsa 🎣', picture: 'whale' } });
  const parts = await openProfile(page);
  await expect(parts.rows).toHaveCount(50);
  const saved = await downloaded(page, () => parts.file.getByRole('button', { name: 'Save' }).click());
  expect(saved.suggestedFilename()).toMatch(/^lucky-fishing-\d{4}-\d\d-\d\d\.json$/);
  const text = await textOf(saved);

  await clearSiteData(page);
  await openProfile(page);
  await expect(parts.history).toContainText('No round yet.');
  await chooseFile(page, text);
  const preview = parts.file.getByRole('table', { name: 'What will change' });
  await expect(parts.file.getByRole('heading', { name: 'What will change' })).toBeFocused();
  const coins = played.coins.toLocaleString('en-US');
  await expect(preview.getByRole('row', { name: 'Coins' })).toHaveText(`Coins1,000${coins}`);
  await expect(preview.getByRole('row', { name: 'Name' })).toHaveText('NamenoneÅsa 🎣');
  await expect(preview.getByRole('row', { name: 'Rounds in the history' })).toHaveText(
    'Rounds in the history060',
  );
  await expect(preview.getByRole('row', { name: 'Sound' })).toHaveText('Soundoffstays');
  await expectAccessible(page);
  await expect(page.getByTestId('coin-balance')).toHaveText('1,000');

  await parts.file.getByRole('button', { name: 'Import' }).click();
  await expect(parts.file).toContainText('The file was imported.');
  await expect(page.getByTestId('coin-balance')).toHaveText(coins);
  await expect(page.locator('h1 + p')).toHaveText('Åsa 🎣');
  await expect(parts.figure('Rounds')).toHaveText('60');
  await expect(parts.rows).toHaveCount(50);
  await expect(parts.history).toContainText('Page 1 of 2');

  await parts.file.getByRole('button', { name: 'Undo' }).click();
  await expect(parts.file).toContainText('Everything is back as it was.');
  await expect(page.getByTestId('coin-balance')).toHaveText('1,000');
  await expect(parts.history).toContainText('No round yet.');
  await expect(parts.file.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await chooseFile(page, text);
  await parts.file.getByRole('button', { name: 'Import' }).click();
  await expect(parts.rows).toHaveCount(50);
  await page.reload();
  await expect(page.getByTestId('coin-balance')).toHaveText(coins);
  await expect(parts.rows).toHaveCount(50);
  await expect(parts.file.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('a bad file changes nothing, and one sentence says what is wrong', async ({ page }) => {
  await seedSave(page, { coins: 640 });
  const parts = await openProfile(page);
  const good = await textOf(
    await downloaded(page, () => parts.file.getByRole('button', { name: 'Save' }).click()),
  );
  const before = await savedText(page);
  const files: [text: string, says: string][] = [
    ['', 'not a save file, or it was cut off'],
    [good.slice(0, -9), 'not a save file, or it was cut off'],
    ['{"name":"another program","version":1}', 'comes from another program'],
    ['{"app":"lucky-fishing","version":2}', 'comes from a newer version of the game'],
    [good.replace('"coins":640', '"coins":-640'), 'is damaged'],
    [good.replace('"rounds":[', '"rounds":[{"id":1}'), 'is damaged'],
  ];
  for (const [text, says] of files) {
    await chooseFile(page, text);
    await expect(parts.file).toContainText(says);
    await expect(parts.file).toContainText('Nothing was changed.');
    await expect(page.locator('[aria-live=assertive]')).toContainText(says);
    await expect(parts.file.getByRole('table')).toHaveCount(0);
  }
  const huge = test.info().outputPath('huge.json');
  await writeFile(huge, '');
  await truncate(huge, MOST_BYTES + 1);
  await parts.file.getByLabel('Bring in a file').setInputFiles(huge);
  await expect(parts.file).toContainText('too large');
  expect(await savedText(page)).toBe(before);

  await chooseFile(page, good);
  await parts.file.getByRole('button', { name: 'Cancel' }).click();
  await expect(parts.file.getByRole('table')).toHaveCount(0);
  expect(await savedText(page)).toBe(before);
});

test('saving to a file is remembered with its day, on this page and after a reload', async ({ page }) => {
  await freezeTime(page, Date.UTC(2026, 10, 22, 12));
  const parts = await openProfile(page);
  const note = parts.file.getByText('Last saved to a file');
  await expect(parts.file.getByText('may delete the game')).toBeVisible();
  await expect(note).toHaveCount(0);
  const file = await downloaded(page, () => parts.file.getByRole('button', { name: 'Save' }).click());
  await expect(note).toHaveText('Last saved to a file on Nov 22, 2026.');
  await jumpTime(page, 3 * 24 * 3_600_000);
  await page.reload();
  await expect(note).toHaveText('Last saved to a file on Nov 22, 2026.');

  await test.step('and the file knows it too', async () => {
    await clearSiteData(page);
    await openProfile(page);
    await chooseFile(page, await textOf(file));
    await expect(parts.file.getByRole('heading', { name: 'What will change' })).toBeVisible();
    await expect(note).toHaveCount(0);
    await parts.file.getByRole('button', { name: 'Import' }).click();
    await expect(note).toHaveText('Last saved to a file on Nov 22, 2026.');
  });
});

test.describe('whether the browser may delete the game', () => {
  const RISK = 'This browser may delete the game when you have not visited for a while';

  test('is said where it has not agreed to keep it, with what the player can do', async ({ page }) => {
    await stubPersistence(page, { persisted: false });
    const { file } = await openProfile(page);
    await expect(file).toContainText(`${RISK}: to keep it, install the game or save it to a file.`);
    await expectAccessible(page);
    await expect(page.getByTestId('toast')).toHaveCount(0);
  });

  test('is said where it cannot be asked', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'storage'));
    const { file } = await openProfile(page);
    await expect(file).toContainText(RISK);
  });

  test('is said in the installed game without the advice to install it', async ({ page }) => {
    await stubPersistence(page, { persisted: false });
    await showAsInstalled(page);
    const { file } = await openProfile(page);
    await expect(file).toContainText(`${RISK}: to keep it, save it to a file.`);
  });

  test('is not said where it has, and the day of the last file is', async ({ page }) => {
    const { answers } = await stubPersistence(page, { persisted: true });
    const { file } = await openProfile(page);
    await expect.poll(answers).toBeGreaterThan(0);
    await downloaded(page, () => file.getByRole('button', { name: 'Save' }).click());
    // The page renders the answer before the result of the click.
    await expect(file).toContainText('Last saved to a file on');
    await expect(file).not.toContainText('may delete');
  });
});

test('the browser is asked to keep the game after the tenth round, and never again', async ({ page }) => {
  const { requests } = await stubPersistence(page, { persisted: false });
  await forceRenderer(page, 'dom');
  await stubOutcome(page, noWin);
  await seedSave(page, { rounds: 8 });
  const slots = await openSlots(page);
  await spin(page, slots, noWin);
  await spin(page, slots, noWin);
  await expect.poll(requests).toEqual([{ rounds: 10 }]);
  await page.reload();
  // What a round would ask for has been asked for by the end of the next one.
  for (let round = 11; round <= 12; round++) await spin(page, slots, noWin);
  expect(requests()).toEqual([{ rounds: 10 }]);
  await expect(slots.toast).toHaveCount(0);
});

test('rounds of two tabs are in one history, each once', async ({ page, context }) => {
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    await forceRenderer(tab, 'dom');
    await stubOutcome(tab, noWin);
    const slots = await openSlots(tab);
    await spin(tab, slots, noWin);
  }
  await Promise.all(tabs.map(toProfile));
  for (const tab of tabs) await expect(partsOf(tab).rows).toHaveCount(2);
});

for (const [how, breakIt] of [
  ['is missing', () => Reflect.deleteProperty(window, 'indexedDB')],
  [
    'refuses',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('Not in private windows.', 'SecurityError');
      };
    },
  ],
] as const) {
  test(`where the database ${how}, the page says so, and figures and save file go on`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await forceRenderer(page, 'dom');
    await stubOutcome(page, allFish);
    const slots = await openSlots(page);
    await spin(page, slots, allFish);
    await toProfile(page);
    const parts = partsOf(page);
    await expect(parts.history).toContainText('This browser keeps no history');
    await expect(parts.figure('Rounds')).toHaveText('1');
    await expectAccessible(page);
    const saved = await downloaded(page, () => parts.file.getByRole('button', { name: 'Save' }).click());
    const text = await textOf(saved);
    expect(text).toContain('"payout":50');
    await chooseFile(page, text.replace('"coins":1040', '"coins":77'));
    await parts.file.getByRole('button', { name: 'Import' }).click();
    await expect(page.getByTestId('coin-balance')).toHaveText('77');
    await parts.file.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByTestId('coin-balance')).toHaveText('1,040');
  });
}
