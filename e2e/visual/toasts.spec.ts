import type { Page } from '@playwright/test';
import { luckyRounds } from '../../testing/game/games';
import { expect, test } from '../support/pictures';
import { COUNTED_MS, openFrozen, seedSave, startWith, type Slots } from '../../testing/game/slots';
import { showing } from '../../testing/shown-art';
import { playFrozenRound } from '../support/film';
import { advanceTime, freezeAnimations, jumpTime } from '../../testing/time';

// A toast of each kind, at its place on a phone.

test.use({ viewport: { width: 390, height: 844 } });

/**
 * Each system draws emoji differently, and some not at all, so the one in the winner's title is hidden.
 * The title is the only text of the product that has one.
 */
const withoutEmoji = '[data-testid=toast] .font-display::first-letter { font-size: 0 !important }';

const tap = async (page: Page, { stage }: Slots): Promise<void> => {
  await stage.click();
  await page.mouse.move(0, 0);
};

/** A round that has begun, as it is saved. */
const openRound = { game: 'lucky-fishing', id: 1, bet: 10, spins: ['000000000'] };

interface Toast {
  readonly name: string;
  readonly title: string;
  readonly variant: 'default' | 'destructive';
  /** Called before the page is opened. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Triggers it, where it does not come by itself. */
  readonly trigger?: (page: Page, slots: Slots) => Promise<unknown>;
  /** Comes on the same page, once this one is gone. */
  readonly next?: Omit<Toast, 'prepare'>;
  readonly style?: string;
}

const toasts: readonly Toast[] = [
  {
    name: 'not-enough-coins',
    title: 'Not enough coins!',
    variant: 'destructive',
    prepare: (page) => startWith(page, 5),
    trigger: tap,
  },
  {
    name: 'spinning-in-another-tab',
    title: 'Spinning in another tab',
    variant: 'destructive',
    prepare: async (page) => {
      await seedSave(page, { coins: 990, rounds: 1, openRound });
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
    trigger: async (page, slots) => {
      // The tab waits a moment for the other one: to end its round, and to spin itself.
      await advanceTime(page, 300);
      await tap(page, slots);
      await advanceTime(page, 300);
    },
  },
  {
    name: 'no-fair-spin',
    title: "A fair spin isn't possible right now",
    variant: 'destructive',
    trigger: async (page, slots) => {
      const stubbed = await page.evaluateHandle(() => {
        const getRandomValues = crypto.getRandomValues.bind(crypto);
        crypto.getRandomValues = () => {
          throw new Error('No random numbers.');
        };
        return getRandomValues;
      });
      await tap(page, slots);
      // Not before the round is drawn, which waits for a lock.
      await expect(slots.toast).toBeVisible();
      await stubbed.evaluate((getRandomValues) => {
        crypto.getRandomValues = getRandomValues;
      });
    },
    next: {
      name: 'win',
      title: 'You Won!',
      variant: 'default',
      trigger: async (page, slots) => {
        await playFrozenRound(page, slots);
        await jumpTime(page, COUNTED_MS);
      },
      style: withoutEmoji,
    },
  },
  {
    name: 'last-spin-finished',
    title: 'Your last round was finished for you',
    variant: 'default',
    prepare: (page) => seedSave(page, { coins: 990, rounds: 1, openRound }),
  },
];

for (const first of toasts) {
  const { title, prepare, trigger, next } = first;
  const titles = [title, next?.title].filter(Boolean).join(' and ');
  test(titles, { tag: showing('lucky-fishing') }, async ({ page, expectPart }) => {
    await prepare?.(page);
    const opening = openFrozen(page, next ? luckyRounds.allFish : luckyRounds.loss);
    // Hovering keeps a toast that comes by itself from closing while the animations end.
    if (!trigger) await page.getByTestId('toast').hover();
    const slots = await opening;
    const { toast } = slots;
    await page.waitForLoadState('networkidle');
    await freezeAnimations(page);
    const shoot = async ({ name, title, variant, trigger, style = '' }: Toast): Promise<void> => {
      await trigger?.(page, slots);
      await expect(toast).toContainText(title);
      await expect(toast).toHaveAttribute('data-variant', variant);
      if (trigger) {
        await advanceTime(page, 60);
        await expectPart(`${name}-coming-in`, toast, { style });
      }
      await advanceTime(page, 300);
      await expectPart(name, toast, { style });
    };
    await shoot(first);
    if (!next) return;
    await jumpTime(page, 10_000);
    await advanceTime(page, 500);
    await expect(toast).toHaveCount(0);
    await shoot(next);
  });
}
