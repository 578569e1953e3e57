import type { Page } from '@playwright/test';
import type { GameDefinition } from '../../src/engine/definition';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { stubOutcome, type Outcome } from './chance';
import type { Deal } from './games';
import { expect, test as base } from './snapshots';
import { expectReelsDrawn, type Renderer } from './reels-drawn';
import { forceRenderer } from './renderers';
import { openSlots, startSpin, type Slots } from './slots';
import { advanceTime, freezeAnimations, freezeTime, jumpTime } from './time';

/** A round is over by then, and on the screen (ms). */
const SETTLED_MS = 2_030;

/** Opens the page of a game with the reels drawn by this renderer and the page's time frozen. */
export async function openFrozenSlots(
  page: Page,
  renderer: Renderer,
  outcome: Outcome | Deal,
  definition: GameDefinition = luckyFishing,
): Promise<Slots> {
  if (renderer !== 'canvas') await forceRenderer(page, renderer);
  await freezeTime(page);
  await stubOutcome(page, outcome);
  const slots = await openSlots(page, definition);
  await page.waitForLoadState('networkidle');
  await freezeAnimations(page);
  return slots;
}

/** Presses SPIN!, and takes the mouse away from it: what lies under it looks different. */
export async function pressSpin(page: Page, slots: Slots): Promise<void> {
  await startSpin(slots);
  await page.mouse.move(0, 0);
}

/** A blur goes by how far the reels have moved since the frame before: so much is played in frames (ms). */
const IN_FRAMES_MS = 50;

/** Lets time pass to a moment that is looked at: in one step to shortly before it, then frame by frame. */
export async function skipTo(page: Page, ms: number): Promise<void> {
  if (ms > IN_FRAMES_MS) await jumpTime(page, ms - IN_FRAMES_MS);
  await advanceTime(page, Math.min(ms, IN_FRAMES_MS));
}

/**
 * Lets time pass to these moments, one after the other.
 *
 * @param moments from now (ms), ascending
 * @param stop called at each
 */
export async function skipThrough(
  page: Page,
  moments: readonly number[],
  stop: (moment: number) => Promise<void>,
): Promise<void> {
  let now = 0;
  for (const moment of moments) {
    await skipTo(page, moment - now);
    now = moment;
    await stop(moment);
  }
}

/** Lets a spin that was just begun go on until it is settled, and stops at these moments (ms since then). */
export async function spinThrough(
  page: Page,
  { stage }: Slots,
  moments: readonly number[],
  stop: (moment: number) => Promise<void>,
): Promise<void> {
  await skipThrough(page, moments, async (moment) => {
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await stop(moment);
  });
  await skipTo(page, SETTLED_MS - (moments.at(-1) ?? 0));
  await expect(stage).toHaveAttribute('data-phase', 'settled');
}

/** Plays a round to the moment at which it is settled. */
export async function playFrozenRound(page: Page, slots: Slots): Promise<void> {
  await pressSpin(page, slots);
  await spinThrough(page, slots, [], () => Promise.resolve());
}

interface Fixtures {
  /** Compares only the stage with its baseline, after checking that this renderer draws more than one colour on it. */
  expectStageSnapshot: (name: string, renderer: Renderer, slots: Slots) => Promise<void>;
}

/** Toasts lie over the stage and are no part of it. */
const withoutToasts = '[data-testid=toast] { visibility: hidden !important }';

export const test = base.extend<Fixtures>({
  expectStageSnapshot: async ({ expectSnapshot }, use) =>
    use(async (name, renderer, { stage }) => {
      await expectReelsDrawn(stage, renderer);
      await expectSnapshot(`${renderer}-${name}`, stage, { content: 'drawings', style: withoutToasts });
    }),
});

export { expect };
