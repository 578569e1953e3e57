import mitt from 'mitt';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clampBet } from '../../src/game/coins';
import type { FishingRound, GameEvents } from '../../src/game/events';
import { seededRandom } from '../../src/game/seeded-random';
import { restingGrid } from '../../src/game/resting-grid';
import { resultOf, type Grid } from '../../src/game/round';
import { luckyFishing, type SymbolId } from '../../src/game/rules';
import { direct } from '../../src/stage/director';
import type { Reels, Spin, SpinTold } from '../../src/stage/reels';

/** Reels that draw nothing: they remember what they were asked for and rest when told. */
function fakeReels() {
  let told: SpinTold | null = null;
  const rests: { grid: Grid<SymbolId>; winning: readonly number[] }[] = [];
  const spins: Spin[] = [];
  const emptied: (readonly number[])[] = [];
  const reels: Reels = {
    rest(grid, winning) {
      told = null;
      rests.push({ grid, winning });
    },
    leaveEmpty: (columns) => emptied.push(columns),
    spin(spin, tell) {
      spins.push(spin);
      told = tell;
    },
  };
  return {
    reels,
    rests,
    spins,
    emptied,
    land: (column: number) => told?.landed(column),
    comeToRest: () => told?.atRest(),
  };
}

const opening = restingGrid(luckyFishing);
const whales: Grid<SymbolId> = [
  ['fish', 'tuna', 'fish'],
  ['whale', 'whale', 'whale'],
  ['shark', 'fish', 'tuna'],
];
const round: FishingRound = { id: 1, bet: clampBet(luckyFishing, 10), grid: whales };
const result = resultOf(luckyFishing, round);

describe('the director of the reels', () => {
  const root = { dataset: { motion: 'full' } };
  beforeEach(() => {
    root.dataset.motion = 'full';
    vi.stubGlobal('document', { documentElement: root });
    return () => vi.unstubAllGlobals();
  });

  const stage = (settled = false) => {
    const events = mitt<GameEvents>();
    const stopped: number[] = [];
    events.on('reelsStopped', (id) => stopped.push(id));
    const first = fakeReels();
    const director = direct(luckyFishing, events, seededRandom(1), first.reels, {
      grid: settled ? whales : opening,
      result: settled ? result : null,
    });
    return { events, stopped, first, director };
  };

  it('opens with the grid at rest, its win lifted', () => {
    expect(stage().first.rests).toEqual([{ grid: opening, winning: [] }]);
    expect(stage(true).first.rests).toEqual([{ grid: whales, winning: [1] }]);
  });

  it('plays a round from the grid before to its outcome and says when the reels have stopped', () => {
    const { events, stopped, first } = stage();
    events.emit('spinStarted', round);
    expect(first.spins).toMatchObject([{ from: opening, to: whales, lessMotion: false }]);
    expect(stopped).toEqual([]);
    first.comeToRest();
    expect(stopped).toEqual([1]);
  });

  it('says which reel has landed', () => {
    const { events, first } = stage();
    const landed: number[] = [];
    events.on('reelLanded', (column) => landed.push(column));
    events.emit('spinStarted', round);
    first.land(0);
    first.land(1);
    expect(landed).toEqual([0, 1]);
  });

  it('asks at each spin whether less motion is wanted', () => {
    const { events, first } = stage();
    events.emit('spinStarted', round);
    root.dataset.motion = 'reduced';
    events.emit('spinStarted', { ...round, id: 2 });
    expect(first.spins.map((spin) => spin.lessMotion)).toEqual([false, true]);
  });

  it('lifts the winning column when the round is settled, and drops it when the next begins', () => {
    const { events, first } = stage();
    events.emit('spinStarted', round);
    first.comeToRest();
    events.emit('roundSettled', result);
    expect(first.rests.at(-1)).toEqual({ grid: whales, winning: [1] });
    events.emit('spinStarted', { ...round, id: 2 });
    expect(first.rests.at(-1)).toEqual({ grid: whales, winning: [] });
  });

  it('clears the reels for a game that takes the place of this one', () => {
    const { events, first } = stage(true);
    events.emit('gameReplaced', opening);
    expect(first.rests.at(-1)).toEqual({ grid: opening, winning: [] });
  });

  it('cuts a spin short when its round is settled early, and says no more of it', () => {
    const { events, stopped, first } = stage();
    events.emit('spinStarted', round);
    events.emit('roundSettled', result);
    first.comeToRest();
    expect(first.rests.at(-1)).toEqual({ grid: whales, winning: [1] });
    expect(stopped).toEqual([]);
  });

  it('shows a recovered round', () => {
    const { events, first } = stage();
    events.emit('roundRecovered', result);
    expect(first.rests.at(-1)).toEqual({ grid: whales, winning: [1] });
  });

  it('hands over to other reels at once at rest, but lets a spin be played to its end', () => {
    const { events, first, director } = stage();
    const second = fakeReels();
    const taken = vi.fn();
    events.emit('spinStarted', round);
    director.handOver(second.reels, taken);
    expect(second.rests).toEqual([]);
    first.comeToRest();
    expect(taken).not.toHaveBeenCalled();
    events.emit('roundSettled', result);
    expect(second.rests).toEqual([{ grid: whales, winning: [1] }]);
    expect(taken).toHaveBeenCalledTimes(1);
    const third = fakeReels();
    director.handOver(third.reels, taken);
    expect(third.rests).toEqual([{ grid: whales, winning: [1] }]);
    expect(taken).toHaveBeenCalledTimes(2);
  });

  it('celebrates a win that was watched to its end, in the place of its column, until the next spin', () => {
    const { events, first, director } = stage();
    const celebration = { play: vi.fn(() => true), stop: vi.fn() };
    director.celebrateWith(celebration);
    events.emit('spinStarted', round);
    events.emit('roundSettled', result);
    expect(celebration.play).not.toHaveBeenCalled();

    events.emit('spinStarted', { ...round, id: 2 });
    first.comeToRest();
    events.emit('roundSettled', result);
    expect(celebration.play).toHaveBeenCalledExactlyOnceWith(result, [1]);
    expect(first.emptied).toEqual([[1]]);
    celebration.stop.mockClear();
    events.emit('spinStarted', { ...round, id: 3 });
    expect(celebration.stop).toHaveBeenCalled();
  });

  it('celebrates nothing for those who asked for less motion', () => {
    const { events, first, director } = stage();
    const celebration = { play: vi.fn(() => true), stop: vi.fn() };
    director.celebrateWith(celebration);
    root.dataset.motion = 'reduced';
    events.emit('spinStarted', round);
    first.comeToRest();
    events.emit('roundSettled', result);
    expect(celebration.play).not.toHaveBeenCalled();
  });

  it('rescues a spin whose reels have failed: it ends on the spot, on reels that can draw', () => {
    const { events, stopped, director } = stage();
    const second = fakeReels();
    events.emit('spinStarted', round);
    director.rescue(second.reels);
    expect(stopped).toEqual([1]);
    expect(second.rests).toEqual([{ grid: whales, winning: [] }]);
  });

  it('hears nothing after it has left', () => {
    const { events, first, director } = stage();
    director.leave();
    events.emit('spinStarted', round);
    events.emit('roundSettled', result);
    expect(first.spins).toEqual([]);
    expect(first.rests).toHaveLength(1);
  });
});
