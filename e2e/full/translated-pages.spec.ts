import type { Locator, Page } from '@playwright/test';
import { stubNextOutcome, stubOutcome } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { games, inCoins, lastNamesOf } from '../../testing/game/games';
import { seedHistory } from '../../testing/saved/history';
import { HOUR, MINUTE, toolsOf } from '../support/limits';
import { saveInAnotherTab } from '../support/other-tab';
import { fileOf, playMany } from '../../testing/saved/played';
import { forceRenderer } from '../../testing/game/renderers';
import { luckyFishingWith } from '../../testing/saved/saved-game';
import { limitsOf, playedFor } from '../../testing/saved/saved-limits';
import {
  endRound,
  openSlots,
  seedSave,
  skipRound,
  slotsOf,
  stageReady,
  startSpin,
} from '../../testing/game/slots';
import { choose, file, png, yours } from '../support/studio';
import { advanceTime, freezeTime, jumpTime } from '../../testing/time';
import { expectNothingStale, translate, translated } from '../support/translation';

// A page that the browser has translated is used like any other: nothing fails, and each text that changes is seen.

const NOW = Date.UTC(2026, 0, 14, 13);

test.use({ timezoneId: 'UTC' });

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const button = (part: Page | Locator, name: string): Locator =>
  part.getByRole('button', { name: translated(name), exact: true });

/** Follows a link that has this name in English. */
async function follow(part: Page | Locator, link: string): Promise<void> {
  await part
    .getByRole('link', { name: translated(link), exact: true })
    .first()
    .click();
}

/** Opens a page and translates it. */
async function openTranslated(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(path);
  await expect(heading(page)).toContainText(title);
  await translate(page);
  return page.getByRole('main');
}

test.afterEach(async ({ page }) => expectNothingStale(page));

