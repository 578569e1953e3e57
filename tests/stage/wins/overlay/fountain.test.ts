import { expect, it } from 'vitest';
import { coinAt } from '../../../../src/stage/wins/overlay/fountain';

it.each([0, 1, 7, 30, 61])(
  'coin %i rises from below the window, falls below it again, and never is a line',
  (n) => {
    const flight = Array.from({ length: 202 }, (_, i) => coinAt(n, (i - 1) * 0.01));
    expect([flight[0], flight.at(-1)]).toEqual([null, null]);
    const coins = flight.filter((coin) => coin !== null);
    for (const { face } of coins) expect(Math.abs(face)).toBeGreaterThan(0.2);
    const heights = coins.map(({ y }) => y);
    const top = Math.max(...heights);
    expect(top).toBeGreaterThan(0.4);
    expect(Math.max(heights[0] ?? NaN, heights.at(-1) ?? NaN)).toBeLessThan(0);
    const up = heights.slice(0, heights.indexOf(top));
    expect(up).toEqual([...up].sort((one, other) => one - other));
  },
);
