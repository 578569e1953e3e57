import type { Page } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawingOf } from '../../testing/measures/drawing';
import { watchThread, workOf } from './thread';
import { waitForAnimations } from '../../testing/time';

/** What a page costs that lies open and does nothing, for each second of it. */
export interface Rest {
  readonly frames: number;
  readonly draws: number;
  /** Milliseconds of the main thread. */
  readonly thread: number;
}

/** Long enough for everything after a page's opening, or a round: the sea, the show of a win, loading ahead (ms). */
const COMES_TO_REST_MS = 4_000;
const RESTS_MS = 15_000;

/** Watches a page at rest on which `countDrawing` was called. Nobody speaks to it meanwhile. */
export async function restOf(page: Page): Promise<Rest> {
  await page.waitForLoadState('networkidle');
  await waitForAnimations(page);
  const session = await watchThread(page);
  await sleep(COMES_TO_REST_MS);
  const drawing = await drawingOf(page);
  const work = await workOf(session);
  await sleep(RESTS_MS);
  const workNow = await workOf(session);
  const drawingNow = await drawingOf(page);
  const aSecond = (before: number, after: number): number => ((after - before) / RESTS_MS) * 1000;
  return {
    frames: aSecond(drawing.framesAsked, drawingNow.framesAsked),
    draws: aSecond(drawing.draws, drawingNow.draws),
    thread: aSecond(work.tasks, workNow.tasks),
  };
}
