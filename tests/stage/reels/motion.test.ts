import { describe, expect, it } from 'vitest';
import type { GameDefinition } from '../../../src/engine/definition';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import {
  fadeProgress,
  landingMs,
  reelMotion,
  spinRestMs,
  spinMotion,
  type ReelMotion,
} from '../../../src/stage/reels/motion';
import { reelAt } from '../../../src/stage/reels/spin-playback';
import { columnsOf, everyReelSet } from '../every-game';

/** When a reel comes to rest (ms). */
const restMs = ({ legs }: ReelMotion): number => Math.max(...legs.map(({ atMs, ms }) => atMs + ms));
/** Speed just around a moment, in cells a millisecond. */
const speedAt = (motion: ReelMotion, ms: number): number =>
  (reelAt(motion, ms + 0.01).position - reelAt(motion, ms).position) / 0.01;

/** Grids larger than those of any game here. */
const everySize = [1, 2, 6, 8].flatMap((columns) =>
  (['base', 'feature'] as const).map((set) => {
    const game: GameDefinition = { ...luckyFishing, grid: { columns, rows: 5 } };
    return { title: `A game of ${columns} × 5 cells`, set, game };
  }),
);

describe.each([...everyReelSet, ...everySize])(
  'the motion of a spin of $title, $set reels',
  ({ game, set }) => {
    const motions = columnsOf(game).map((column) => reelMotion(game, column, set));
    const lastRest = spinRestMs(game, set);

    it('brings the reels to rest from left to right, the last at the end of a spin; a free one half a second before', () => {
      const rests = motions.map(restMs);
      expect(rests.at(-1)).toBeCloseTo(lastRest, 9);
      expect(lastRest).toBe(set === 'base' ? 2000 : 1500);
      expect(rests).toEqual([...rests].sort((a, b) => a - b));
      expect(new Set(rests).size).toBe(game.grid.columns);
    });

    it('moves each reel by whole cells, more than a window of them', () => {
      for (const motion of motions) {
        expect(Number.isInteger(motion.travel)).toBe(true);
        expect(motion.travel).toBeGreaterThan(game.grid.rows);
        expect(reelAt(motion, lastRest)).toEqual({ position: motion.travel, blur: 0 });
      }
    });

    it('lets each reel pull back, run, and swing past its mark before it settles', () => {
      for (const motion of motions) {
        const path = Array.from({ length: lastRest + 1 }, (_, ms) => reelAt(motion, ms).position);
        expect(Math.min(...path)).toBeCloseTo(-spinMotion.pullBack.cells, 3);
        expect(Math.max(...path)).toBeCloseTo(motion.travel + spinMotion.land.pastCells, 3);
        expect(landingMs(motion)).toBeLessThan(restMs(motion));
      }
    });

    it('changes the speed of a reel without a jump', () => {
      for (const motion of motions) {
        for (const { atMs } of motion.legs.slice(1)) {
          expect(reelAt(motion, atMs - 1e-6).position).toBeCloseTo(reelAt(motion, atMs).position, 4);
          expect(speedAt(motion, atMs - 0.02)).toBeCloseTo(speedAt(motion, atMs), 3);
        }
      }
    });

    it('shows another symbol in every cell at each tick of full speed', () => {
      for (const { legs } of motions) {
        const cruise = legs.find(({ blur: [from, to] }) => from === 1 && to === 1);
        expect(cruise?.ms).toBeGreaterThan(0);
        const cellsPerTick =
          (((cruise?.to ?? 0) - (cruise?.from ?? 0)) / (cruise?.ms ?? 1)) * game.spin.tickMs;
        expect(cellsPerTick).toBeGreaterThan(1);
        expect(Math.abs(cellsPerTick - spinMotion.cellsPerTick)).toBeLessThan(0.75);
      }
    });

    it('blurs a reel only while it runs', () => {
      for (const motion of motions) {
        const blurs = [0, 440, restMs(motion) - 1].map((ms) => reelAt(motion, ms).blur);
        expect(blurs).toEqual([0, 1, 0]);
      }
    });
  },
);

describe.each(everyReelSet)('a spin of $title with less motion, $set reels', ({ game, set }) => {
  it('fades until its reels would rest, and never hurries', () => {
    const rest = spinRestMs(game, set);
    expect(fadeProgress(game, set, 0)).toBe(0);
    expect(fadeProgress(game, set, rest)).toBe(1);
    expect(fadeProgress(game, set, game.spin.durationMs)).toBe(1);
    for (let ms = 0; ms < rest; ms += game.spin.tickMs) {
      const step = fadeProgress(game, set, ms + game.spin.tickMs) - fadeProgress(game, set, ms);
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThan(0.08);
    }
  });
});
