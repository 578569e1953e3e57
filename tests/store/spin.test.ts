import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupKey } from '../../src/store/document/text-storage';
import { dealing, gridOf, LEFT_FISH, MIDDLE_WHALES, NO_WIN, roundWith } from '../engine/grids';
import { savedDocument } from './saved-text';
import { coinsOf, Disk, machineOf, openTab, spin } from './tabs';

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

  test('pressed twice at once is one spin', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(NO_WIN) });
    await Promise.all([spin(tab.game), spin(tab.game), spin(tab.game)]);
    expect(tab.announcedAs('spinStarted')).toHaveLength(1);
    expect(tab.announcedAs('spinRefused')).toEqual([]);
    expect(disk.savedGame.coins).toBe(990);
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
});
