import type { Page } from '@playwright/test';
import { allFish, comesFirst, comesNext, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots, playRound } from './support/slots';
import { stopTime, takeTime } from './support/time';

// At rest nothing is scheduled: a page that lies open costs nothing.

declare global {
  interface Window {
    framesAsked: number;
  }
}

/** Counts the frames that pages opened from here on ask for. Called after `takeTime`, whose frames it counts. */
const countFrames = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.framesAsked = 0;
    const ask = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => {
      window.framesAsked++;
      return ask(draw);
    };
  });

/** How many frames are asked for while some milliseconds pass. */
async function framesIn(page: Page, ms: number): Promise<number> {
  const before = await page.evaluate(() => window.framesAsked);
  await page.clock.runFor(ms);
  return (await page.evaluate(() => window.framesAsked)) - before;
}

/** How long after a round the sea and the show of a win may still move (ms). */
const COMES_TO_REST_MS = 3_000;

for (const renderer of ['webgl', 'canvas', 'dom'] as const) {
  test(`the ${renderer} stage asks for no frame at rest, before and after a round`, async ({ page }) => {
    if (renderer !== 'canvas') await forceRenderer(page, renderer);
    await takeTime(page);
    await countFrames(page);
    await comesFirst(page, noWin);
    const slots = await openSlots(page);
    await expect(slots.stage).toHaveAttribute('data-renderer', renderer);
    await page.waitForLoadState('networkidle');
    await stopTime(page);
    expect(await framesIn(page, 1_000), 'before').toBe(0);

    await comesNext(page, renderer === 'canvas' ? noWin : allFish);
    const before = await page.evaluate(() => window.framesAsked);
    await playRound(page, slots);
    expect((await page.evaluate(() => window.framesAsked)) - before, 'while it runs').toBeGreaterThan(100);
    await page.clock.runFor(COMES_TO_REST_MS);
    expect(await framesIn(page, 1_000), 'after').toBe(0);
  });
}
