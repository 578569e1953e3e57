import type { Page } from '@playwright/test';
import { comesFirst, type Outcome } from './chance';
import { expect, test as base } from './pictures';
import { countColours, only, screenshotWith } from './pixels';
import { forceRenderer } from './renderers';
import { openSlots, startSpin, type Slots } from './slots';
import { letPass, passThrough, stopAllTime, takeTime } from './time';

export const renderers = ['webgl', 'canvas', 'dom'] as const;
export type Renderer = (typeof renderers)[number];

/** A round is over by then, and on the screen (ms). */
const SETTLED_MS = 2_030;

/** Opens the Slots page with the reels drawn by this renderer, all of the page's time standing still. */
export async function openStill(page: Page, renderer: Renderer, outcome: Outcome): Promise<Slots> {
  if (renderer !== 'canvas') await forceRenderer(page, renderer);
  await takeTime(page);
  await comesFirst(page, outcome);
  const slots = await openSlots(page);
  await page.waitForLoadState('networkidle');
  await stopAllTime(page);
  return slots;
}

/** Presses SPIN!, and takes the mouse away from it: what lies under it looks different. */
export async function pressSpin(page: Page, slots: Slots): Promise<void> {
  await startSpin(slots);
  await page.mouse.move(0, 0);
}

/** Lets a spin that was just begun go on until it is settled, and stops at these moments (ms since then). */
export async function spinThrough(
  page: Page,
  { stage }: Slots,
  moments: readonly number[],
  stop: (moment: number) => Promise<void>,
): Promise<void> {
  await passThrough(page, moments, async (moment) => {
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await stop(moment);
  });
  await letPass(page, SETTLED_MS - (moments.at(-1) ?? 0));
  await expect(stage).toHaveAttribute('data-phase', 'settled');
}

/** Plays a round to the moment at which it is settled. */
export async function playStill(page: Page, slots: Slots): Promise<void> {
  await pressSpin(page, slots);
  await spinThrough(page, slots, [], () => Promise.resolve());
}

interface Fixtures {
  /** Pictures the stage alone, after making sure that this renderer draws on it, and more than one colour. */
  pictureStage: (name: string, renderer: Renderer, slots: Slots) => Promise<void>;
}

/** Toasts lie over the stage and are no part of it. */
const withoutToasts = '[data-testid=toast] { visibility: hidden !important }';

/** The stage, which draws nothing itself, and what draws the reels on it. */
const reelsOf = (renderer: Renderer): string =>
  `[data-testid=slot-stage], [data-testid=slot-stage] ${renderer === 'dom' ? '.plain-reels *' : 'canvas'}`;

export const test = base.extend<Fixtures>({
  pictureStage: async ({ picturePart }, use) =>
    use(async (name, renderer, { stage }) => {
      await expect(stage).toHaveAttribute('data-renderer', renderer);
      await expect(stage.locator('canvas')).toHaveCount(renderer === 'dom' ? 0 : 1);
      const drawn = await screenshotWith(stage, only(reelsOf(renderer)));
      expect(await countColours(drawn), 'colours on the reels').toBeGreaterThan(50);
      await picturePart(`${renderer}-${name}`, stage, { content: 'drawings', style: withoutToasts });
    }),
});

export { expect };
