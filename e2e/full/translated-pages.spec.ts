import { roundMs, roundSchedule } from '../../src/stage/round-schedule';
import type { Locator, Page } from '@playwright/test';
import { stubNextOutcome } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { games, inCoins, lastNamesOf, luckyRounds } from '../../testing/game/games';
import { saveInAnotherTab } from '../support/tabs';
import { limitsOf, playedFor } from '../../testing/saved/saved-limits';
import {
  openFrozen,
  COUNTED_MS,
  endRound,
  seedSave,
  skipRound,
  slotsOf,
  stageReady,
  startSpin,
} from '../../testing/game/slots';
import { jumpTime } from '../../testing/time';
import { expectNothingStale, translate, translated } from '../support/translation';

// A page that the browser has translated works like any other: nothing fails, and each text that changes is seen. Lint
// checks all components (`project/text-in-own-element`), so these are only the pages whose texts change most.

const NOW = Date.UTC(2026, 0, 14, 13);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.use({ timezoneId: 'UTC' });

const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Presses a button that has this name in English. */
const press = (part: Page | Locator, name: string): Promise<void> =>
  part.getByRole('button', { name: translated(name), exact: true }).click();

/** Follows a link that has this name in English. */
const follow = (part: Page | Locator, name: string): Promise<void> =>
  part
    .getByRole('link', { name: translated(name), exact: true })
    .first()
    .click();

/** Expects that a part of the page says this, translated. */
async function expectSaid(part: Locator, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(part).toContainText(translated(text));
}

/** Opens a page and translates it. */
async function openTranslated(page: Page, path: string, title: string): Promise<Locator> {
  await page.goto(path);
  await expect(heading(page)).toContainText(title);
  await translate(page);
  return page.getByRole('main');
}

test.afterEach(async ({ page }) => expectNothingStale(page));

for (const game of games) {
  const { definition, title, loss, win, long } = game;
  test(`${title}: bets, help, and a round in each of its phases`, async ({ page }) => {
    await seedSave(page, { rounds: 60, log: playedFor(1, NOW) });
    const slots = await openFrozen(page, loss, { game: definition, at: NOW });
    const main = page.getByRole('main');
    const symbols = (deal: typeof loss): string[] => lastNamesOf(deal).map(translated);
    await translate(page);

    await test.step('before the first', async () => {
      const paytable = main.locator('.payouts').first();
      const before = await paytable.innerText();
      await slots.plus.click();
      await expect(slots.bet).toHaveText('15');
      expect(await paytable.innerText()).not.toBe(before);
      await slots.minus.click();
      await page.keyboard.press('?');
      await expectSaid(page.getByRole('dialog'), 'Coins are for play only');
      await expectNothingStale(page);
      await page.keyboard.press('Escape');
      for (const summary of await main.locator('summary').all()) await summary.click();
    });
    await test.step('a loss, and a win', async () => {
      await startSpin(slots);
      await expectNothingStale(page);
      await endRound(page, slots);
      await expect(slots.cells).toHaveText(symbols(loss));
      await stubNextOutcome(page, win);
      await skipRound(page, slots);
      await expect(slots.win).toHaveText(inCoins(win.payout));
      await expect(slots.cells).toHaveText(symbols(win));
      await jumpTime(page, COUNTED_MS);
      await expectSaid(slots.toast, "You've won");
      await expectNothingStale(page);
      await jumpTime(page, MINUTE);
      await expectSaid(page.getByTestId('session'), '2 min');
    });
    await test.step('the longest', async () => {
      await stubNextOutcome(page, long);
      await startSpin(slots);
      let now = 0;
      const playTo = async (ms: number): Promise<void> => {
        await jumpTime(page, ms - now);
        now = ms;
      };
      const schedule = roundSchedule(definition, long);
      for (const [n, { restsMs }] of schedule.entries()) {
        const { freeSpinsLeft } = long.spins[n] ?? long.spins[0];
        if (n === 0) continue;
        await playTo(restsMs + 130);
        const left = `${freeSpinsLeft} ${freeSpinsLeft === 1 ? 'dive' : 'dives'} left`;
        const isLast = n === schedule.length - 1;
        await expectSaid(page.getByTestId('feature-status'), isLast ? 'Last dive' : left);
        await expectNothingStale(page);
      }
      await playTo(roundMs(definition, long) + 130);
      await expect(slots.win).toHaveText(inCoins(long.payout));
      await expect(slots.cells).toHaveText(symbols(long));
    });
  });
}

