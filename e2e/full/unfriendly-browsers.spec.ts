import type { Page } from '@playwright/test';
import { lastNamesOf, luckyRounds } from '../../testing/game/games';
import { expect, test } from '../support/fixtures';
import { openFrozen, openSlots, skipRound } from '../../testing/game/slots';
import { advanceTime } from '../../testing/time';

// The game plays without the features that privacy extensions remove or make throw.

/** A feature of the browser, and what is left of the game without it. */
interface Feature {
  readonly of: 'window' | 'Navigator' | 'HTMLCanvasElement';
  readonly names: readonly string[];
  /** `read` throws as soon as it is asked for, `use` when it is called or constructed. */
  readonly throwsOn: 'read' | 'use';
  /** What draws the reels. */
  readonly renderer: 'canvas' | 'dom';
  /** Whether the profile draws plots, or says that it can't. */
  readonly plots: boolean;
  /** Whether a round is saved and taken up again with it. */
  readonly saving?: true;
}

const ofWindow = { of: 'window', throwsOn: 'use', renderer: 'canvas', plots: true } as const;

const features: Readonly<Record<string, Feature>> = {
  getContext: {
    ...{ of: 'HTMLCanvasElement', names: ['getContext'], throwsOn: 'use' },
    ...{ renderer: 'dom', plots: false },
  },
  matchMedia: { ...ofWindow, names: ['matchMedia'], plots: false },
  'navigator.locks': { ...ofWindow, of: 'Navigator', names: ['locks'], throwsOn: 'read', saving: true },
  indexedDB: { ...ofWindow, names: ['indexedDB'], throwsOn: 'read', saving: true },
  serviceWorker: { ...ofWindow, of: 'Navigator', names: ['serviceWorker'], throwsOn: 'read' },
  ResizeObserver: { ...ofWindow, names: ['ResizeObserver'] },
  IntersectionObserver: { ...ofWindow, names: ['IntersectionObserver'] },
  OffscreenCanvas: { ...ofWindow, names: ['OffscreenCanvas'] },
  AudioContext: { ...ofWindow, names: ['AudioContext', 'webkitAudioContext'] },
};

/** What the console says where offline play is wanted and fails. */
const NOT_KEPT = 'not kept for offline play';

/** Takes a feature away from every page opened after this, or puts something that throws in its place. */
const takeAway = (page: Page, feature: Feature, isMissing: boolean): Promise<unknown> =>
  page.addInitScript(
    ([{ of, names, throwsOn }, shallBeMissing]) => {
      // Not an arrow function: some are constructors.
      const refuse = function (): never {
        throw new Error('Refused by the test.');
      };
      const refusal = throwsOn === 'read' ? { get: refuse } : { value: refuse };
      const owner = {
        window,
        Navigator: Navigator.prototype,
        HTMLCanvasElement: HTMLCanvasElement.prototype,
      }[of];
      for (const name of names) {
        Reflect.deleteProperty(owner, name);
        if (!shallBeMissing) Object.defineProperty(owner, name, { configurable: true, ...refusal });
      }
    },
    [feature, isMissing] as const,
  );

for (const [name, feature] of Object.entries(features)) {
  test.describe(`where ${name}`, () => {
    // Blocking them, Playwright uses the feature itself.
    if (name === 'serviceWorker') test.use({ serviceWorkers: 'allow' });
    for (const isMissing of [true, false])
      test(`${isMissing ? 'is missing' : 'throws'}, a round is played and paid, and the pages open`, async ({
        page,
      }) => {
        await takeAway(page, feature, isMissing);
        const warnings: string[] = [];
        page.on('console', (message) => void warnings.push(message.text()));
        const slots = await openFrozen(page, luckyRounds.allFish, { renderer: 'canvas' });
        await expect(slots.stage).toHaveAttribute('data-renderer', feature.renderer);
        if (name === 'AudioContext') {
          await page.getByRole('main').getByRole('button', { name: 'Sound' }).click();
          await page.waitForLoadState('networkidle');
        }
        if (name === 'serviceWorker') {
          // It is asked for once the browser has nothing else to do.
          await page.waitForLoadState('networkidle');
          await advanceTime(page, 100);
          if (!isMissing) await expect.poll(() => warnings.join()).toContain(NOT_KEPT);
        }

        await expect(slots.balance).toHaveText('1,000');
        await skipRound(page, slots);
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
          await expect(feature.plots ? plot.locator('canvas') : excuse).toBeVisible();
          await expect(excuse).toHaveCount(feature.plots ? 0 : 1);
        });
        await test.step('the round is still on the reels when the player comes back', async () => {
          if (feature.saving) await openSlots(page);
          else await page.getByRole('link', { name: 'Slots', exact: true }).click();
          await expect(slots.cells).toHaveText(lastNamesOf(luckyRounds.allFish));
          await expect(slots.balance).toHaveText('1,040');
        });
        // A browser without it, as on plain http, is nothing to warn of.
        if (name === 'serviceWorker' && isMissing) expect(warnings.join()).not.toContain(NOT_KEPT);
      });
  });
}
