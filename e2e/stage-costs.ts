import { expect, type Page } from '@playwright/test';
import { budgets } from '../bench/budgets';
import { canvasesIn, countDrawing, drawingOf, startCounting } from '../testing/measures/drawing';
import { scriptsOf } from '../testing/measures/loads';
import { stubOutcome, stubNextOutcome } from '../testing/game/chance';
import { liveContexts, watchContexts } from '../testing/game/contexts';
import type { GameUnderTest } from '../testing/game/games';
import { forceRenderer, type Renderer } from '../testing/game/renderers';
import { COUNTED_MS, openSlots, skipRound, slotsOf, spinToEnd } from '../testing/game/slots';
import { advanceTime, freezeTime, jumpTime } from '../testing/time';

// What a stage costs, in countable units: frames, draws. `npm run bench` measures times too.

/** Expects that a page at rest schedules nothing, and so costs nothing. */
async function expectStill(page: Page, when: string): Promise<void> {
  await startCounting(page);
  await advanceTime(page, 1_000);
  expect(await drawingOf(page), when).toMatchObject({
    framesAsked: budgets.restingFrames.limit.max,
    draws: budgets.restingDraws.limit.max,
  });
}

/** How long after a round the sea and the show of a win may still move (ms). */
const COMES_TO_REST_MS = 3_000;

/** What is counted does not depend on how large the reels are, but what it costs to draw them does. */
export const smallScreen = { viewport: { width: 390, height: 700 } };

/** Expects that a stage asks for no frame at rest, and for few draws in a round. */
export async function expectStageCosts(
  page: Page,
  { definition, loss, win, long }: GameUnderTest,
  renderer: Renderer,
): Promise<void> {
  await forceRenderer(page, renderer);
  await watchContexts(page);
  await freezeTime(page);
  await countDrawing(page);
  await stubOutcome(page, loss);
  const slots = slotsOf(page, definition);
  const { engines } = await scriptsOf(page, async () => {
    await openSlots(page, definition);
    await page.waitForLoadState('networkidle');
  });
  await expect(slots.stage).toHaveAttribute('data-renderer', renderer);
  if (renderer === 'canvas') {
    // They are known again where they are.
    expect(engines).toEqual(['Pixi', 'GSAP']);
  }
  // The show of wins has come, and GSAP with it, which asks for a frame as it starts. On a busy machine the network
  // may have been idle before.
  await expect(page.locator('.coin-flight')).toBeAttached();
  await expectStill(page, 'before');

  const outcome = renderer === 'canvas' ? loss : win;
  await stubNextOutcome(page, outcome);
  await startCounting(page);
  await spinToEnd(page, slots);
  const { framesAsked, framesDrawn, maxByGraphics } = await drawingOf(page);
  expect(framesAsked, 'while it runs').toBeGreaterThan(100);
  if (renderer === 'dom') expect(framesDrawn).toBe(0);
  else expect(framesDrawn).toBeGreaterThan(100);
  if (renderer === 'webgl') expect(maxByGraphics).toBeLessThanOrEqual(budgets.graphicsDraws.limit.max);
  expect(await canvasesIn(page)).toBe(renderer === 'dom' ? 0 : budgets.canvases.limit.max);
  expect(await liveContexts(page)).toBe(renderer === 'webgl' ? budgets.graphicsContexts.limit.max : 0);

  // The code of messages comes with the first of them, and asks for frames as it is shown.
  if (outcome === win) {
    await jumpTime(page, COUNTED_MS);
    await expect(slots.toast.last()).toBeVisible();
  }
  await jumpTime(page, COMES_TO_REST_MS - 100);
  // The last frames, in which all that has ended stops asking for more.
  await advanceTime(page, 100);
  await expectStill(page, 'after');

  if (!definition.feature) return;
  await stubNextOutcome(page, long);
  await skipRound(page, slots, long);
  // The summary of what they have paid, and the way of the scene back up, are over by then.
  await jumpTime(page, COUNTED_MS);
  await expect(slots.toast.last()).toBeVisible();
  await jumpTime(page, 2 * COMES_TO_REST_MS - 100);
  await advanceTime(page, 100);
  await expectStill(page, 'after free spins');
}