test('On the reels: a session limit, a reminder and a break', async ({ page }) => {
  await seedSave(page, {
    rounds: 60,
    log: playedFor(9, NOW),
    limits: limitsOf({ session: { minutes: 15, until: 'pause' } }),
  });
  const slots = await openFrozen(page, luckyRounds.loss, { at: NOW });
  await translate(page);
  const session = page.getByTestId('session');

  await test.step('the limit', async () => {
    await expectSaid(session, '6 min left');
    await jumpTime(page, MINUTE);
    await expectSaid(session, '5 min left');
    await expectSaid(slots.toast, '5 minutes left');
    await jumpTime(page, 2 * MINUTE);
    await skipRound(page, slots);
    await jumpTime(page, 2 * MINUTE);
    await expectSaid(session, '1 min left');
    await jumpTime(page, MINUTE);
    await expectSaid(page.locator('#closed'), "You've reached your session limit.");
    await expect(session).not.toContainText(translated('left'));
    await expectNothingStale(page);
    await jumpTime(page, 5 * MINUTE);
    await expect(page.locator('#closed')).toHaveCount(0);
  });
  await test.step('the reminder', async () => {
    await saveInAnotherTab(page, {
      log: playedFor(30, NOW + 12 * MINUTE),
      limits: limitsOf({ remindEvery: 30 }),
    });
    const reminder = page.getByRole('dialog');
    await expectSaid(reminder, 'A look at your play so far');
    await press(reminder, 'Continue');
    await expect(reminder).toHaveCount(0);
    await skipRound(page, slots);
  });
  await test.step('the break', async () => {
    await follow(page, 'Responsible Gaming');
    await press(page, 'Take a break');
    await press(page, 'Yes, close the games');
    await expectSaid(page.getByRole('main'), "You're on a break until");
    await follow(page, 'Slots');
    await expect(heading(page)).toHaveText(translated('Taking a break'));
    await expectNothingStale(page);
    await jumpTime(page, 25 * HOUR);
    await stageReady(page);
    await expect(heading(page)).toHaveText('Lucky Fishing');
  });
});

test('Notices, simple reels, and pages that fail', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  expectError(/dynamically imported module/);
  const [canvas, terms] = [/\/pixi-canvas[^/]*\.js/, /\/policy-page[^/]*\.js$/];
  for (const part of [canvas, terms]) await page.route(part, (route) => route.abort());
  await page.addInitScript(() => {
    if (localStorage.length === 0) localStorage.setItem('lucky-fishing', '{"version":1,');
  });
  const main = await openTranslated(page, '/slots', 'Lucky Fishing');
  const notice = page.getByTestId('notice');
  await expectSaid(notice, "couldn't be read");
  await notice.getByRole('button').click();
  await expect(notice).toHaveCount(0);
  await expectSaid(main, 'Your coins are safe');
  await page.unroute(canvas);
  await press(main, 'Retry');
  await expect(slotsOf(page).stage).toHaveAttribute('data-renderer', 'canvas');
  await expect(main).not.toContainText(translated('Retry'));

  await follow(page, 'Terms of Service');
  // The page has reloaded itself once, and the browser translates it again.
  await expect(heading(page)).toHaveText("This page couldn't be loaded");
  await translate(page);
  await follow(page, 'Back to Shore');
  await expect(heading(page)).toHaveText('Lucky Fishing');
});
