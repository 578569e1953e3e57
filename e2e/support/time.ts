import type { Page } from '@playwright/test';

const START = Date.UTC(2026, 0, 1, 12);
const STOP = START + 60 * 60 * 1000;

/** Puts the page's time, frames included, into the test's hands; until `stopTime` it flows as ever. */
export const takeTime = (page: Page): Promise<void> => page.clock.install({ time: START });

/** Stops the page's time: from here on only `page.clock.runFor` moves it. Once a test. */
export const stopTime = (page: Page): Promise<void> => page.clock.pauseAt(STOP);

/** Waits until what is coming in by CSS has come. */
export const comeIn = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/**
 * Stops all of the page's time: `stopTime` leaves CSS its own, in which animations and transitions go on. From here
 * on `letPass` moves both.
 */
export async function stopAllTime(page: Page): Promise<void> {
  await comeIn(page);
  await stopTime(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

/**
 * Lets time pass on a page whose time stands still. Animations and transitions of CSS that begin meanwhile stand at
 * their beginning afterwards: let time pass to that moment, then on from there.
 */
export async function letPass(page: Page, ms: number): Promise<void> {
  await page.evaluate((passing) => {
    for (const animation of document.getAnimations()) {
      const before = Number(animation.currentTime ?? 0);
      animation.pause();
      animation.currentTime = before + passing;
      if (before + passing >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  }, ms);
  await page.clock.runFor(ms);
}

/**
 * Lets time pass to these moments, one after the other.
 *
 * @param moments from now (ms), ascending
 * @param stop called at each
 */
export async function passThrough(
  page: Page,
  moments: readonly number[],
  stop: (moment: number) => Promise<void>,
): Promise<void> {
  let now = 0;
  for (const moment of moments) {
    await letPass(page, moment - now);
    now = moment;
    await stop(moment);
  }
}
