import { vi } from 'vitest';

/** Waits until something is so, with time enough for a busy machine. */
export const until = (isSo: () => unknown): Promise<unknown> => vi.waitUntil(isSo, { timeout: 20_000 });
