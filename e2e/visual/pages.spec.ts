import type { Page } from '@playwright/test';
import { toCoins } from '../../src/engine/coins';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { stubOutcome, noWin } from '../support/chance';
import { seedHistory, playMany } from '../support/history';
import { stubPersistence } from '../support/persistence';
import { luckyFishingWith } from '../support/saved-game';
import { expect, screens, test } from '../support/pictures';
import { seedSave, stageReady } from '../support/slots';
import { freezeTime, waitForAnimations } from '../support/time';

// Every page, from its head to its foot, at the width of a phone, a tablet and a desktop.

interface Pictured {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  /** What the page has to log. */
  readonly logs?: RegExp;
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Waits for what comes after the heading. */
  readonly ready?: (page: Page) => Promise<unknown>;
}

/** A player in the middle of the week in which the pictures are taken, with some behind them. */
const afterSomeWeeks = {
  rounds: 412,
  challenge: { week: 2921, spins: 64, score: 215, reachedAt: Date.UTC(2026, 0, 1, 9) },
  pastWeeks: [
    { week: 2920, rank: 3, score: 390, prize: 12_000 },
    { week: 2919, rank: 17, score: 240, prize: 0 },
  ],
  highestBalance: 18_730,
  games: luckyFishingWith({ records: { largestWin: toCoins(2500), longestRun: 4, run: 1 } }),
};

const pages: readonly Pictured[] = [
  { name: 'home', path: '/', heading: 'Lucky Fishing' },
  { name: 'slots', path: '/slots', heading: 'Lucky Fishing', ready: stageReady },
  {
    name: 'ocean-treasures',
    path: '/ocean-treasures',
    heading: 'Ocean Treasures',
    ready: (page) => stageReady(page, oceanTreasures),
  },
  {
    name: 'leaderboard',
    path: '/leaderboard',
    heading: 'Leaderboard',
    prepare: (page) => seedSave(page, afterSomeWeeks),
  },
  {
    name: 'profile',
    path: '/profile',
    heading: 'Profile',
    prepare: async (page) => {
      await stubPersistence(page, { persisted: false });
      await seedHistory(page, playMany(412, Date.UTC(2026, 0, 1, 9)), {
        profile: { name: 'Anna vom Kai', avatar: 'whale' },
        savedToFileAt: Date.UTC(2025, 11, 28, 18),
      });
    },
    // A snapshot does not scroll: load what appears on scrolling first.
    ready: async (page) => {
      await page.getByRole('region', { name: 'Save file' }).scrollIntoViewIfNeeded();
      await expect(page.locator('.plot canvas')).toHaveCount(2);
      await expect(page.getByText('This browser may delete the game')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'settings', path: '/settings', heading: 'Settings' },
  { name: 'studio', path: '/studio', heading: 'Your own art' },
  { name: 'terms', path: '/terms', heading: 'Terms of Service' },
  { name: 'privacy', path: '/privacy', heading: 'Privacy Policy' },
  { name: 'responsible-gaming', path: '/responsible-gaming', heading: 'Responsible Gaming' },
  { name: 'lost-at-sea', path: '/no-such-page', heading: 'lost at sea', logs: /404/ },
  {
    name: 'error',
    path: '/terms',
    heading: 'Unexpected Application Error!',
    logs: /broken for its picture/,
    prepare: (page) =>
      page.route(/\/terms-page[^/]*\.js$/, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `throw new Error('broken for its picture');`,
        }),
      ),
  },
];

// Some pages show times in the player's time zone.
test.use({ timezoneId: 'UTC' });

for (const { name, path, heading, logs, prepare, ready } of pages) {
  test(name, async ({ page, expectPage, expectError }) => {
    if (logs) expectError(logs);
    await page.setViewportSize(screens[0]);
    await freezeTime(page);
    await stubOutcome(page, noWin);
    await prepare?.(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    await ready?.(page);
    await page.waitForLoadState('networkidle');
    for (const viewport of screens) {
      await test.step(`at ${viewport.width} px`, async () => {
        await page.setViewportSize(viewport);
        await waitForAnimations(page);
        await expectPage(`${name}-${viewport.width}`, page);
      });
    }
  });
}
