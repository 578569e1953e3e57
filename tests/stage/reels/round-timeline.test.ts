import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { initialGrid } from '../../../src/engine/initial-grid';
import type { GameDefinition } from '../../../src/engine/definition';
import { drawGrid } from '../../../src/engine/grid';
import { seededRandom } from '../../../src/engine/seeded-random';
import { turningMs } from '../../../src/stage/round-schedule';
import { reelRun } from '../../../src/stage/reels/motion';
import { atStart, type ReelRenderer, type SpinSymbols } from '../../../src/stage/reels/reel-renderer';
import { startRoundTimeline, type RoundTimeline } from '../../../src/stage/reels/round-timeline';
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

/** When each of a number of spins is played, with a pause of 500 ms after each. A single one ends the round as it rests. */
function scheduleOf(game: GameDefinition, spins: number) {
  let beginsMs = 0;
  return Array.from({ length: spins }, (_, spin) => {
    const restsMs = beginsMs + turningMs(game, spin === 0 ? 'base' : 'feature');
    const toldMs = spins > 1 && spin === 0 ? restsMs + 300 : null;
    const times = { beginsMs, restsMs, toldMs, endsMs: restsMs + (spins > 1 ? 500 : 0) };
    beginsMs = times.endsMs;
    return times;
  });
}

/** Plays this many spins of a game, each showing these symbols. */
function start(game: GameDefinition, symbols: SpinSymbols, spins = 1) {
  const fake = createFakeRenderer();
  let { renderer }: { renderer: ReelRenderer } = fake;
  const begun = Date.now();
  const note =
    (name: string) =>
    (n = 0): void =>
      void calls.push([name, n, Date.now() - begun]);
  const timeline = (playing = startRoundTimeline(game, scheduleOf(game, spins), () => renderer, {
    onBegin(spin, set) {
      note(set)(spin);
      return symbols;
    },
    onReelLanded: ({ column }) => note('landed')(column),
    onRest: note('rest'),
    onTold: note('told'),
    onEnd: note('end'),
  }));
  const drawOn = (other: ReelRenderer): void => {
    renderer = other;
    timeline.redraw();
  };
  return { ...fake, timeline, drawOn };
}
const called = (...names: string[]): string[] =>
  calls.filter(([name]) => names.includes(name)).map(([name, n]) => `${name} ${n}`);

describe.each(everyGame)('the timeline of a round of $title', (game) => {
  const { durationMs } = game.spin;
  const columns = columnsOf(game);
  const landed = columns.map((column) => `landed ${column}`);
  const from = initialGrid(game);
  const to = drawGrid(game, seededRandom(7));
  const rolling: SpinSymbols = {
    strips: drawStrips(game, 'base', from, to, seededRandom(1)),
    fadeIn: null,
  };

  it('draws its first frame at once, ends on the outcome after exactly its duration, and says which reel has landed', () => {
    const { spins, frames, timeline } = start(game, rolling);
    expect(spins).toEqual([rolling]);
    expect(frames).toEqual([{ reels: columns.map(() => atStart), fade: 0 }]);
    vi.advanceTimersByTime(durationMs - 20);
    expect([called('rest'), timeline.isTurning()]).toEqual([[], true]);
    vi.advanceTimersByTime(40);
    expect([called('landed', 'rest', 'end'), timeline.isTurning()]).toEqual([
      [...landed, 'rest 0', 'end 0'],
      false,
    ]);
    expect(frames.length).toBeGreaterThan(60);
    expect(frames.at(-1)).toEqual({
      reels: columns.map((column) => ({ ...atStart, position: reelRun(game, column, 'base').travel })),
      fade: 0,
    });
  });

  it('stops without another frame or callback, and asks for no more frames', () => {
    const { timeline, frames } = start(game, rolling, 3);
    vi.advanceTimersByTime(500);
    const before = [frames.length, calls.length];
    timeline.stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(3 * durationMs);
    expect([frames.length, calls.length]).toEqual(before);
  });

  it('is over after a pause, however long a frame took', () => {
    const { frames } = start(game, rolling);
    vi.setSystemTime(Date.now() + durationMs);
    vi.advanceTimersByTime(20);
    expect(called('landed', 'rest', 'end')).toEqual([...landed, 'rest 0', 'end 0']);
    expect(frames.length).toBeLessThan(5);
  });
});

describe.each(everyGame.filter(({ feature }) => feature))('a round of four spins of $title', (game) => {
  const { durationMs } = game.spin;
  const grid = initialGrid(game);
  const play = () => start(game, { strips: grid.map(stillStrip), fadeIn: grid }, 4);
  const all = (): string[] => called('base', 'feature', 'rest', 'told', 'end');

  it('plays each at its time, and at rest until the next one begins', () => {
    play();
    vi.advanceTimersByTime(4 * durationMs + 520);
    const due: readonly (readonly [string, number])[] = [
      ...[['base 0', 0] as const, ['rest 0', 2000] as const, ['told 0', 2300] as const],
      ...[['feature 1', 2500] as const, ['rest 1', 4000] as const],
      ...[['feature 2', 4500] as const, ['rest 2', 6000] as const],
      ...[['feature 3', 6500] as const, ['rest 3', 8000] as const],
      ['end 0', 8500],
    ];
    expect(all()).toEqual(due.map(([call]) => call));
    // Each within a frame of its time, as GSAP counts from its last one; the last as well: nothing adds up.
    for (const [i, [name, , ms]] of calls.entries()) {
      const late = ms - (due[i]?.[1] ?? NaN);
      expect(Math.abs(late) < 20, `${name} is ${late} ms late`).toBe(true);
    }
  });

  it('leaves no spin out after a pause that was longer than two of them', () => {
    const { spins, timeline } = play();
    vi.advanceTimersByTime(500);
    vi.setSystemTime(Date.now() + 2.3 * durationMs);
    vi.advanceTimersByTime(20);
    expect(all()).toEqual(['base 0', 'rest 0', 'told 0', 'feature 1', 'rest 1', 'feature 2']);
    expect([spins.length, timeline.isTurning()]).toEqual([3, true]);
  });

  it('goes on from the next moment that is skipped to, while its reels rest', () => {
    const { timeline } = play();
    vi.advanceTimersByTime(durationMs - 100);
    expect(timeline.skipToNext([500])).toBeNull();
    vi.advanceTimersByTime(200);
    expect(timeline.skipToNext([50, 300, 500])).toBe(300);
    expect([all(), timeline.isTurning()]).toEqual([['base 0', 'rest 0', 'told 0'], false]);
    expect(timeline.skipToNext([50, 300, 500])).toBe(500);
    expect([all().at(-1), timeline.isTurning()]).toEqual(['feature 1', true]);
    vi.advanceTimersByTime(turningMs(game, 'feature') + 20);
    expect(all().at(-1)).toBe('rest 1');
  });
});
