import type { Page } from '@playwright/test';
import { allFish, comesFirst, comesNext, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots, startSpin } from './support/slots';

// At rest nothing is scheduled.

declare global {
  interface Window {
    framesAsked: number;
  }
}

/** How many frames the page asks for in one second, after some milliseconds to come to rest. */
const framesInASecond = (page: Page, afterMs: number): Promise<number> =>
  page.evaluate(async (ms) => {
    const wait = (time: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, time));
    await wait(ms);
    window.framesAsked = 0;
    await wait(1000);
    return window.framesAsked;
  }, afterMs);

for (const renderer of ['webgl', 'canvas', 'dom'] as const) {
  test(`the ${renderer} stage asks for no frame at rest, before and after a spin`, async ({ page }) => {
    await page.addInitScript(() => {
      window.framesAsked = 0;
      window.requestAnimationFrame = new Proxy(window.requestAnimationFrame, {
        apply: (ask, _, args: [FrameRequestCallback]) => {
          window.framesAsked++;
          return ask.apply(window, args);
        },
      });
    });
    if (renderer !== 'canvas') await forceRenderer(page, renderer);
    await comesFirst(page, noWin);
    const slots = await openSlots(page);
    await expect(slots.stage).toHaveAttribute('data-renderer', renderer);
    expect(await framesInASecond(page, 300)).toBe(0);

    await startSpin(slots);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    expect(await page.evaluate(() => window.framesAsked), 'frames of a spin').toBeGreaterThan(10);
    expect(await framesInASecond(page, 100), 'after a round without a win').toBe(0);

    if (renderer === 'dom') return;
    await comesNext(page, allFish);
    await startSpin(slots);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    // The winning column takes 420 ms to come into the light.
    expect(await framesInASecond(page, 700), 'after a win').toBe(0);
  });
}
