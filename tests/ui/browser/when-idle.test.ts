// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from '../../../src/ui/browser/when-idle';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['cannot report', undefined],
  [
    'refuses to report',
    () => {
      throw new Error('Refused.');
    },
  ],
])('waits a while where the browser %s that it is idle', (_, requestIdleCallback) => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  const act = vi.fn();
  whenIdle(act);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(act).toHaveBeenCalledOnce();
});
