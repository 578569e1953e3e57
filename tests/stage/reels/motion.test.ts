import { describe, expect, it } from 'vitest';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import {
  fadeAt,
  MARGIN_CELLS,
  reelAt,
  reelMotion,
  spinMotion,
  type ReelMotion,
} from '../../../src/stage/reels/motion';

const columns = Array.from({ length: luckyFishing.grid.columns }, (_, column) => column);
const motions = columns.map((column) => reelMotion(luckyFishing, column));
const { durationMs, tickMs } = luckyFishing.spin;

/** When a reel comes to rest (ms). */
const restMs = ({ legs }: ReelMotion): number => Math.max(...legs.map(({ atMs, ms }) => atMs + ms));
/** Speed just around a moment, in cells a millisecond. */
const speedAt = (motion: ReelMotion, ms: number): number =>
  (reelAt(motion, ms + 0.01).position - reelAt(motion, ms).position) / 0.01;

describe('the motion of a spin', () => {
  it('brings the last reel to rest after exactly the duration of a spin: 20 ticks of 100 ms', () => {
    expect(restMs(motions.at(-1) as ReelMotion)).toBeCloseTo(durationMs, 9);
    expect(durationMs / tickMs).toBe(20);
  });

  it('brings the reels to rest one after the other, from left to right', () => {
    const rests = motions.map(restMs);
    expect(rests).toEqual([...rests].sort((a, b) => a - b));
    expect(new Set(rests).size).toBe(luckyFishing.grid.columns);
  });

  it.each(columns)('moves reel %i by whole cells, more than a window of them', (column) => {
    const { travel } = motions[column] as ReelMotion;
    expect(Number.isInteger(travel)).toBe(true);
    expect(travel).toBeGreaterThan(luckyFishing.grid.rows);
    expect(reelAt(motions[column] as ReelMotion, durationMs)).toEqual({ position: travel, blur: 0 });
  });

  it.each(columns)('lets reel %i pull back, run, and swing past its mark before it settles', (column) => {
    const motion = motions[column] as ReelMotion;
    const path = Array.from({ length: durationMs + 1 }, (_, ms) => reelAt(motion, ms).position);
    expect(Math.min(...path)).toBeCloseTo(-spinMotion.pullBack.cells, 3);
    expect(Math.max(...path)).toBeCloseTo(motion.travel + spinMotion.land.pastCells, 3);
    expect(Math.max(spinMotion.pullBack.cells, spinMotion.land.pastCells)).toBeLessThanOrEqual(MARGIN_CELLS);
  });

  it.each(columns)('changes the speed of reel %i without a jump', (column) => {
    const motion = motions[column] as ReelMotion;
    for (const { atMs } of motion.legs.slice(1)) {
      expect(reelAt(motion, atMs - 1e-6).position).toBeCloseTo(reelAt(motion, atMs).position, 4);
      expect(speedAt(motion, atMs - 0.02)).toBeCloseTo(speedAt(motion, atMs), 3);
    }
  });

  it('shows another symbol in every cell at each tick of full speed', () => {
    for (const motion of motions) {
      const cruise = motion.legs.reduce((longest, leg) => (leg.ms > longest.ms ? leg : longest));
      const cellsPerTick = ((cruise.to - cruise.from) / cruise.ms) * tickMs;
      expect(cellsPerTick).toBeGreaterThan(1);
      expect(cellsPerTick).toBeCloseTo(spinMotion.cellsPerTick, 0);
    }
  });

  it('blurs a reel only while it runs', () => {
    for (const motion of motions) {
      expect(reelAt(motion, 0).blur).toBe(0);
      expect(reelAt(motion, 800).blur).toBe(1);
      expect(reelAt(motion, restMs(motion) - 1).blur).toBe(0);
    }
  });
});

describe('the motion of a spin for those who asked for less', () => {
  it('takes as long, and never hurries', () => {
    expect(fadeAt(luckyFishing, 0)).toBe(0);
    expect(fadeAt(luckyFishing, durationMs)).toBe(1);
    for (let ms = 0; ms < durationMs; ms += tickMs) {
      const step = fadeAt(luckyFishing, ms + tickMs) - fadeAt(luckyFishing, ms);
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan(0.08);
    }
  });
});
