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
