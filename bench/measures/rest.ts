import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawingOf } from '../../testing/measures/drawing';
import { processorSeconds, watchThread, workOf } from './thread';
import { waitForAnimations } from '../../testing/time';

/** What a page costs that lies open and does nothing, for each second of it. */
export interface Rest {
  readonly frames: number;
  readonly draws: number;
  /** Milliseconds of the main thread. */
  readonly thread: number;
  /** Processor time of all the browser's processes, in percent of one core. */
  readonly processor: number;
}

/** Long enough for everything after a page's opening, or a round: the show of a win, loading ahead (ms). */
const SHOWS_MS = 4_000;
/** Longer than the sea moves after the last input (ms, src/stage/ambience/idle-motion.ts). */
const BREATHES_MS = 22_000;
const RESTS_MS = 15_000;
/** Part of the time for which the sea moves (ms). */
const WATCHED_BREATH_MS = 10_000;

/** Watches a page at rest on which `countDrawing` was called. Nobody speaks to it meanwhile. */
export async function restOf(page: Page): Promise<Rest> {
  await page.waitForLoadState('networkidle');
  await waitForAnimations(page);
  await sleep(BREATHES_MS);
  return costOf(page, RESTS_MS);
}

/** Watches a game's page on which `countDrawing` was called while its sea moves after an input, and nobody plays. */
export async function idleMotionOf(page: Page): Promise<Rest> {
  await page.waitForLoadState('networkidle');
  await waitForAnimations(page);
  await sleep(SHOWS_MS);
  await page.mouse.move(10, 300);
  await sleep(500);
  return costOf(page, WATCHED_BREATH_MS);
}

async function costOf(page: Page, ms: number): Promise<Rest> {
  const session = await watchThread(page);
  const [drawing, work] = [await drawingOf(page), await workOf(session)];
  const [processor, start] = [await processorSeconds(page), performance.now()];
  await sleep(ms);
  const seconds = (performance.now() - start) / 1000;
  const processorNow = await processorSeconds(page);
  const [workNow, drawingNow] = [await workOf(session), await drawingOf(page)];
  const aSecond = (before: number, after: number): number => (after - before) / seconds;
  return {
    frames: aSecond(drawing.framesAsked, drawingNow.framesAsked),
    draws: aSecond(drawing.draws, drawingNow.draws),
    thread: aSecond(work.tasks, workNow.tasks),
    processor: aSecond(processor, processorNow) * 100,
  };
}
