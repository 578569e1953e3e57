import { describe, expect, test } from 'vitest';
import { budgets, isKept, type Budget } from '../../bench/budgets';

describe('a budget', () => {
  test.each([
    [{ max: 2 }, 2, true],
    [{ max: 2 }, 2.01, false],
    [{ max: 0 }, 0, true],
    [{ min: 55 }, 55, true],
    [{ min: 55 }, 54.9, false],
  ])('%o for %d is kept: %s', (limit, value, kept) => {
    expect(isKept({ what: '', unit: '', digits: 0, limit }, value)).toBe(kept);
  });

  test('is not kept by a figure that is no number', () => {
    for (const budget of Object.values<Budget>(budgets)) expect(isKept(budget, NaN)).toBe(false);
  });
});
