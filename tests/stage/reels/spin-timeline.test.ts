import { describe, expect, it } from 'vitest';
import type { GameDefinition, ReelSet } from '../../../src/engine/definition';
import { initialGrid } from '../../../src/engine/initial-grid';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { turningMs } from '../../../src/stage/round-schedule';
import { reelRun, spinMotion } from '../../../src/stage/reels/motion';
import { atStart, type SpinFrame } from '../../../src/stage/reels/reel-renderer';
import { createSpinTimeline } from '../../../src/stage/reels/spin-timeline';
import { stillStrip } from '../../../src/stage/reels/strip';
import { columnsOf, everyReelSet } from '../every-game';
import { copyOf } from './fake-renderer';

/** A spin's timeline that only moves when it is asked where a frame is (ms). */
function open(game: GameDefinition, set: ReelSet, lessMotion = false) {
  const grid = initialGrid(game);
  const landed: number[] = [];
  let frame: SpinFrame = { reels: [], fade: NaN };
  const timeline = createSpinTimeline(
    game,
    set,
    { strips: grid.map(stillStrip), fadeIn: lessMotion ? grid : null },
    {
      onFrame: (next) => (frame = copyOf(next)),
      onReelLanded: (column) => landed.push(column),
      onRest: () => undefined,
    },
  ).pause();
  const at = (ms: number): SpinFrame => {
    timeline.time(ms / 1000);
    return frame;
  };
  const labels = timeline
    .getChildren(false, false, true)
    .map(
      (reel) => (reel as gsap.core.Timeline).labels as { readonly landed: number; readonly rests: number },
    );
  return { at, labels, landed, timeline };
}

/** Grids larger than those of any game here. */
const everySize = [1, 2, 6, 8].flatMap((columns) =>
  (['base', 'feature'] as const).map((set) => {
    const game: GameDefinition = { ...luckyFishing, grid: { columns, rows: 5 } };
    return { title: `A game of ${columns} × 5 cells`, set, game };
  }),
);

describe.each([...everyReelSet, ...everySize])('a spin of $title, $set reels', ({ game, set }) => {
  const runs = columnsOf(game).map((column) => reelRun(game, column, set));
  const restMs = turningMs(game, set);
  /** Each reel's place (cells), at each ms. */
  const pathsOf = (): number[][] => {
    const { at } = open(game, set);
    const frames = Array.from({ length: restMs }, (_, ms) => at(ms + 1));
    return runs.map((_, column) => frames.map(({ reels }) => reels[column]?.position ?? NaN));
  };

  it('brings the reels to rest from left to right, the last at the end of a spin; a free one half a second before', () => {
    const { labels, timeline } = open(game, set);
    expect(restMs).toBe(set === 'base' ? 2000 : 1500);
    expect(timeline.duration()).toBeCloseTo(restMs / 1000, 6);
    const rests = labels.map(({ rests }) => rests);
    expect(rests.at(-1)).toBeCloseTo(restMs / 1000, 6);
    expect(rests).toEqual([...rests].sort((a, b) => a - b));
    expect(new Set(rests).size).toBe(game.grid.columns);
  });

  it('says which reel has landed, before it settles', () => {
    const { at, labels, landed } = open(game, set);
    for (const [column, { landed: landing, rests }] of labels.entries()) {
      expect(rests - landing).toBeGreaterThan(spinMotion.swingBack.ms / 1000);
      at(landing * 1000 - 1);
      expect(landed).toHaveLength(column);
      // Where it first reaches its mark.
      expect(at(landing * 1000).reels[column]?.position).toBeCloseTo(runs[column]?.travel ?? NaN, 2);
      at(landing * 1000 + 1);
      expect(landed).toHaveLength(column + 1);
    }
    expect(landed).toEqual(columnsOf(game));
  });

  it('moves each reel by whole cells, more than a window of them, and blurs it only while it runs', () => {
    const { at } = open(game, set);
    expect(at(440).reels.every(({ blur }) => blur === 1)).toBe(true);
    expect(at(restMs).reels).toEqual(runs.map(({ travel }) => ({ position: travel, blur: 0, squash: 0 })));
    for (const { travel } of runs) {
      expect(Number.isInteger(travel)).toBe(true);
      expect(travel).toBeGreaterThan(game.grid.rows);
    }
  });

  it('lets each reel pull back, run, and swing past its mark before it settles, without a jump of its speed', () => {
    const { pullBack, accelerate, land } = spinMotion;
    const { at } = open(game, set);
    for (const [column, path] of pathsOf().entries()) {
      const { travel = NaN, cruiseMs = NaN } = runs[column] ?? {};
      const swungMs = pullBack.ms + accelerate.ms + cruiseMs + land.ms;
      expect(Math.min(...path)).toBeCloseTo(-pullBack.cells, 3);
      expect(at(pullBack.ms).reels[column]?.position).toBeCloseTo(-pullBack.cells, 4);
      expect(at(swungMs).reels[column]?.position).toBeCloseTo(travel + land.pastCells, 4);
      expect(Math.max(...path)).toBeLessThan(travel + land.pastCells + 0.001);
      const speeds = path.slice(1).map((position, i) => position - (path[i] ?? NaN));
      const changes = speeds.slice(1).map((speed, i) => Math.abs(speed - (speeds[i] ?? NaN)));
      // Cells a millisecond, from one to the next.
      expect(Math.max(...changes)).toBeLessThan(0.0005);
    }
  });

  it('shows another symbol in every cell at each tick of full speed', () => {
    for (const { cruiseMs, speed } of runs) {
      expect(cruiseMs).toBeGreaterThan(0);
      expect(speed * game.spin.tickMs).toBeGreaterThan(1);
      expect(Math.abs(speed * game.spin.tickMs - spinMotion.cellsPerTick)).toBeLessThan(0.75);
    }
  });
});

describe.each(everyReelSet)('a spin of $title with less motion, $set reels', ({ game, set }) => {
  it('fades until its reels would rest, evenly; no reel moves', () => {
    const { at, landed } = open(game, set, true);
    const restMs = turningMs(game, set);
    for (let ms = 100; ms <= restMs; ms += 100) {
      const { fade, reels } = at(ms);
      expect(fade).toBeCloseTo(ms / restMs, 3);
      expect(reels).toEqual(reels.map(() => atStart));
    }
    expect(landed).toEqual([]);
  });
});
