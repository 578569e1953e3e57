import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialGrid } from '../../../src/engine/initial-grid';
import { drawGrid } from '../../../src/engine/grid';
import { seededRandom } from '../../../src/engine/seeded-random';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { landsAt, reelMotion } from '../../../src/stage/reels/motion';
import type { Spin } from '../../../src/stage/reels/reel-renderer';
import { startSpin, type SpinTimeline } from '../../../src/stage/reels/spin-timeline';
import { drawStrips, stillStrip } from '../../../src/stage/reels/strip';
import { createFakeRenderer } from './fake-renderer';

// GSAP keeps the clock that it finds when it is imported.
vi.hoisted(() => vi.useFakeTimers());

const { durationMs } = luckyFishing.spin;
const columns = Array.from({ length: luckyFishing.grid.columns }, (_, column) => column);
const from = initialGrid(luckyFishing);
const to = drawGrid(luckyFishing, seededRandom(7));
const rolling: Spin = { strips: drawStrips(luckyFishing, from, to, seededRandom(1)), fadeIn: null };
const fading: Spin = { strips: from.map(stillStrip), fadeIn: to };

describe('the timeline of a spin', () => {
  let playing: SpinTimeline | null = null;
  let landed: number[] = [];
  const onRest = vi.fn();
  beforeEach(() => {
    landed = [];
    onRest.mockClear();
  });
  afterEach(() => playing?.stop());

  const start = (spin: Spin) => {
    const fake = createFakeRenderer();
    playing = startSpin(luckyFishing, spin, fake.renderer, {
      onReelLanded: (column) => landed.push(column),
      onRest,
    });
    return { ...fake, timeline: playing };
  };

  it('begins the spin and draws its first frame at once', () => {
    const { spins, frames } = start(rolling);
    expect(spins).toEqual([rolling]);
    expect(frames).toEqual([{ reels: columns.map(() => ({ position: 0, blur: 0 })), fade: 0 }]);
  });

  it('plays for exactly the duration of a spin and ends on the outcome', () => {
    const { frames } = start(rolling);
    vi.advanceTimersByTime(durationMs - 20);
    expect(onRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(40);
    expect(onRest).toHaveBeenCalledOnce();
    expect(frames.length).toBeGreaterThan(60);
    expect(frames.at(-1)).toEqual({
      reels: columns.map((column) => ({ position: reelMotion(luckyFishing, column).travel, blur: 0 })),
      fade: 0,
    });
  });

  it('says which reel has landed when it reaches its mark', () => {
    start(rolling);
    let now = 0;
    const advanceTo = (ms: number): void => {
      vi.advanceTimersByTime(ms - now);
      now = ms;
    };
    for (const column of columns) {
      const due = landsAt(reelMotion(luckyFishing, column));
      advanceTo(due - 1);
      expect(landed).toEqual(columns.slice(0, column));
      advanceTo(due + 30);
      expect(landed).toEqual(columns.slice(0, column + 1));
    }
  });

  it('with less motion fades the new grid in: no reel travels and none lands', () => {
    const { frames } = start(fading);
    vi.advanceTimersByTime(durationMs + 20);
    expect(onRest).toHaveBeenCalledOnce();
    expect(landed).toEqual([]);
    expect(
      frames.every(({ reels }) => reels.every(({ position, blur }) => position === 0 && blur === 0)),
    ).toBe(true);
    const fades = frames.map(({ fade }) => fade);
    expect(fades).toEqual([...fades].sort((a, b) => a - b));
    expect([fades[0], fades.at(-1)]).toEqual([0, 1]);
  });

  it('goes on where it is with another renderer', () => {
    const { timeline, frames: before } = start(rolling);
    vi.advanceTimersByTime(700);
    const drawnBefore = before.length;
    const { renderer, spins, frames } = createFakeRenderer();
    timeline.continueOn(renderer);
    expect(spins).toEqual([rolling]);
    expect(frames).toEqual([before.at(-1)]);

    vi.advanceTimersByTime(durationMs - 700 - 20);
    expect(onRest).not.toHaveBeenCalled();
    vi.advanceTimersByTime(40);
    expect(onRest).toHaveBeenCalledOnce();
    expect(landed).toEqual(columns);
    expect(before).toHaveLength(drawnBefore);
    expect(frames.length).toBeGreaterThan(40);
  });

  it('stops without another frame or callback, and asks for no more frames', () => {
    const { timeline, frames } = start(rolling);
    vi.advanceTimersByTime(500);
    const drawn = frames.length;
    timeline.stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(durationMs);
    expect(frames).toHaveLength(drawn);
    expect([landed, onRest.mock.calls]).toEqual([[], []]);
  });

  it('is over after a pause, however long a frame took', () => {
    const { frames } = start(rolling);
    vi.setSystemTime(Date.now() + durationMs);
    vi.advanceTimersByTime(20);
    expect(onRest).toHaveBeenCalledOnce();
    expect(landed).toEqual(columns);
    expect(frames.length).toBeLessThan(5);
  });
});
