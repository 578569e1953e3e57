import type { CDPSession, Page } from '@playwright/test';

/** How long a page's main thread has worked since `watchThread` (ms). */
export interface Work {
  /** All its tasks: script, styles, layout, paint and the browser's own. */
  readonly tasks: number;
  /** Script only. */
  readonly script: number;
}

/** Opens the accounts of a page's main thread. */
export async function watchThread(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  // Time in which the thread really ran: what else the machine does is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

export async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { tasks: seconds('TaskDuration') * 1000, script: seconds('ScriptDuration') * 1000 };
}

/**
 * Seconds of processor time, user and system, that all processes of a page's browser have used since each began. The
 * browser counts them itself, alike on every operating system.
 */
export async function processorSeconds(page: Page): Promise<number> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The page belongs to no browser of its own.');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
