import type { CDPSession } from '@playwright/test';

/** The bytes of the page's heap that are in use once what can be freed is freed. */
export async function heapUsed(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
