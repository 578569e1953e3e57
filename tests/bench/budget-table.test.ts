import { describe, expect, test } from 'vitest';
import { budgetTable } from '../../bench/budget-table';
import { budgets, isKept, type Budget, type Figure } from '../../bench/budgets';

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

describe('the table', () => {
  test('has a row for each figure, lined up, with a mark where it is over', () => {
    const names: Figure[] = ['homeScript', 'framesASecond', 'graphicsDraws'];
    expect(budgetTable(names, { homeScript: 115.96, framesASecond: 30 }).split('\n')).toEqual([
      '                              measured  budget',
      'JavaScript of Home       116.0 kB gzip   ≤ 116',
      'Frames a second, no GPU       30.0 1/s    ≥ 58  over',
      'WebGL draws in a frame               -     ≤ 2     ?',
    ]);
  });
});
