import { describe, expect, it } from 'vitest';
import type { GameDefinition, ReelSet } from '../../../src/engine/definition';
import { initialGrid } from '../../../src/engine/initial-grid';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { turningMs } from '../../../src/stage/round-schedule';
import { reelRun, spinMotion } from '../../../src/stage/reels/motion';
import { atStart, type SpinFrame } from '../../../src/stage/reels/reel-renderer';
import { createSpinTimeline } from '../../../src/stage/reels/spin-timeline';
import { blurLevelOf, blurLevels } from '../../../src/stage/reels/symbol-drawing';
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
      onReelLanded: ({ column }) => landed.push(column),
      onRest: () => undefined,
    },
  ).pause();
  const at = (ms: number): SpinFrame => {
    timeline.time(ms / 1000);
    return frame;
  };
  const labels = timeline.getChildren(false, false, true).map((reel) => {
    const { labels: own } = reel as gsap.core.Timeline;
    const at = (label: string): number => reel.startTime() + (own[label] ?? NaN);
    return { landed: at('landed'), rests: at('rests') };
  });
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

  it('moves each reel by whole cells, more than a window of them, and rests on them', () => {
    const { at } = open(game, set);
    expect(at(restMs).reels).toEqual(runs.map(({ travel }) => ({ position: travel, blur: 0, squash: 0 })));
    for (const { travel } of runs) {
      expect(Number.isInteger(travel)).toBe(true);
      expect(travel).toBeGreaterThan(game.grid.rows);
    }
  });

  it('starts one reel after the other, the first at once', () => {
    const { at } = open(game, set);
    const startedBy = (ms: number): number => at(ms).reels.filter(({ position }) => position < 0).length;
    expect(runs.map(({ startMs }) => startMs)).toEqual(runs.map((_, column) => 60 * column));
    expect(startedBy(34)).toBe(1);
    const { pullBack } = spinMotion;
    for (const [column] of runs.entries()) {
      expect(at(60 * column).reels[column]).toEqual(atStart);
      expect(at(60 * column + pullBack.ms).reels[column]?.position).toBeLessThan(0);
    }
  });

  it('blurs each reel by its speed, from its start to where it swings past its mark', () => {
    const { at } = open(game, set);
    const { pullBack, accelerate, land } = spinMotion;
    const frames = Array.from({ length: restMs + 1 }, (_, ms) => at(ms).reels);
    for (const [column, { startMs, cruiseMs, speed }] of runs.entries()) {
      const reelAt = (ms: number) => frames[ms]?.[column] ?? atStart;
      const begins = Math.ceil(startMs + pullBack.ms) + 1;
      const swung = Math.floor(startMs + pullBack.ms + accelerate.ms + cruiseMs + land.ms) - 1;
      for (let ms = begins; ms < swung; ms++) {
        const part = (reelAt(ms + 1).position - reelAt(ms - 1).position) / 2 / speed;
        expect(reelAt(ms).blur).toBeCloseTo(part, 1);
      }
      expect(Math.max(...frames.map((reels) => reels[column]?.blur ?? 0))).toBe(1);
    }
    expect(blurLevelOf(0.15)).toBeGreaterThan(0);
    expect([0, 1].map(blurLevelOf)).toEqual([0, blurLevels.length - 1]);
  });

  it('lets each reel pull back, run, and swing past its mark before it settles, without a jump of its speed', () => {
    const { pullBack, accelerate, land } = spinMotion;
    const { at } = open(game, set);
    for (const [column, path] of pathsOf().entries()) {
      const { startMs = NaN, travel = NaN, cruiseMs = NaN } = runs[column] ?? {};
      const swungMs = startMs + pullBack.ms + accelerate.ms + cruiseMs + land.ms;
      expect(Math.min(...path)).toBeCloseTo(-pullBack.cells, 3);
      expect(at(startMs + pullBack.ms).reels[column]?.position).toBeCloseTo(-pullBack.cells, 4);
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
