import { expect, test } from 'vitest';
import { attempt } from '../../../src/ui/browser/attempt';

test('gives what is there, and null for what throws', () => {
  expect(attempt(() => 0)).toBe(0);
  expect(
    attempt(() => {
      throw new Error('Refused.');
    }),
  ).toBeNull();
});
