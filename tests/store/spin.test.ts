import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { backupKey, SAVED_GAME_KEY } from '../../src/store/vault';
import { dealing, gridOf, LEFT_FISH, MIDDLE_WHALES, NO_WIN, RIGHT_TREASURE } from '../game/grids';
import { coinsOf, Disk, openTab, phaseOf, runningRound, SharedLock } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a new player', () => {
  test('has 1000 coins, a bet of 10, reels at rest and nothing to worry about', () => {
    const { game, heard } = openTab();
    expect(game.state.getState()).toEqual({
      coins: 1000,
      bet: 10,
      grid: gridOf('fus owt fus'),
      play: { phase: 'idle' },
      trouble: null,
    });
    expect(heard).toEqual([]);
  });

  test('leaves no trace before the first spin', () => {
    const disk = new Disk();
    openTab({ disk });
    expect(disk.texts.size).toBe(0);
  });
});

describe('a returning player', () => {
  test('finds the saved coins and the last grid', () => {
    const { game } = openTab({ disk: new Disk({ coins: 640, rounds: 3, lastGrid: LEFT_FISH }) });
    expect(game.state.getState()).toMatchObject({ coins: 640, grid: LEFT_FISH, play: { phase: 'idle' } });
  });
});

describe('a spin', () => {
  test('takes exactly the bet and saves the open round in one write, before spinStarted', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(MIDDLE_WHALES) });
    const steps: string[] = [];
    disk.landed = (key, text) => steps.push(`${key} ${text}`);
    tab.game.events.on('spinStarted', (round) => steps.push(`spinStarted ${round.id}`));
    await tab.game.spin();
    const saved = {
      version: 1,
      coins: 990,
      rounds: 1,
      openRound: { id: 1, bet: 10, grid: MIDDLE_WHALES },
      lastGrid: null,
    };
    expect(steps).toEqual([`${SAVED_GAME_KEY} ${JSON.stringify(saved)}`, 'spinStarted 1']);
  });

  test('shows the bet taken and the reels turning when spinStarted is heard, and no outcome', async () => {
    const tab = openTab({ random: dealing(MIDDLE_WHALES) });
    const before = tab.game.state.getState().grid;
    let seen: unknown;
    tab.game.events.on('spinStarted', () => (seen = tab.game.state.getState()));
    await tab.game.spin();
    expect(seen).toMatchObject({ coins: 990, grid: before, play: { phase: 'spinning' } });
    expect(tab.heard).toEqual([
      ['balanceChanged', 990],
      ['spinStarted', { id: 1, bet: 10, grid: MIDDLE_WHALES }],
    ]);
  });

  test('is decided before the reels turn and paid only when they have stopped', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(MIDDLE_WHALES) });
    await tab.game.spin();
    expect(disk.savedGame.openRound?.grid).toEqual(MIDDLE_WHALES);
    await vi.advanceTimersByTimeAsync(1999);
    expect([coinsOf(tab), disk.savedGame.coins, phaseOf(tab)]).toEqual([990, 990, 'spinning']);
    tab.game.settle(1);
    expect([coinsOf(tab), disk.savedGame.coins, phaseOf(tab)]).toEqual([1490, 1490, 'settled']);
  });

  test('takes the bet that is set', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    tab.game.changeBet(18);
    await tab.game.spin();
    expect(coinsOf(tab)).toBe(900);
    expect(tab.told('spinStarted')).toMatchObject([{ bet: 100 }]);
  });

  test('can bet the last coins', async () => {
    const disk = new Disk({ coins: 10 });
    const tab = openTab({ disk, random: dealing(NO_WIN) });
    await tab.game.spin();
    expect([coinsOf(tab), disk.savedGame.coins]).toEqual([0, 0]);
    expect(phaseOf(tab)).toBe('spinning');
  });

  test('pressed twice at once is one spin', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(NO_WIN) });
    await Promise.all([tab.game.spin(), tab.game.spin(), tab.game.spin()]);
    expect(tab.told('spinStarted')).toHaveLength(1);
    expect(tab.told('spinRefused')).toEqual([]);
    expect(disk.savedGame.coins).toBe(990);
  });

  test('pressed again while the reels turn does nothing, not even a refusal', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    await tab.game.spin();
    const heard = [...tab.heard];
    await tab.game.spin();
    expect(tab.heard).toEqual(heard);
    expect(coinsOf(tab)).toBe(990);
  });

  test('follows another, each with the next number, from the saved count on', async () => {
    const tab = openTab({ disk: new Disk({ rounds: 41 }), random: dealing(NO_WIN) });
    for (const id of [42, 43, 44]) {
      await tab.game.spin();
      expect(runningRound(tab)).toBe(id);
      tab.game.settle(id);
    }
    expect(coinsOf(tab)).toBe(970);
  });

  test('after a count that has reached its end goes on from 1, and stays readable', async () => {
    const disk = new Disk({ rounds: Number.MAX_SAFE_INTEGER });
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await tab.game.spin();
    tab.crash();
    const next = openTab({ disk });
    await next.game.recover();
    expect(next.game.state.getState()).toMatchObject({ coins: 1040, trouble: null });
    expect(disk.texts.has(backupKey(1))).toBe(false);
  });

  test('clears the win of the round before', async () => {
    const tab = openTab({ random: dealing(MIDDLE_WHALES, NO_WIN) });
    await tab.game.spin();
    tab.game.settle(1);
    expect(tab.game.state.getState().play).toMatchObject({ result: { payout: 500 } });
    await tab.game.spin();
    expect(tab.game.state.getState().play).toEqual({
      phase: 'spinning',
      round: { id: 2, bet: 10, grid: NO_WIN },
    });
  });
});