test('Home: the bonus is claimed, the time until the next runs, and the menu leads to every page', async ({
  page,
}) => {
  await freezeTime(page, NOW);
  const main = await openTranslated(page, '/', 'Lucky Fishing');
  const { balance, toast } = slotsOf(page);
  const bonus = main.locator('#daily-bonus');

  await test.step('the bonus', async () => {
    await expect(heading(page)).toHaveText('Lucky Fishing');
    await button(main, 'Claim').click();
    await expect(button(main, 'Claimed')).toBeVisible();
    await expect(bonus).toContainText(translated('Day 2: 150 free coins in 11h 0m'));
    await expect(balance).toHaveText('1,100');
    await expect(toast).toContainText(translated('Daily bonus'));
    await toast.getByRole('button', { name: 'Close' }).click();
    await expect(toast).toHaveCount(0);
    await advanceTime(page, MINUTE);
    await expect(bonus).toContainText(translated('free coins in 10h 59m'));
    await expect(bonus).toContainText(translated('10 hours, 59 minutes'));
    await jumpTime(page, 11 * HOUR);
    await expect(bonus).toContainText(translated('150 free coins: day 2 in a row.'));
    await expectNothingStale(page);
    await button(main, 'Claim').click();
    await expect(balance).toHaveText('1,250');
    await expect(button(main, 'Claimed')).toBeVisible();
  });

  await test.step('the menu in each of its shapes', async () => {
    const menu = page.getByRole('navigation', { name: 'Main' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await follow(menu, 'Leaderboard');
    await expect(heading(page)).toHaveText(translated('Leaderboard'));
    await expect(menu).toHaveCount(0);
    await advanceTime(page, MINUTE);
    await expect(main).toContainText(translated('Ends in 3d 23h 58m'));
    await page.setViewportSize({ width: 820, height: 600 });
    await expect(menu.getByRole('link').first()).toHaveAttribute('data-state', 'closed');
    await menu.getByRole('link', { name: translated('Home') }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText(translated('Home'));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('tooltip')).toHaveText(translated('Slots'));
    await page.setViewportSize({ width: 1024, height: 576 });
  });

  await test.step('the pages', async () => {
    for (const [link, title] of [
      ['Terms of Service', 'Terms of Service'],
      ['Privacy Policy', 'Privacy Policy'],
      ['Responsible Gaming', 'Responsible Gaming'],
      ['Profile', 'Profile'],
      ['Settings', 'Settings'],
      ['Open the studio', 'Your own art'],
    ] as const) {
      await follow(page, link);
      await expect(heading(page)).toHaveText(translated(title));
    }
    await follow(page, 'Home');
    await expect(heading(page)).toHaveText('Lucky Fishing');
  });
});

test('Profile: the name, the picture, the figures, the pages of the history and the save file', async ({
  page,
}) => {
  const played = playMany(60, NOW);
  await seedHistory(page, played, {
    games: {
      ...luckyFishingWith({ totals: played.totals }),
      'ocean-treasures': {
        ...{ bet: null, lastRound: null, records: { largestWin: 0, longestRun: 0, run: 0 } },
        totals: { rounds: 1, wins: 0, bet: 10, won: 0, symbols: {} },
      },
    },
  });
  const main = await openTranslated(page, '/profile', 'Profile');
  const rows = main.locator('table.history tbody > tr');

  await test.step('the angler', async () => {
    const name = main.getByRole('textbox', { name: translated("Angler's name") });
    await name.fill('A');
    await button(main, 'Save name').click();
    await expect(main).toContainText(translated('A name needs at least 2 visible characters.'));
    await name.fill('Björn');
    await button(main, 'Save name').click();
    await expect(main).toContainText(translated('Your name is saved.'));
    await expect(page.locator('h1 + p')).toHaveText('Björn');
    await main.getByText(translated('Whale'), { exact: true }).first().click();
    await expect(main.getByRole('radio', { name: translated('Whale') })).toBeChecked();
    await expectNothingStale(page);
  });
  await test.step('the history', async () => {
    await expect(rows).toHaveCount(50);
    await main.getByRole('button', { name: 'Older' }).click();
    await expect(rows).toHaveCount(10);
    await expect(main).toContainText(translated('Page 2 of 2'));
    await main.getByRole('checkbox', { name: translated('Only wins') }).check();
    await expect(main).toContainText(translated('Page 1 of 1'));
    await main.getByRole('checkbox', { name: translated('Only wins') }).uncheck();
    await expect(rows).toHaveCount(50);
    await button(main, 'Export as CSV').click();
    await expect(button(main, 'Export as CSV')).toBeVisible();
    await expectNothingStale(page);
  });
  await test.step('one game', async () => {
    const figure = main.locator('dl > div', { hasText: translated('Rounds') }).getByRole('definition');
    await expect(figure).toHaveText('61');
    await main.getByLabel(translated('Game'), { exact: true }).selectOption('ocean-treasures');
    await expect(figure).toHaveText('1');
    await expect(main).toContainText(translated('No rounds yet.'));
    await main.getByLabel(translated('Game'), { exact: true }).selectOption('');
    await expect(rows).toHaveCount(50);
    await expectNothingStale(page);
  });
  await test.step('the save file', async () => {
    const saveFile = main.getByRole('region', { name: translated('Save file') });
    const chosen = {
      name: 'save.json',
      mimeType: 'application/json',
      buffer: Buffer.from(fileOf(playMany(3, NOW))),
    };
    await saveFile
      .getByLabel(translated('Bring in a file'))
      .setInputFiles({ ...chosen, buffer: Buffer.from('{') });
    await expect(saveFile).toContainText(translated('This is not a save file'));
    await saveFile.getByLabel(translated('Bring in a file')).setInputFiles(chosen);
    await expect(saveFile).toContainText(translated('What will change'));
    await button(saveFile, 'Cancel').click();
    await saveFile.getByLabel(translated('Bring in a file')).setInputFiles(chosen);
    await button(saveFile, 'Import').click();
    await expect(saveFile).toContainText(translated('The file was imported.'));
    await expect(rows).toHaveCount(3);
    await button(saveFile, 'Undo').click();
    await expect(saveFile).toContainText(translated('Everything is back to how it was.'));
    await expect(rows).toHaveCount(50);
  });
});

test('Settings: limits are set, loosened and kept, and every choice says what it does', async ({ page }) => {
  await freezeTime(page, NOW);
  await page.goto('/settings');
  await expect(heading(page)).toHaveText('Settings');
  const main = page.getByRole('main');
  const { form, set } = toolsOf(page);
  const session = form('Session limits');
  await session.getByLabel('Time limit').selectOption('60');
  await set('Session limits', 'Now: 60 minutes of play, then a five-minute pause.');
  await translate(page);

  await test.step('a session limit: stricter, looser, and kept', async () => {
    const state = session.getByRole('status');
    const minutes = session.getByRole('combobox');
    const strict = translated('Now: 15 minutes of play, then a five-minute pause.');
    await minutes.selectOption('15');
    await button(session, 'Set').click();
    await expect(state).toHaveText(strict);
    await minutes.selectOption('60');
    await button(session, 'Set').click();
    await expect(state).toContainText(translated(': 60 minutes of play, then a five-minute pause.'));
    await button(session, 'Keep the current limit').click();
    await expect(state).toHaveText(strict);
    await expect(button(session, 'Keep the current limit')).toHaveCount(0);
  });
  await test.step('other limits', async () => {
    const perDay = form('Coins bet a day');
    for (const [typed, said] of [
      ['ten', 'Enter a whole number of coins'],
      ['100', 'Now: 100 coins a day.'],
    ] as const) {
      await perDay.getByRole('textbox').fill(typed);
      await button(perDay, 'Set').click();
      await expect(perDay).toContainText(translated(said));
    }
    const daily = form('At my first spin of the day, show me what I played yesterday and this week');
    await daily.getByRole('checkbox').check();
    await button(daily, 'Set').click();
    await expect(daily).toContainText(translated('Now: at your first spin of the day.'));
  });
  await test.step('a break is asked for and not taken', async () => {
    for (let times = 0; times < 2; times++) {
      await button(main, 'Take a break').click();
      await expect(main).toContainText(translated("You can't undo this. Close the games?"));
      await button(main, 'No').click();
    }
    await expect(main).toContainText(translated("You're not on a break."));
    await expectNothingStale(page);
  });
  await test.step('choices', async () => {
    const off = main.getByText(translated("While sound is off, you won't hear anything at any volume."));
    await expect(off).toBeVisible();
    await main.getByRole('checkbox', { name: translated('Sound on') }).check();
    await expect(off).toHaveCount(0);
    await main.getByRole('slider').fill('35');
    await expect(main).toContainText('35%');
    for (const [choice, said] of [
      ['Reduced', 'In use: reduced motion.'],
      ['Full', 'In use: full motion.'],
      ['Plain', 'In use: plain.'],
      ['Canvas', 'In use: canvas.'],
    ] as const) {
      await main.getByRole('radio', { name: translated(choice), exact: true }).check();
      await expect(main.getByText(translated(said))).toBeVisible();
    }
    await main.getByRole('radio', { name: translated('Paper'), exact: true }).check();
    await main.getByRole('checkbox', { name: /\?/ }).uncheck();
    await expectNothingStale(page);
  });
  await test.step('a reset asks for a word that stays as it is', async () => {
    const word = main.getByRole('textbox', { name: 'RESET' });
    const wrong = main.getByText(translated('in capital letters'));
    await word.fill('RESETo');
    await word.press('Enter');
    await expect(wrong).toBeVisible();
    await word.fill('RESET');
    await expect(wrong).toHaveCount(0);
    await button(main, 'Reset everything').click();
    await expect(slotsOf(page).toast).toContainText(translated('Everything was reset'));
    await expect(main).toContainText('100%');
    await expect(button(main, 'Reset everything')).toBeVisible();
  });
});

test('Studio: pictures are dropped, placed, played, undone and removed', async ({ page }) => {
  await freezeTime(page, NOW);
  const main = await openTranslated(page, '/studio', 'Your own art');
  const status = main.getByRole('status').first();

  await test.step('a picture that is dropped is played', async () => {
    await choose(page, [await png('fish.png', '#ff00ff')]);
    await expect(yours(page, 'Fish')).toBeVisible();
    await expect(main.getByText(translated('Fish now uses your picture.'))).toBeVisible();
    await expect(main.getByText(translated('1 of 6 replaced'))).toBeVisible();
    await expect(main.getByText(`${translated('Drop')} tuna.png`)).toBeVisible();
    await expect(status).toHaveText(translated('Spinning...'));
    await advanceTime(page, 2_100);
    await expect(status).toContainText(translated('Small win: Fish, middle reel'));
    await button(main, 'No win').click();
    await expect(status).toHaveText(translated('Spinning...'));
    await advanceTime(page, 2_100);
    await expect(status).toHaveText(translated('No win.'));
    await expectNothingStale(page);
  });
  await test.step('what is doubtful or wrong', async () => {
    await choose(page, [await png('octopus.png', '#00ff00'), file('notes.txt', 'Hello.')]);
    await expect(main).toContainText(translated("notes.txt isn't a file"));
    await page
      .getByRole('combobox', { name: 'Place for octopus.png' })
      .selectOption('lucky-fishing/symbols/octopus');
    await page.getByRole('button', { name: 'Use it there: octopus.png' }).click();
    await expect(main.getByText(translated('2 of 6 replaced'))).toBeVisible();
    await button(main, 'Undo').click();
    await expect(main.getByText(translated('1 of 6 replaced'))).toBeVisible();
    await expectNothingStale(page);
  });
  await test.step('a closer look, and another game', async () => {
    await page.getByRole('button', { name: 'Close-up of Fish' }).click();
    await expect(main).toContainText(translated('At full speed'));
    await page.getByRole('button', { name: 'Close-up of Fish' }).click();
    await button(main, 'Ocean Treasures').click();
    await expect(main.getByText(translated('0 of 15 replaced'))).toBeVisible();
    await button(main, 'Lucky Fishing').click();
    await expect(main.getByText(translated('1 of 6 replaced'))).toBeVisible();
  });
  await test.step('colours', async () => {
    await main.getByRole('heading', { name: translated('Page colours') }).click();
    await page.getByLabel('Text, your colour', { exact: true }).fill('#07364b');
    await expect(main).toContainText(translated('Not used on the pages yet'));
    await page.getByRole('button', { name: 'Restore original: Text' }).click();
    await expect(main).not.toContainText(translated('Not used on the pages yet'));
  });
  await test.step('all of it', async () => {
    await button(main, 'Download skin.zip').click();
    await expect(main.getByText(translated('Please fill this in.'))).toHaveCount(3);
    await main.locator('#skin-name').fill('Pink');
    await expect(main.getByText(translated('Please fill this in.'))).toHaveCount(2);
    await main.getByRole('checkbox', { name: translated('Keep pixels sharp') }).check();
    await button(main, 'Remove all').click();
    await button(main, 'Keep it').click();
    await button(main, 'Remove all').click();
    await button(main, 'Yes, remove all').click();
    await expect(main.getByText(translated('Removed all your art.'))).toBeVisible();
    await expect(yours(page, 'Fish')).toHaveCount(0);
  });
});

for (const game of games) {
  const { definition, title, loss, win, long } = game;
  test(`${title}: bets, help, and a round in each of its phases`, async ({ page }) => {
    await forceRenderer(page, 'dom');
    await freezeTime(page, NOW);
    await seedSave(page, { rounds: 60, log: playedFor(1, NOW) });
    await stubOutcome(page, loss);
    const slots = await openSlots(page, definition);
    const { stage, spinButton, cells, bet } = slots;
    const main = page.getByRole('main');
    const symbols = (deal: typeof loss): string[] => lastNamesOf(game, deal).map(translated);
    await translate(page);

    await test.step('before the first', async () => {
      await expect(heading(page)).toHaveText(title);
      const paytable = main.locator('.payouts').first();
      const before = await paytable.innerText();
      await slots.plus.click();
      await slots.plus.click();
      await slots.minus.click();
      await expect(bet).toHaveText('15');
      expect(await paytable.innerText()).not.toBe(before);
      const help = page.getByRole('dialog');
      await page.keyboard.press('?');
      await expect(help).toContainText(translated('Coins are for play only'));
      await expect(help.locator('kbd', { hasText: 'Escape' })).toBeVisible();
      await help.getByRole('checkbox').uncheck();
      await expectNothingStale(page);
      await page.keyboard.press('Escape');
      await expect(help).toHaveCount(0);
      await slots.minus.click();
      for (const summary of await main.locator('summary').all()) await summary.click();
    });
    await test.step('a loss', async () => {
      await startSpin(slots);
      await expect(spinButton).toHaveText('Spinning...');
      await expectNothingStale(page);
      await endRound(page, slots);
      await expect(spinButton).toHaveText('SPIN!');
      await expect(cells).toHaveText(symbols(loss));
    });
    await test.step('a win', async () => {
      await stubNextOutcome(page, win);
      await skipRound(page, slots);
      await expect(slots.win).toHaveText(inCoins(win.round.payout));
      await expect(cells).toHaveText(symbols(win));
      await expect(slots.toast).toContainText(translated("You've won"));
      await expectNothingStale(page);
      await jumpTime(page, MINUTE);
      await expect(page.getByTestId('session')).toContainText(translated('2 min'));
    });
    await test.step('the longest', async () => {
      const { spins, payout } = long.round;
      await stubNextOutcome(page, long);
      await startSpin(slots);
      // The last moment in which a spin shows what it has come to.
      await advanceTime(page, definition.spin.durationMs - 100);
      for (const { freeSpinsLeft } of spins.slice(1)) {
        await jumpTime(page, definition.spin.durationMs);
        await expect(stage).toHaveAttribute('data-dives-left', String(freeSpinsLeft));
        await expect(page.getByTestId('feature-status')).toContainText(
          translated(`${freeSpinsLeft} ${freeSpinsLeft === 1 ? 'dive' : 'dives'} left`),
        );
        await expectNothingStale(page);
      }
      await jumpTime(page, 130);
      await expect(stage).toHaveAttribute('data-phase', 'settled');
      await expect(slots.win).toHaveText(inCoins(payout));
      await expect(cells).toHaveText(symbols(long));
      await jumpTime(page, MINUTE);
      await expectNothingStale(page);
    });
    await test.step('one that is left', async () => {
      await stubNextOutcome(page, loss);
      await startSpin(slots);
      await follow(page, 'Terms of Service');
      await expect(heading(page)).toHaveText(translated('Terms of Service'));
    });
  });
}

test('On the reels: a session limit, a reminder and a break', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page, NOW);
  await stubOutcome(page, games[0]?.loss ?? []);
  await seedSave(page, {
    rounds: 60,
    log: playedFor(9, NOW),
    limits: limitsOf({ session: { minutes: 15, until: 'pause' }, remindEvery: 30 }),
  });
  const slots = await openSlots(page);
  await translate(page);
  const session = page.getByTestId('session');

  await test.step('the limit', async () => {
    await expect(session).toContainText(translated('6 left'));
    await jumpTime(page, MINUTE);
    await expect(session).toContainText(translated('5 left'));
    await expect(slots.toast).toContainText(translated('5 minutes left'));
    await jumpTime(page, 2 * MINUTE);
    await expect(session).toContainText(translated('3 left'));
    await skipRound(page, slots);
    await jumpTime(page, 2 * MINUTE);
    await expect(session).toContainText(translated('1 left'));
    await jumpTime(page, MINUTE);
    await expect(page.locator('#closed')).toContainText(translated('You have reached your session limit.'));
    await expect(session).not.toContainText(translated('left'));
    await expectNothingStale(page);
    await jumpTime(page, 5 * MINUTE);
    await expect(page.locator('#closed')).toHaveCount(0);
    await skipRound(page, slots);
  });
  await test.step('the reminder', async () => {
    await saveInAnotherTab(page, {
      log: playedFor(30, NOW + 12 * MINUTE),
      limits: limitsOf({ remindEvery: 30 }),
    });
    const reminder = page.getByRole('dialog');
    await expect(reminder).toContainText(translated('A look at your play so far'));
    await button(reminder, 'Continue').click();
    await expect(reminder).toHaveCount(0);
    await skipRound(page, slots);
  });
  await test.step('the break', async () => {
    await follow(page, 'Responsible Gaming');
    await button(page, 'Take a break').click();
    await button(page, 'Yes, close the games').click();
    await expect(page.getByRole('main')).toContainText(translated("You're on a break until"));
    await follow(page, 'Slots');
    await expect(heading(page)).toHaveText(translated('Taking a break'));
    await expectNothingStale(page);
    await jumpTime(page, 25 * HOUR);
    await stageReady(page);
    await expect(heading(page)).toHaveText('Lucky Fishing');
  });
});

