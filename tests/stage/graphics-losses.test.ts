import { expect, it } from 'vitest';
import { createLossCounter } from '../../src/stage/graphics-losses';

const MINUTE = 60_000;

it('lets graphics come back twice, and not after a third loss within ten minutes', () => {
  let now = 0;
  const losses = createLossCounter(() => now);
  expect(losses.mayReturn()).toBe(true);
  now = 5 * MINUTE;
  expect(losses.mayReturn()).toBe(true);
  now = 10 * MINUTE - 1;
  expect(losses.mayReturn()).toBe(false);
});

it('forgets a loss after ten minutes', () => {
  let now = 0;
  const losses = createLossCounter(() => now);
  losses.mayReturn();
  losses.mayReturn();
  now = 10 * MINUTE;
  expect(losses.mayReturn()).toBe(true);
});
