import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialGrid } from '../../../src/engine/initial-grid';
import { drawGrid } from '../../../src/engine/grid';
import { seededRandom } from '../../../src/engine/seeded-random';
import { landsAt, reelMotion } from '../../../src/stage/reels/motion';
import type { ReelRenderer, SpinSymbols } from '../../../src/stage/reels/reel-renderer';
import { startRound, type RoundTimeline } from '../../../src/stage/reels/round-timeline';
import { drawStrips, stillStrip } from '../../../src/stage/reels/strip';
import { columnsOf, everyGame } from '../every-game';
import { createFakeRenderer } from './fake-renderer';

// GSAP keeps the clock that it finds when it is imported.
vi.hoisted(() => vi.useFakeTimers());

let playing: RoundTimeline | null = null;
/** What a round called back, with the moment (ms). */
let calls: (readonly [string, number, number])[] = [];
beforeEach(() => {
  calls = [];
});
afterEach(() => playing?.stop());

describe.each(everyGame)('the timeline of a round of $title', (game) => {
  const { durationMs } = game.spin;
  const columns = columnsOf(game);
  const from = initialGrid(game);
  const to = drawGrid(game, seededRandom(7));
  const rolling: SpinSymbols = {
    strips: drawStrips(game, 'base', from, to, seededRandom(1)),
    fadeIn: null,
  };
  const fading: SpinSymbols = { strips: from.map(stillStrip), fadeIn: to };

  const start = (symbols: SpinSymbols, spins = 1) => {
    const fake = createFakeRenderer();
    let { renderer }: { renderer: ReelRenderer } = fake;
    const begun = Date.now();
    const call =
      (name: string) =>
      (n = 0): void =>
        void calls.push([name, n, Date.now() - begun]);
    playing = startRound(game, spins, () => renderer, {
      onBegin(spin, set) {
        call(`${set} spin`)(spin);
        return symbols;
      },
      onWait: call('wait'),
      onReelLanded: call('landed'),
      onRest: call('rest'),
      onEnd: call('end'),
    });
    const drawOn = (other: ReelRenderer): void => {
      renderer = other;
      playing?.redraw();
    };
    return { ...fake, timeline: playing, drawOn };
  };
  const called = (name: string): number[] => calls.filter(([one]) => one === name).map(([, n]) => n);
  const timesOf = (name: string): number[] => calls.filter(([one]) => one === name).map(([, , ms]) => ms);

  it('begins the spin and draws its first frame at once', () => {
    const { spins, frames, timeline } = start(rolling);
    expect(spins).toEqual([rolling]);
    expect(frames).toEqual([{ reels: columns.map(() => ({ position: 0, blur: 0 })), fade: 0 }]);
    expect(timeline.isTurning()).toBe(true);
  });

  it('plays a spin for exactly its duration and ends on the outcome', () => {
    const { frames, timeline } = start(rolling);
    vi.advanceTimersByTime(durationMs - 20);
    expect(called('rest')).toEqual([]);
    vi.advanceTimersByTime(40);
    expect([called('rest'), called('end')]).toEqual([[0], [0]]);
    expect(timeline.isTurning()).toBe(false);
    expect(frames.length).toBeGreaterThan(60);
    expect(frames.at(-1)).toEqual({
      reels: columns.map((column) => ({ position: reelMotion(game, column, 'base').travel, blur: 0 })),
      fade: 0,
    });
  });

  it('says which reel has landed when it reaches its mark', () => {
    start(rolling);
    vi.advanceTimersByTime(durationMs + 20);
    expect(called('landed')).toEqual(columns);
    for (const [column, ms] of timesOf('landed').entries()) {
      const due = landsAt(reelMotion(game, column, 'base'));
      expect(ms).toBeGreaterThanOrEqual(Math.floor(due));
      expect(ms).toBeLessThan(due + 30);
    }
  });

  it('with less motion fades the new grid in: no reel travels and none lands', () => {
    const { frames } = start(fading);
    vi.advanceTimersByTime(durationMs + 20);
    expect([called('rest'), called('landed')]).toEqual([[0], []]);
    expect(
      frames.every(({ reels }) => reels.every(({ position, blur }) => position === 0 && blur === 0)),
    ).toBe(true);
    const fades = frames.map(({ fade }) => fade);
    expect(fades).toEqual([...fades].sort((a, b) => a - b));
    expect([fades[0], fades.at(-1)]).toEqual([0, 1]);
  });

  it('goes on where it is with another renderer', () => {
    const { drawOn, frames: before } = start(rolling);
    vi.advanceTimersByTime(700);
    const drawnBefore = before.length;
    const { renderer, spins, frames } = createFakeRenderer();
    drawOn(renderer);
    expect(spins).toEqual([rolling]);
    expect(frames).toEqual([before.at(-1)]);

    vi.advanceTimersByTime(durationMs - 700 - 20);
    expect(called('rest')).toEqual([]);
    vi.advanceTimersByTime(40);
    expect([called('rest'), called('landed')]).toEqual([[0], columns]);
    expect(before).toHaveLength(drawnBefore);
    expect(frames.length).toBeGreaterThan(40);
  });

  it('stops without another frame or callback, and asks for no more frames', () => {
    const { timeline, frames } = start(rolling, 3);
    vi.advanceTimersByTime(500);
    const [drawn, before] = [frames.length, calls.length];
    timeline.stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3 * durationMs);
    expect([frames.length, calls.length]).toEqual([drawn, before]);
  });

  it('is over after a pause, however long a frame took', () => {
    const { frames } = start(rolling);
    vi.setSystemTime(Date.now() + durationMs);
    vi.advanceTimersByTime(20);
    expect([called('rest'), called('end'), called('landed')]).toEqual([[0], [0], columns]);
    expect(frames.length).toBeLessThan(5);
  });
});

