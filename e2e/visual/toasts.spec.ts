import type { Page } from '@playwright/test';
import { allFish, comesFirst, noWin } from '../support/chance';
import { expect, test } from '../support/pictures';
import { forceRenderer } from '../support/renderers';
import { comeBackWith, openSlots, startWith, type Slots } from '../support/slots';
import { playStill } from '../support/stage-pictures';
import { letPass, stopAllTime, takeTime } from '../support/time';

// A toast of each kind, where it stands on a phone.

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Each system draws emoji in its own way, and some in none: of the winner's title it is left out, with its room.
 * The title is the only text of the product that has one.
 */
const withoutEmoji = '[data-testid=toast] .font-display::first-letter { font-size: 0 !important }';

const tap = async (page: Page, { stage }: Slots): Promise<void> => {
  await stage.click();
  await page.mouse.move(0, 0);
};

const column = ['fish', 'fish', 'fish'];
/** A round that has begun, as it is saved. */
const openRound = { id: 1, bet: 10, grid: [column, column, column] };

interface Toast {
  readonly name: string;
  readonly title: string;
  readonly variant: 'default' | 'destructive';
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Brings it about, where it does not come by itself. */
  readonly provoke?: (page: Page, slots: Slots) => Promise<unknown>;
  readonly style?: string;
}

const toasts: readonly Toast[] = [
  {
    name: 'win',
    title: 'You Won!',
    variant: 'default',
    provoke: playStill,
    style: withoutEmoji,
  },
  {
    name: 'not-enough-coins',
    title: 'Not enough coins!',
    variant: 'destructive',
    prepare: (page) => startWith(page, 5),
    provoke: tap,
  },
  {
    name: 'spinning-in-another-tab',
    title: 'Spinning in another tab',
    variant: 'destructive',
    prepare: async (page) => {
      await comeBackWith(page, { coins: 990, rounds: 1, openRound });
      await page.addInitScript(() => {
        type Granted = (lock: null) => unknown;
        navigator.locks.request = ((_: string, { signal, ifAvailable }: LockOptions, granted: Granted) =>
          ifAvailable
            ? Promise.resolve(granted(null))
            : new Promise((__, reject) => {
                const reason = new DOMException('held elsewhere', 'AbortError');
                signal?.addEventListener('abort', () => reject(reason));
              })) as typeof navigator.locks.request;
      });
    },
    provoke: async (page, slots) => {
      await tap(page, slots);
      // The tab waits a moment for the other one.
      await letPass(page, 300);
    },
  },
  {
    name: 'no-fair-spin',
    title: 'No fair spin possible',
    variant: 'destructive',
    provoke: async (page, slots) => {
      await page.evaluate(() => {
        crypto.getRandomValues = () => {
          throw new Error('No random numbers.');
        };
      });
      await tap(page, slots);
    },
  },
  {
    name: 'last-spin-finished',
    title: 'Your last spin was finished for you',
    variant: 'default',
    prepare: (page) => comeBackWith(page, { coins: 990, rounds: 1, openRound }),
  },
];

for (const { name, title, variant, prepare, provoke, style = '' } of toasts) {
  test(title, async ({ page, picturePart }) => {
    await forceRenderer(page, 'dom');
    await takeTime(page);
    await comesFirst(page, provoke === playStill ? allFish : noWin);
    await prepare?.(page);
    const opening = openSlots(page);
    // What comes by itself would be gone in the time that passes until it stops, were it not pointed at.
    if (!provoke) await page.getByTestId('toast').hover();
    const slots = await opening;
    const { toast } = slots;
    await page.waitForLoadState('networkidle');
    await stopAllTime(page);
    await provoke?.(page, slots);
    await expect(toast).toContainText(title);
    await expect(toast).toHaveAttribute('data-variant', variant);
    if (provoke) {
      await letPass(page, 60);
      await picturePart(`${name}-coming-in`, toast, { content: 'texts', style });
    }
    await letPass(page, 300);
    await picturePart(name, toast, { content: 'texts', style });
  });
}
