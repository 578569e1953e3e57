import type { Page } from '@playwright/test';
import { median } from '../../e2e/support/pixels';
import { comeIn } from '../../e2e/support/time';
import { drawingOf } from './drawing';
import { watchThread, workOf } from './thread';

/** What a page costs that lies open and does nothing, for each second of it. */
export interface Rest {
  readonly frames: number;
  readonly draws: number;
  /** Milliseconds of the main thread, in the middle one of the times it was watched: garbage is collected once. */
  readonly thread: number;
}

/** Long enough for whatever follows a page's opening, or a round: the sea, the show of a win, loading ahead (ms). */
const COMES_TO_REST_MS = 4_000;
const RESTS_MS = 5_000;
const TIMES = 3;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Watches a page at rest on which `countDrawing` was called. Nobody speaks to it meanwhile. */
export async function restOf(page: Page): Promise<Rest> {
  await page.waitForLoadState('networkidle');
  await comeIn(page);
  const session = await watchThread(page);
  await sleep(COMES_TO_REST_MS);
  const before = await drawingOf(page);
  const threads: number[] = [];
  while (threads.length < TIMES) {
    const { tasks } = await workOf(session);
    await sleep(RESTS_MS);
    threads.push((await workOf(session)).tasks - tasks);
  }
  const after = await drawingOf(page);
  const seconds = RESTS_MS / 1000;
  return {
    frames: (after.framesAsked - before.framesAsked) / (TIMES * seconds),
    draws: (after.draws - before.draws) / (TIMES * seconds),
    thread: median(threads) / seconds,
  };
}