describe.each(everyGame.filter(({ feature }) => feature))('a round of four spins of $title', (game) => {
  const root = { dataset: { motion: 'full' } };
  beforeEach(() => {
    root.dataset.motion = 'full';
    vi.stubGlobal('document', { documentElement: root });
    return () => vi.unstubAllGlobals();
  });

  const { durationMs } = game.spin;
  const grid = initialGrid(game);
  const symbols: SpinSymbols = { strips: grid.map(stillStrip), fadeIn: grid };
  const start = (onRest: (spin: number) => void = () => undefined) => {
    const { renderer, spins, frames } = createFakeRenderer();
    const begun = Date.now();
    const note = (name: string, n: number): void => void calls.push([name, n, Date.now() - begun]);
    playing = startRound(game, 4, () => renderer, {
      onBegin(spin, set) {
        note(set, spin);
        return symbols;
      },
      onWait: () => note('wait', 0),
      onReelLanded: () => undefined,
      onRest(spin) {
        note('rest', spin);
        onRest(spin);
      },
      onEnd: () => note('end', 0),
    });
    return { spins, frames };
  };

  it('plays them one after the other, the free ones at rest for their last half second, the first after a wait', () => {
    start();
    vi.advanceTimersByTime(4 * durationMs - 20);
    expect(calls.at(-1)?.[0]).toBe('rest');
    vi.advanceTimersByTime(40);
    const due: readonly (readonly [string, number, number])[] = [
      ['base', 0, 0],
      ...[['rest', 0, 2000] as const, ['wait', 0, 2000] as const],
      ...[['feature', 1, 2500] as const, ['rest', 1, 3500] as const],
      ...[['feature', 2, 4000] as const, ['rest', 2, 5500] as const],
      ...[['feature', 3, 6000] as const, ['rest', 3, 7500] as const],
      ['end', 0, 8000],
    ];
    expect(calls.map(([name, n]) => [name, n])).toEqual(due.map(([name, n]) => [name, n]));
    // Each within a frame of its time, the last as well: nothing adds up.
    for (const [i, [, , ms]] of calls.entries()) {
      expect(ms - (due[i]?.[2] ?? NaN)).toBeGreaterThanOrEqual(-1);
      expect(ms - (due[i]?.[2] ?? NaN)).toBeLessThan(20);
    }
  });

  it('draws nothing while the reels of a free spin rest', () => {
    const { frames } = start();
    vi.advanceTimersByTime(durationMs + 1530);
    const drawn = frames.length;
    expect([playing?.isTurning(), calls.at(-1)?.slice(0, 2)]).toEqual([false, ['rest', 1]]);
    vi.advanceTimersByTime(430);
    expect(frames).toHaveLength(drawn);
  });

  it('leaves no spin out after a pause that was longer than two of them', () => {
    const { spins } = start();
    vi.advanceTimersByTime(500);
    vi.setSystemTime(Date.now() + 2.2 * durationMs);
    vi.advanceTimersByTime(20);
    expect(calls.map(([name, n]) => `${name} ${n}`)).toEqual([
      ...['base 0', 'rest 0', 'wait 0', 'feature 1', 'rest 1', 'feature 2'],
    ]);
    expect(spins).toHaveLength(3);
    expect(playing?.isTurning()).toBe(true);
  });

  it('waits for nothing with less motion, where nothing is lit first', () => {
    root.dataset.motion = 'reduced';
    start();
    vi.advanceTimersByTime(durationMs + 20);
    expect(calls.map(([name, n]) => `${name} ${n}`)).toEqual(['base 0', 'rest 0', 'feature 1']);
  });

  it('begins no further spin once it was stopped at the rest of one', () => {
    start(() => playing?.stop());
    vi.advanceTimersByTime(5 * durationMs);
    expect(calls.map(([name, n]) => `${name} ${n}`)).toEqual(['base 0', 'rest 0']);
  });
});
