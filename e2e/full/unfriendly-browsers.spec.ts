import type { Page } from '@playwright/test';
import { lastNamesOf, luckyRounds } from '../../testing/game/games';
import { expect, test } from '../support/fixtures';
import { endRound, openFrozen, openSlots, skipRound } from '../../testing/game/slots';
import { advanceTime } from '../../testing/time';

// The game plays without the features that privacy extensions remove or make throw.

/** Features of the browser that none of the others needs, and what is left of the game without them. */
interface Features {
  /** By the object that has them. */
  readonly names: Readonly<Partial<Record<'window' | 'Navigator' | 'HTMLCanvasElement', readonly string[]>>>;
  /** Those of which even a look throws; all others throw when they are called or constructed. */
  readonly throwOnRead?: readonly string[];
  /** What draws the reels. */
  readonly renderer: 'canvas' | 'dom';
  /** Whether the profile draws plots, or says that it can't. */
  readonly plots: boolean;
}

const features: Readonly<Record<string, Features>> = {
  'getContext, locks and AudioContext': {
    names: {
      HTMLCanvasElement: ['getContext'],
      Navigator: ['locks'],
      window: ['AudioContext', 'webkitAudioContext'],
    },
    ...{ throwOnRead: ['locks'], renderer: 'dom', plots: false },
  },
  'indexedDB, serviceWorker and OffscreenCanvas': {
    names: { window: ['indexedDB', 'OffscreenCanvas'], Navigator: ['serviceWorker'] },
    ...{ throwOnRead: ['indexedDB', 'serviceWorker'], renderer: 'canvas', plots: true },
  },
};

/** What the console says where offline play is wanted and fails. */
const NOT_KEPT = 'not kept for offline play';

/** Takes features away from every page opened after this, or puts something that throws in their place. */
const takeAway = (page: Page, { names, throwOnRead = [] }: Features, areMissing: boolean): Promise<unknown> =>
  page.addInitScript(
    ([namesOf, onRead, shallBeMissing]) => {
      // Not an arrow function: some are constructors.
      const refuse = function (): never {
        throw new Error('Refused by the test.');
      };
      for (const [owner, of] of [
        ['window', window],
        ['Navigator', Navigator.prototype],
        ['HTMLCanvasElement', HTMLCanvasElement.prototype],
      ] as const)
        for (const name of namesOf[owner] ?? []) {
          Reflect.deleteProperty(of, name);
          const refusal = onRead.includes(name) ? { get: refuse } : { value: refuse };
          if (!shallBeMissing) Object.defineProperty(of, name, { configurable: true, ...refusal });
        }
    },
    [names, throwOnRead, areMissing] as const,
  );

for (const [title, gone] of Object.entries(features)) {
  const isGone = (name: string): boolean => Object.values(gone.names).flat().includes(name);
  test.describe(`where ${title}`, () => {
    // Blocking them, Playwright uses the feature itself.
    if (isGone('serviceWorker')) test.use({ serviceWorkers: 'allow' });
    for (const areMissing of [true, false])
      test(`${areMissing ? 'are missing' : 'throw'}, a round is played and paid, and the pages open`, async ({
        page,
      }) => {
        await takeAway(page, gone, areMissing);
        const warnings: string[] = [];
        page.on('console', (message) => void warnings.push(message.text()));
        const slots = await openFrozen(page, luckyRounds.allFish, { renderer: 'canvas' });
        await expect(slots.stage).toHaveAttribute('data-renderer', gone.renderer);
        if (isGone('AudioContext')) {
          await page.getByRole('main').getByRole('button', { name: 'Sound' }).click();
          await page.waitForLoadState('networkidle');
        }
        if (isGone('serviceWorker')) {
          // It is asked for once the browser has nothing else to do.
          await page.waitForLoadState('networkidle');
          await advanceTime(page, 100);
          if (!areMissing) await expect.poll(() => warnings.join()).toContain(NOT_KEPT);
        }

        await expect(slots.balance).toHaveText('1,000');
        await slots.spinButton.click();
        if (isGone('locks')) {
          // A tab makes sure of its lease for a moment.
          const lease = () => page.evaluate(() => localStorage.getItem('lucky-fishing.lease'));
          await expect.poll(lease).not.toBeNull();
          await advanceTime(page, 100);
        }
        await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
        await endRound(page, slots);
        await expect(slots.win).toHaveText('50');
        for (const link of ['Home', 'Settings', 'Profile']) {
          await page.getByRole('link', { name: link, exact: true }).first().click();
          await expect(page).toHaveURL(link === 'Home' ? '/' : `/${link.toLowerCase()}`);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          // The error screen has no menu, and no balance.
          await expect(slots.balance).toHaveText('1,040');
        }
        await test.step('the plots are there', async () => {
          await page.getByRole('heading', { name: 'Save file' }).scrollIntoViewIfNeeded();
          const plot = page.getByRole('img', { name: /^Symbols seen/ });
          const excuse = page.getByText("Your browser can't draw the chart");
          await expect(gone.plots ? plot.locator('canvas') : excuse).toBeVisible();
          await expect(excuse).toHaveCount(gone.plots ? 0 : 1);
        });
        await test.step('the round is still on the reels when the player comes back', async () => {
          await page.getByRole('link', { name: 'Slots', exact: true }).click();
          await expect(slots.cells).toHaveText(lastNamesOf(luckyRounds.allFish));
          await openSlots(page);
          await expect(slots.cells).toHaveText(lastNamesOf(luckyRounds.allFish));
          await expect(slots.balance).toHaveText('1,040');
        });
        // A browser without it, as on plain http, is nothing to warn of.
        if (isGone('serviceWorker') && areMissing) expect(warnings.join()).not.toContain(NOT_KEPT);
      });
  });
}

for (const language of ['en-US@posix', ''])
  test(`the profile draws its plots where the browser calls its language '${language}'`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'language', { configurable: true, value });
    }, language);
    await skipRound(page, await openFrozen(page, luckyRounds.allFish, { renderer: 'canvas' }));
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Save file' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('img', { name: /^Symbols seen/ }).locator('canvas')).toBeVisible();
  });