describe('settling', () => {
  test.each([
    ['middle', MIDDLE_WHALES, 500],
    ['left', LEFT_FISH, 50],
    ['right', RIGHT_TREASURE, 1000],
  ])('shows a win in the %s column, its payout and its grid', async (line, grid, payout) => {
    const tab = openTab({ random: dealing(grid) });
    await tab.game.spin();
    tab.game.settle(1);
    expect(tab.game.state.getState()).toMatchObject({
      coins: 990 + payout,
      grid,
      play: { phase: 'settled', result: { payout, win: { line: { id: line } } } },
    });
  });

  test('shows a loss as a payout of 0 and no winning column', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    await tab.game.spin();
    tab.heard.length = 0;
    tab.game.settle(1);
    expect(tab.game.state.getState()).toMatchObject({
      coins: 990,
      grid: NO_WIN,
      play: { phase: 'settled', result: { payout: 0, win: null } },
    });
    expect(tab.heard.map(([type]) => type)).toEqual(['roundSettled']);
  });

  test('saves the payout, the grid and no open round in one write, before roundSettled', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await tab.game.spin();
    const steps: string[] = [];
    disk.landed = (_, text) => steps.push(text);
    tab.game.events.on('roundSettled', ({ round, payout }) => steps.push(`settled ${round.id}: ${payout}`));
    tab.game.settle(1);
    expect(steps).toEqual([
      JSON.stringify({ version: 1, coins: 1040, rounds: 1, openRound: null, lastGrid: LEFT_FISH }),
      'settled 1: 50',
    ]);
  });

  test('pays once, however often and by whomever it is asked for', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await tab.game.spin();
    tab.game.settle(1);
    tab.game.settle(1);
    tab.game.settleNow();
    await vi.advanceTimersByTimeAsync(10_000);
    await tab.game.recover();
    expect(disk.savedGame.coins).toBe(1040);
    expect(tab.told('roundSettled')).toHaveLength(1);
    expect(tab.told('roundRecovered')).toEqual([]);
  });

  test('pays once when asked again by who hears of it', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    tab.game.events.on('balanceChanged', () => tab.game.settle(1));
    tab.game.events.on('roundSettled', () => tab.game.settle(1));
    await tab.game.spin();
    tab.game.settle(1);
    expect(coinsOf(tab)).toBe(1040);
    expect(tab.told('roundSettled')).toHaveLength(1);
  });

  test.each([0, -1, 1, 3, NaN])('ignores a report of round %d while round 2 runs', async (id) => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    await tab.game.spin();
    tab.game.settle(1);
    await tab.game.spin();
    tab.game.settle(id);
    expect([runningRound(tab), coinsOf(tab)]).toEqual([2, 1030]);
  });

  test('ignores reports before any spin', () => {
    const tab = openTab();
    tab.game.settle(1);
    tab.game.settleNow();
    expect([phaseOf(tab), coinsOf(tab), tab.heard.length]).toEqual(['idle', 1000, 0]);
  });

  test('comes at once where the tab is left in mid-spin', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await tab.game.spin();
    tab.game.settleNow();
    expect([phaseOf(tab), disk.savedGame.coins, disk.savedGame.openRound]).toEqual(['settled', 1040, null]);
  });

  test('may come as early as spinStarted itself, from a stage that cannot draw', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock, random: dealing(LEFT_FISH) });
    tab.game.events.on('spinStarted', ({ id }) => tab.game.settle(id));
    await tab.game.spin();
    expect([phaseOf(tab), coinsOf(tab), lock.holder]).toEqual(['settled', 1040, null]);
    await tab.game.spin();
    expect(coinsOf(tab)).toBe(1080);
  });

  test('stops at the largest safe integer', async () => {
    const disk = new Disk({ coins: Number.MAX_SAFE_INTEGER - 5 });
    const tab = openTab({ disk, random: dealing(RIGHT_TREASURE) });
    await tab.game.spin();
    tab.game.settle(1);
    expect([coinsOf(tab), disk.savedGame.coins]).toEqual([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);
    const next = openTab({ disk });
    expect(next.game.state.getState()).toMatchObject({ coins: Number.MAX_SAFE_INTEGER, trouble: null });
  });
});

