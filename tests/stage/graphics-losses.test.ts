import { expect, it } from 'vitest';
import { createContextLossCounter } from '../../src/stage/canvas-loader';

it.each([
  [9.99, false],
  [10, true],
])('graphics may come back twice in ten minutes; a third time after %f minutes: %s', (minutes, mayReturn) => {
  let now = 0;
  const losses = createContextLossCounter(() => now);
  expect([losses.mayReturn(), losses.mayReturn()]).toEqual([true, true]);
  now = minutes * 60_000;
  expect(losses.mayReturn()).toBe(mayReturn);
});
