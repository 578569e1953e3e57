import { expect, test } from 'vitest';
import { tryOrNull } from '../../../src/ui/browser/try-or-null';

test('gives what is there, and null for what throws', () => {
  expect(tryOrNull(() => 0)).toBe(0);
  expect(
    tryOrNull(() => {
      throw new Error('Refused.');
    }),
  ).toBeNull();
});