describe('the watchdog', () => {
  test('settles a round that no stage reports, shortly after its 2 s', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    await tab.game.spin();
    await vi.advanceTimersByTimeAsync(2000);
    expect(phaseOf(tab)).toBe('spinning');
    await vi.advanceTimersByTimeAsync(1000);
    expect([phaseOf(tab), coinsOf(tab)]).toEqual(['settled', 1040]);
    expect(tab.told('roundSettled')).toHaveLength(1);
  });

  test('of a settled round leaves the next one alone, and no timer behind', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    await tab.game.spin();
    await vi.advanceTimersByTimeAsync(2000);
    tab.game.settle(1);
    expect(vi.getTimerCount()).toBe(0);
    await tab.game.spin();
    await vi.advanceTimersByTimeAsync(2000);
    expect(runningRound(tab)).toBe(2);
  });
});

describe('the bet', () => {
  test('goes up and down by steps of 5, stops at 5 and 100, and tells of each change once', () => {
    const tab = openTab();
    for (const steps of [1, 1, -1, 99, 1, -99, -1]) tab.game.changeBet(steps);
    expect(tab.told('betChanged')).toEqual([15, 20, 15, 100, 5]);
    expect(tab.game.state.getState().bet).toBe(5);
  });

  test('does not change while a round runs, and does again after it', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    await tab.game.spin();
    tab.game.changeBet(1);
    expect([tab.game.state.getState().bet, tab.told('betChanged')]).toEqual([10, []]);
    tab.game.settle(1);
    tab.game.changeBet(1);
    expect(tab.game.state.getState().bet).toBe(15);
  });

  test('of a spin is the one shown when it was pressed, though the lock takes its time', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    const spun = tab.game.spin();
    tab.game.changeBet(5);
    await spun;
    expect(tab.told('spinStarted')).toMatchObject([{ bet: 10 }]);
    expect(tab.game.state.getState().bet).toBe(10);
  });
});

describe('a refused spin', () => {
  test('for want of coins takes nothing, writes nothing and says so', async () => {
    const disk = new Disk({ coins: 9 });
    const tab = openTab({ disk });
    const before = disk.text;
    await tab.game.spin();
    expect(tab.heard).toEqual([['spinRefused', 'not enough coins']]);
    expect([disk.text, tab.storage.writes, coinsOf(tab), phaseOf(tab)]).toEqual([before, 0, 9, 'idle']);
  });

  test('looks at the coins as they are saved, not as they were shown', async () => {
    const disk = new Disk();
    const tab = openTab({ disk });
    disk.texts.set(SAVED_GAME_KEY, new Disk({ coins: 3, rounds: 9 }).text ?? '');
    await tab.game.spin();
    expect(tab.heard).toEqual([
      ['balanceChanged', 3],
      ['spinRefused', 'not enough coins'],
    ]);
    expect(coinsOf(tab)).toBe(3);
  });

  test('for a broken source of randomness takes nothing and says so', async () => {
    const disk = new Disk();
    const lock = new SharedLock();
    const tab = openTab({
      disk,
      lock,
      random: () => {
        throw new Error('broken');
      },
    });
    await tab.game.spin();
    expect(tab.heard).toEqual([['spinRefused', 'randomness broken']]);
    expect([tab.storage.writes, coinsOf(tab), phaseOf(tab), lock.holder]).toEqual([0, 1000, 'idle', null]);
  });

  test('because another tab plays takes nothing and says so', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const first = openTab({ disk, lock, random: dealing(NO_WIN) });
    const second = openTab({ disk, lock });
    await first.game.spin();
    const before = disk.text;
    await second.game.spin();
    expect(second.heard).toEqual([['spinRefused', 'spinning in another tab']]);
    expect([disk.text, phaseOf(second), runningRound(first)]).toEqual([before, 'idle', 1]);
  });

  test('can be tried again', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock, random: dealing(NO_WIN) });
    lock.holder = {};
    await tab.game.spin();
    lock.holder = null;
    await tab.game.spin();
    expect(phaseOf(tab)).toBe('spinning');
  });

  test('leaves the result before it on show', async () => {
    const tab = openTab({ disk: new Disk({ coins: 10 }), random: dealing(NO_WIN) });
    await tab.game.spin();
    tab.game.settle(1);
    await tab.game.spin();
    expect(tab.told('spinRefused')).toEqual(['not enough coins']);
    expect(phaseOf(tab)).toBe('settled');
  });
});
