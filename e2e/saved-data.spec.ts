import type { Page } from '@playwright/test';
import { allFish, stubNextOutcome, stubOutcome, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { games, inCoins, lastNamesOf } from './support/games';
import { forceRenderer } from './support/renderers';
import { openSlots, skipRound, savedText, slotsOf, stageReady, startSpin } from './support/slots';
import { savedGameWith } from './support/saved-game';
import { advanceTime, freezeTime, jumpTime } from './support/time';

// Spec section 3: the coin balance, also where the browser cannot read or store it.

const noticeOf = (page: Page) => page.getByTestId('notice');

test.beforeEach(async ({ page }) => forceRenderer(page, 'dom'));

for (const game of games) {
  const { definition, title, long } = game;
  test(`the balance and the last grid of ${title} survive a reload`, async ({ page }) => {
    await freezeTime(page);
    await stubOutcome(page, long);
    const slots = await openSlots(page, definition);
    await skipRound(page, slots, long.round.spins.length);
    const coins = inCoins(1000 - definition.bet.default + long.round.payout);
    await expect(slots.balance).toHaveText(coins);

    await page.reload();
    await expect(slots.balance).toHaveText(coins);
    await expect(slots.cells).toHaveText(lastNamesOf(game, long));
    await expect(slots.toast).toHaveCount(0);
    await page.goto('/terms');
    await expect(slots.balance).toHaveText(coins);
  });
}

test('two tabs share the coins and the history, and play one round at a time', async ({ page, context }) => {
  await freezeTime(page);
  await stubOutcome(page, noWin);
  const here = await openSlots(page);
  const otherPage = await context.newPage();
  await forceRenderer(otherPage, 'dom');
  const there = await openSlots(otherPage);

  await startSpin(here);
  await expect(there.balance).toHaveText('990');
  await there.spinButton.click();
  await advanceTime(page, 300);
  await expect(there.toast).toHaveAttribute('data-variant', 'destructive');
  await expect(there.toast).toContainText('another tab');
  await expect(there.stage).toHaveAttribute('data-phase', 'idle');
  await expect(there.balance).toHaveText('990');

  await jumpTime(page, 2_020);
  await expect(here.stage).toHaveAttribute('data-phase', 'settled');
  await stubOutcome(otherPage, allFish);
  await otherPage.reload();
  await stageReady(otherPage);
  await skipRound(otherPage, there);
  await expect(there.balance).toHaveText('1,030');
  await expect(here.balance).toHaveText('1,030');

  await test.step('the rounds of both are in one history, each once', async () => {
    for (const tab of [page, otherPage]) {
      await tab.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
      const rounds = tab.locator('section', { has: tab.getByRole('heading', { name: 'Every round' }) });
      await expect(rounds.locator('tbody').getByRole('row')).toHaveCount(2);
    }
  });
});

/** Rounds that no game can have dealt. Their bets are given back. */
const impossibleRounds = {
  'of no game': { game: 'no-such-game', spins: ['000000000'] },
  'with free spins that its first one does not begin': {
    game: 'ocean-treasures',
    spins: Array<string>(9).fill('0'.repeat(15)),
  },
};

/** Texts that are nearly a saved game, by what is wrong in them, with the coins that a player has then. */
const hostile = Object.entries({
  ...Object.fromEntries(
    Object.entries(impossibleRounds).map(([what, round]) => [
      `an open round ${what}`,
      { change: { openRound: { id: 1, bet: 10, ...round } }, coins: 1010 },
    ]),
  ),
  'half a record of a game': {
    change: { games: { 'ocean-treasures': { lastRound: { bet: 10, spins: ['d'.repeat(15)] } } } },
    coins: 1000,
  },
  'markup for the name of a player': {
    change: { coins: 5, profile: { name: 1, avatar: '<img src=x onerror=alert(1)>' } },
    coins: 1000,
  },
  'too many coins': { change: { coins: 2 ** 53 }, coins: 1000 },
}).map(([what, { change, coins }]) => ({
  ...{ what, coins },
  text: JSON.stringify({ ...savedGameWith({ rounds: 1 }), ...change }),
}));

for (const { definition, title, win } of games) {
  test(`${title} plays on from a clean beginning where what is saved makes no sense`, async ({ page }) => {
    await freezeTime(page);
    await stubOutcome(page, win);
    for (const { what, text, coins } of hostile) {
      await test.step(what, async () => {
        await page.goto('/robots.txt');
        await page.evaluate((saved) => {
          localStorage.clear();
          localStorage.setItem('lucky-fishing', saved);
        }, text);
        const slots = await openSlots(page, definition);
        await expect(noticeOf(page)).toBeVisible();
        await expect(slots.balance).toHaveText(inCoins(coins));
        expect(await page.evaluate(() => localStorage.getItem('lucky-fishing.backup-1'))).toBe(text);
        await stubNextOutcome(page, win);
        await skipRound(page, slots);
        await expect(slots.balance).toHaveText(inCoins(coins - definition.bet.default + win.round.payout));
      });
    }
  });
}

test('an unreadable save is kept, and a new game starts', async ({ page }) => {
  const text = '{"version":1,"coins":';
  await page.addInitScript((saved) => {
    if (localStorage.length === 0) localStorage.setItem('lucky-fishing', saved);
  }, text);
  await page.goto('/');
  const { balance } = slotsOf(page);
  const notice = noticeOf(page);
  await expect(balance).toHaveText('1,000');
  await expect(notice).toContainText('could not be read');
  await expect(notice).toContainText('coins');
  const kept = await page.evaluate(() =>
    Object.entries(localStorage as Record<string, string>).filter(([key]) => key !== 'lucky-fishing'),
  );
  expect(kept).toEqual([['lucky-fishing.backup-1', text]]);

  await notice.getByRole('button', { name: 'Dismiss this notice' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(balance).toHaveText('1,000');
  await expect(notice).toHaveCount(0);
});

test('what a newer version saved stays as it is', async ({ page }) => {
  const saved = '{"version":3,"purse":7000}';
  await page.addInitScript((text) => localStorage.setItem('lucky-fishing', text), saved);
  await freezeTime(page);
  const slots = await openSlots(page);
  await expect(noticeOf(page)).toContainText('newer version');
  await skipRound(page, slots);
  expect(await savedText(page)).toBe(saved);
});

const withoutStorage = {
  'is switched off': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is switched off.', 'SecurityError');
      },
    });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Storage is full.', 'QuotaExceededError');
    };
  },
};

for (const [state, init] of Object.entries(withoutStorage)) {
  test(`where storage ${state} the game plays on, and says that coins will be forgotten`, async ({
    page,
  }) => {
    await page.addInitScript(init);
    await freezeTime(page);
    await stubOutcome(page, allFish);
    const slots = await openSlots(page);
    await skipRound(page, slots);
    await expect(slots.balance).toHaveText('1,040');
    await expect(noticeOf(page)).toContainText('cannot be saved');
    await skipRound(page, slots);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(noticeOf(page)).toBeVisible();
  });
}