test('Notices are dismissed, plain reels give way to the canvas, and pages that fail are left', async ({
  page,
  expectError,
}) => {
  expectError(/Failed to load resource/);
  expectError(/dynamically imported module/);
  const parts = [/\/pixi-canvas[^/]*\.js/, /\/terms-page[^/]*\.js$/];
  for (const part of parts) await page.route(part, (route) => route.abort());
  await page.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem('lucky-fishing', '{"version":1,');
  });
  const main = await openTranslated(page, '/slots', 'Lucky Fishing');
  const notice = page.getByTestId('notice');
  await expect(notice).toContainText(translated('could not be read'));
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);

  const retry = button(main, 'Retry');
  await retry.click();
  await expect(main).toContainText(translated('Your coins are safe'));
  await page.unroute(parts[0] ?? '');
  await retry.click();
  await expect(slotsOf(page).stage).toHaveAttribute('data-renderer', 'canvas');
  await expect(retry).toHaveCount(0);

  await follow(page, 'Terms of Service');
  // It has reloaded itself once, and the browser translates it again.
  await expect(heading(page)).toHaveText("This page couldn't be loaded");
  await translate(page);
  await expect(heading(page)).toHaveText(translated("This page couldn't be loaded"));
  await follow(page, 'Back to Shore');
  await expect(heading(page)).toHaveText('Lucky Fishing');
});

test('An address without a page leads back', async ({ page, expectError }) => {
  expectError(/404/);
  await page.goto('/no-such-page');
  await expect(heading(page)).toContainText('lost at sea');
  await translate(page);
  await follow(page, 'Back to Shore');
  await expect(heading(page)).toHaveText('Lucky Fishing');
});
