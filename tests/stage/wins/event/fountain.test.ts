import { describe, expect, it } from 'vitest';
import { coinAt } from '../../../../src/stage/wins/event/fountain';

describe.each([0, 1, 7, 30, 61])('coin %i of a fountain', (n) => {
  const flight = Array.from({ length: 200 }, (_, i) => coinAt(n, i * 0.01));

  it('rises from below the window, into it, and falls below it again', () => {
    const heights = flight.filter((coin) => coin !== null).map(({ y }) => y);
    const top = Math.max(...heights);
    expect(heights[0]).toBeLessThan(0);
    expect(heights.at(-1)).toBeLessThan(0);
    expect(top).toBeGreaterThan(0.4);
    const up = heights.slice(0, heights.indexOf(top));
    expect(up).toEqual([...up].sort((one, other) => one - other));
    const down = heights.slice(heights.indexOf(top));
    expect(down).toEqual([...down].sort((one, other) => other - one));
  });

  it('is in the air for a while only', () => {
    expect(coinAt(n, -0.01)).toBeNull();
    expect(flight.at(-1)).toBeNull();
  });

  it('can be seen from every side', () => {
    for (const coin of flight) if (coin) expect(Math.abs(coin.face)).toBeGreaterThan(0.2);
  });
});
