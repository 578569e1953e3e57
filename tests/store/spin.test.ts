import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupKey } from '../../src/store/document/text-storage';
import { dealing, gridOf, LEFT_FISH, MIDDLE_WHALES, NO_WIN, roundWith } from '../engine/grids';
import { fishingRound, lastShown, savedDocument } from './saved-text';
import { changeBet, coinsOf, Disk, machineOf, openTab, phaseOf, runningRound, spin } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a new player', () => {
  test('has 1000 coins, a bet of 10, reels at rest and nothing to worry about', () => {
    const { game, announced } = openTab();
    expect(game.state.getState()).toEqual({
      ...savedDocument(),
      machines: {
        'lucky-fishing': {
          bet: 10,
          grid: gridOf('fus owt fus'),
          lastRound: null,
          play: { phase: 'idle' },
        },
      },
      saveProblem: null,
      dateToConfirm: null,
    });
    expect(announced).toEqual([]);
  });

  test('leaves no trace before the first spin', () => {
    const disk = new Disk();
    openTab({ disk });
    expect(disk.texts.size).toBe(0);
  });
});

describe('a returning player', () => {
  test('finds the saved coins and the last grid', () => {
    const tab = openTab({ disk: new Disk({ coins: 640, rounds: 3, games: lastShown(LEFT_FISH) }) });
    expect(coinsOf(tab)).toBe(640);
    expect(machineOf(tab.game)).toMatchObject({ grid: LEFT_FISH, play: { phase: 'idle' } });
  });
});

describe('a spin', () => {
  test('shows the bet taken and the reels turning at spinStarted, and no outcome', async () => {
    const tab = openTab({ random: dealing(MIDDLE_WHALES) });
    const before = machineOf(tab.game).grid;
    let seen: unknown;
    tab.game.events.on('spinStarted', () => (seen = { coins: coinsOf(tab), ...machineOf(tab.game) }));
    await spin(tab.game);
    expect(seen).toMatchObject({ coins: 990, grid: before, play: { phase: 'spinning' } });
    expect(tab.announced).toEqual([
      ['balanceChanged', 990],
      ['spinStarted', roundWith(MIDDLE_WHALES)],
    ]);
  });

  test('is decided before the reels turn and paid only when they have stopped', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(MIDDLE_WHALES) });
    await spin(tab.game);
    expect(disk.savedGame.openRound).toEqual(fishingRound(MIDDLE_WHALES));
    await vi.advanceTimersByTimeAsync(1999);
    expect([coinsOf(tab), disk.savedGame.coins, phaseOf(tab)]).toEqual([990, 990, 'spinning']);
    tab.game.settle(1);
    expect([coinsOf(tab), disk.savedGame.coins, phaseOf(tab)]).toEqual([1490, 1490, 'settled']);
  });

  test('takes the bet that is set', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    changeBet(tab.game, 18);
    await spin(tab.game);
    expect(coinsOf(tab)).toBe(900);
    expect(tab.announcedAs('spinStarted')).toMatchObject([{ bet: 100 }]);
  });

  test('can bet the last coins', async () => {
    const disk = new Disk({ coins: 10 });
    const tab = openTab({ disk, random: dealing(NO_WIN) });
    await spin(tab.game);
    expect([coinsOf(tab), disk.savedGame.coins]).toEqual([0, 0]);
    expect(phaseOf(tab)).toBe('spinning');
  });

  test('pressed twice at once is one spin', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(NO_WIN) });
    await Promise.all([spin(tab.game), spin(tab.game), spin(tab.game)]);
    expect(tab.announcedAs('spinStarted')).toHaveLength(1);
    expect(tab.announcedAs('spinRefused')).toEqual([]);
    expect(disk.savedGame.coins).toBe(990);
  });

  test('pressed again while the reels turn does nothing, not even a refusal', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    await spin(tab.game);
    const announced = [...tab.announced];
    await spin(tab.game);
    expect(tab.announced).toEqual(announced);
    expect(coinsOf(tab)).toBe(990);
  });

  test('follows another, each with the next number, from the saved count on', async () => {
    const tab = openTab({ disk: new Disk({ rounds: 41 }), random: dealing(NO_WIN) });
    for (const id of [42, 43, 44]) {
      await spin(tab.game);
      expect(runningRound(tab)).toBe(id);
      tab.game.settle(id);
    }
    expect(coinsOf(tab)).toBe(970);
  });

  test('after a count that has reached its end goes on from 1, and stays readable', async () => {
    const disk = new Disk({ rounds: Number.MAX_SAFE_INTEGER });
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    tab.crash();
    const next = openTab({ disk });
    await next.game.recover();
    expect(next.game.state.getState()).toMatchObject({ coins: 1040, saveProblem: null });
    expect(disk.texts.has(backupKey(1))).toBe(false);
  });

  test('clears the win of the round before', async () => {
    const tab = openTab({ random: dealing(MIDDLE_WHALES, NO_WIN) });
    await spin(tab.game);
    tab.game.settle(1);
    expect(machineOf(tab.game).play).toMatchObject({ round: { payout: 500 } });
    await spin(tab.game);
    expect(machineOf(tab.game).play).toEqual({
      phase: 'spinning',
      round: roundWith(NO_WIN, 10, 2),
    });
  });
});
