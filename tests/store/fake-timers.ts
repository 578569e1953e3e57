import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file timers that it advances itself, and a clock in UTC. */
export function fakeTimers(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubEnv('TZ', 'UTC');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });
}
