import { expect, type BrowserContext, type Page } from '@playwright/test';
import { setTimeout as realTime } from 'node:timers/promises';

// The only file that drives Playwright's virtual clock (lint enforces this): a test advances the time by a number of
// milliseconds, never for as long as something else takes.

const START = Date.UTC(2026, 0, 1, 13);

/** How long a frozen clock is watched (ms). */
const WATCH_MS = 20;

/** The time that a test has set. */
interface FrozenTime {
  /** What the clock shows (ms since 1970). */
  readonly clock: number;
  /** How much has passed since it was frozen (ms). */
  readonly passed: number;
}

/** By context: all its pages share one time. */
const frozen = new WeakMap<BrowserContext, FrozenTime>();

/** Pages whose CSS animations are frozen as well. */
const withStillAnimations = new WeakSet<Page>();

const isStarted = (page: Page): boolean => !page.isClosed() && page.url() !== 'about:blank';

/**
 * Expects that the time in all pages of a context is exactly the one that the test has set, and does not advance. Does
 * nothing where time was not frozen.
 */
export async function expectTimeStandsStill(context: BrowserContext): Promise<void> {
  const expected = frozen.get(context);
  if (!expected) return;
  const read = async (): Promise<FrozenTime[]> => {
    const times = context
      .pages()
      .filter(isStarted)
      .map((page) =>
        page
          .evaluate(() => ({ clock: Date.now(), passed: performance.now() }))
          // A page that has crashed has no time.
          .catch(() => null),
      );
    return (await Promise.all(times)).filter((time) => time !== null);
  };
  const before = await read();
  await realTime(WATCH_MS);
  const times = [...before, ...(await read())];
  expect(times, 'the virtual time of each page, twice').toEqual(times.map(() => expected));
}

/**
 * Freezes the time of all pages of this page's context, frames and timers included, before the first is opened: they
 * load while no virtual time passes. From here on only `advanceTime` and `jumpTime` move it. What moves on a game's page
 * after an input (src/stage/ambience/idle-motion.css) stays at rest: its animations would go on in real time.
 *
 * @param at what the clock shows (ms since 1970)
 */
export async function freezeTime(page: Page, at = START): Promise<void> {
  const context = page.context();
  if (frozen.has(context)) throw new Error('Time is already frozen. Move it with advanceTime or jumpTime.');
  if (context.pages().some(isStarted)) throw new Error('Freeze time before the first page is opened.');
  // Not `install`: each page that is opened would be set forward by what passes in real time between the two.
  await context.clock.pauseAt(at);
  // Until it is first asked, a page's clock runs by real time, which counts from 100 ms on: ask as soon as all init
  // scripts have run, in a task that no fake timer holds up.
  await context.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      performance.now();
      port1.close();
    };
    port2.postMessage(null);
    const still = new CSSStyleSheet();
    still.replaceSync('.idle-motion *, .blink { animation: none !important }');
    document.adoptedStyleSheets.push(still);
  });
  frozen.set(context, { clock: at, passed: 0 });
}

/** @throws Error where time is not frozen */
function frozenTimeOf(context: BrowserContext): FrozenTime {
  const time = frozen.get(context);
  if (!time) throw new Error("Time isn't frozen. Call freezeTime first.");
  return time;
}

/** Records that a test has advanced the time. */
function passed(context: BrowserContext, ms: number): void {
  const time = frozenTimeOf(context);
  frozen.set(context, { clock: time.clock + ms, passed: time.passed + ms });
}

/** Waits until all finite CSS animations have ended. */
export const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined);
  });

/**
 * Freezes CSS animations and transitions as well, which have a clock of their own, after the finite ones have ended.
 * From here on `advanceTime` moves both.
 */
export async function freezeAnimations(page: Page): Promise<void> {
  frozenTimeOf(page.context());
  await waitForAnimations(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  withStillAnimations.add(page);
  await expectTimeStandsStill(page.context());
}

/**
 * Advances the time frame by frame and timer by timer. Where animations are frozen, those that start meanwhile are at
 * their first frame afterwards: advance to that moment first, then go on from there.
 */
export async function advanceTime(page: Page, ms: number): Promise<void> {
  const context = page.context();
  passed(context, ms);
  if (withStillAnimations.has(page)) await advanceAnimations(page, ms);
  await context.clock.runFor(ms);
}

/** How far apart the frames of the virtual clock are (ms). */
export const FRAME_MS = 16;

/** Advances the time to a frame, so that what begins now goes through the same frames each time. */
export async function advanceToFrame(page: Page): Promise<void> {
  const over = frozenTimeOf(page.context()).passed % FRAME_MS;
  if (over > 0) await advanceTime(page, FRAME_MS - over);
}

/**
 * Advances the time in one step, as on a device that sleeps: each timer that is due fires once. Where animations are
 * frozen, they go along.
 */
export async function jumpTime(page: Page, ms: number): Promise<void> {
  const context = page.context();
  passed(context, ms);
  if (withStillAnimations.has(page)) await advanceAnimations(page, ms);
  await context.clock.fastForward(ms);
}

const advanceAnimations = (page: Page, ms: number): Promise<void> =>
  page.evaluate((passing) => {
    for (const animation of document.getAnimations()) {
      const before = Number(animation.currentTime ?? 0);
      animation.pause();
      animation.currentTime = before + passing;
      if (before + passing >= Number(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  }, ms);
