import type { Page } from '@playwright/test';
import { slotsOf, startSpin } from '../../testing/game/slots';

/**
 * Plays a round whose win is large, and counts frames for as long as the stage is dimmed for it.
 *
 * @returns frames that the browser gave the page, for each second
 */
export async function framesOfLargeWin(page: Page): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    const isShown = (): boolean => document.querySelector('.win-overlay') !== null;
    const counted = new Promise<number>((resolve) => {
      let [frames, began] = [0, NaN];
      const count = (now: number): void => {
        if (isShown()) {
          if (Number.isNaN(began)) began = now;
          else frames++;
        } else if (frames > 0) {
          resolve((frames / (now - began)) * 1000);
          return;
        }
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
    });
    return { counted };
  });
  await startSpin(slotsOf(page));
  return watch.evaluate(({ counted }) => counted);
}
