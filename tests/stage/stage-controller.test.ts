import mitt from 'mitt';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvents } from '../../src/player/events';
import { seededRandom } from '../../src/engine/seeded-random';
import { initialGrid } from '../../src/engine/initial-grid';
import type { Grid } from '../../src/engine/grid';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import {
  createStageController,
  winningColumns,
  type StageController,
} from '../../src/stage/stage-controller';
import { roundWith } from '../engine/grids';
import { createFakeRenderer } from './reels/fake-renderer';

// GSAP keeps the clock that it finds when it is imported.
vi.hoisted(() => vi.useFakeTimers());

const opening = initialGrid(luckyFishing);
const whales: Grid<SymbolId> = [
  ['fish', 'tuna', 'fish'],
  ['whale', 'whale', 'whale'],
  ['shark', 'fish', 'tuna'],
];
const round = roundWith(whales);

describe('the stage controller', () => {
  const root = { dataset: { motion: 'full' } };
  beforeEach(() => {
    root.dataset.motion = 'full';
    vi.stubGlobal('document', { documentElement: root });
    return () => vi.unstubAllGlobals();
  });

  let controller: StageController | null = null;
  afterEach(() => controller?.destroy());

  const stage = (settled = false) => {
    const events = mitt<GameEvents>();
    const stopped: number[] = [];
    events.on('reelsStopped', (id) => stopped.push(id));
    const first = createFakeRenderer();
    const winning: (readonly number[])[] = [];
    controller = createStageController(
      luckyFishing,
      events,
      seededRandom(1),
      first.renderer,
      settled ? { grid: whales, winning: winningColumns(round) } : { grid: opening, winning: [] },
      (columns) => winning.push(columns),
    );
    return { events, stopped, first, winning, controller };
  };
  /** Lets a spin that has just begun play to its end. */
  const playOut = (): void => void vi.advanceTimersByTime(luckyFishing.spin.durationMs + 20);

  it('opens with the grid at rest, its win lifted', () => {
    expect(stage().first.shown).toEqual([{ grid: opening, winning: [] }]);
    expect(stage(true).first.shown).toEqual([{ grid: whales, winning: [1] }]);
  });

  it('plays a round from the grid before to its outcome and says when the reels have stopped', () => {
    const { events, stopped, first } = stage();
    events.emit('spinStarted', round);
    const [spin] = first.spins;
    expect(spin?.fadeIn).toBeNull();
    for (const [column, { symbols, start }] of (spin?.strips ?? []).entries()) {
      expect(symbols.slice(start, start + luckyFishing.grid.rows)).toEqual(opening[column]);
      expect(symbols.slice(1, 1 + luckyFishing.grid.rows)).toEqual(whales[column]);
    }
    expect(stopped).toEqual([]);
    playOut();
    expect(stopped).toEqual([1]);
  });

  it('says which reel has landed', () => {
    const { events } = stage();
    const landed: number[] = [];
    events.on('reelLanded', (column) => landed.push(column));
    events.emit('spinStarted', round);
    playOut();
    expect(landed).toEqual([0, 1, 2]);
  });

  it('asks at each spin whether less motion is wanted', () => {
    const { events, first } = stage();
    events.emit('spinStarted', round);
    root.dataset.motion = 'reduced';
    events.emit('spinStarted', { ...round, id: 2 });
    expect(first.spins.map(({ fadeIn }) => fadeIn)).toEqual([null, whales]);
    expect(first.spins.at(-1)?.strips).toEqual(whales.map((symbols) => ({ symbols, start: 0 })));
  });

  it('lifts and lights the winning column when the round is settled, and not after the next has begun', () => {
    const { events, first, winning } = stage();
    events.emit('spinStarted', round);
    playOut();
    events.emit('roundSettled', round);
    expect(first.shown.at(-1)).toEqual({ grid: whales, winning: [1] });
    expect(winning.at(-1)).toEqual([1]);
    events.emit('spinStarted', { ...round, id: 2 });
    expect(first.shown.at(-1)).toEqual({ grid: whales, winning: [] });
    expect(winning.at(-1)).toEqual([]);
  });

  it('clears the reels for a game that replaces this one', () => {
    const { events, first, winning } = stage(true);
    events.emit('saveReplaced', opening);
    expect(first.shown.at(-1)).toEqual({ grid: opening, winning: [] });
    expect(winning.at(-1)).toEqual([]);
  });

  it('cuts a spin short when its round is settled early, and says no more of it', () => {
    const { events, stopped, first } = stage();
    events.emit('spinStarted', round);
    events.emit('roundSettled', round);
    const drawn = first.frames.length;
    playOut();
    expect(first.shown.at(-1)).toEqual({ grid: whales, winning: [1] });
    expect(first.frames).toHaveLength(drawn);
    expect(stopped).toEqual([]);
  });

  it('shows a recovered round', () => {
    const { events, first } = stage();
    events.emit('roundRecovered', round);
    expect(first.shown.at(-1)).toEqual({ grid: whales, winning: [1] });
  });

  it('changes the renderer at once at rest, but lets a spin be played to its end', () => {
    const { events, first, controller: stageController } = stage();
    const second = createFakeRenderer();
    const onChanged = vi.fn();
    events.emit('spinStarted', round);
    stageController.changeAtRest(second.renderer, onChanged);
    playOut();
    expect(first.frames.length).toBeGreaterThan(60);
    expect([second.shown, second.spins]).toEqual([[], []]);
    expect(onChanged).not.toHaveBeenCalled();
    events.emit('roundSettled', round);
    expect(second.shown).toEqual([{ grid: whales, winning: [1] }]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    const third = createFakeRenderer();
    stageController.changeAtRest(third.renderer, onChanged);
    expect(third.shown).toEqual([{ grid: whales, winning: [1] }]);
    expect(onChanged).toHaveBeenCalledTimes(2);
  });

  it('celebrates a win that was watched to its end, in the place of its column, until the next spin', () => {
    const { events, first, controller: stageController } = stage();
    const celebration = { play: vi.fn(() => true), stop: vi.fn() };
    stageController.celebrateWith(celebration);
    events.emit('spinStarted', round);
    events.emit('roundSettled', round);
    expect(celebration.play).not.toHaveBeenCalled();

    events.emit('spinStarted', { ...round, id: 2 });
    playOut();
    events.emit('roundSettled', round);
    expect(celebration.play).toHaveBeenCalledExactlyOnceWith(round, [1]);
    expect(first.hidden).toEqual([[1]]);
    celebration.stop.mockClear();
    events.emit('spinStarted', { ...round, id: 3 });
    expect(celebration.stop).toHaveBeenCalled();
  });

  it('celebrates nothing with less motion', () => {
    const { events, controller: stageController } = stage();
    const celebration = { play: vi.fn(() => true), stop: vi.fn() };
    stageController.celebrateWith(celebration);
    root.dataset.motion = 'reduced';
    events.emit('spinStarted', round);
    playOut();
    events.emit('roundSettled', round);
    expect(celebration.play).not.toHaveBeenCalled();
  });

  it('goes on with a spin where it is, on another renderer, when the first one has failed', () => {
    const { events, stopped, first, controller: stageController } = stage();
    const second = createFakeRenderer();
    const landed: number[] = [];
    events.on('reelLanded', (column) => landed.push(column));
    events.emit('spinStarted', round);
    vi.advanceTimersByTime(700);
    const drawn = first.frames.length;
    stageController.changeNow(second.renderer);
    expect(second.spins).toEqual(first.spins);
    expect(second.frames).toEqual([first.frames.at(-1)]);
    expect(stopped).toEqual([]);

    vi.advanceTimersByTime(1_280);
    expect(stopped).toEqual([]);
    vi.advanceTimersByTime(40);
    expect([landed, stopped]).toEqual([[0, 1, 2], [1]]);
    expect(first.frames).toHaveLength(drawn);
    events.emit('roundSettled', round);
    expect(second.shown).toEqual([{ grid: whales, winning: [1] }]);
  });

  it('shows the grid at rest on another renderer, at once, when the first one has failed', () => {
    const { first, controller: stageController } = stage(true);
    const second = createFakeRenderer();
    stageController.changeNow(second.renderer);
    expect(second.shown).toEqual([{ grid: whales, winning: [1] }]);
    expect([first.spins, second.spins]).toEqual([[], []]);
  });

  it('draws and says nothing after it was destroyed, in a spin either', () => {
    const { events, stopped, first, controller: stageController } = stage();
    events.emit('spinStarted', round);
    const drawn = first.frames.length;
    stageController.destroy();
    playOut();
    events.emit('roundSettled', round);
    events.emit('spinStarted', { ...round, id: 2 });
    expect(first.frames).toHaveLength(drawn);
    expect(first.spins).toHaveLength(1);
    expect(stopped).toEqual([]);
  });
});
