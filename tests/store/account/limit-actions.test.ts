import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withLimitsAndPlayOf } from '../../../src/player/limits/imported';
import { newGame, readSavedGame as read, type SavedGame } from '../../../src/store/document/schema';
import { SAVED_GAME_KEY } from '../../../src/store/document/text-storage';
import { dealing, LEFT_FISH, NO_WIN } from '../../engine/grids';
import {
  bets,
  blocksOf,
  createDevice,
  DAY,
  HOUR,
  limitsOf,
  MINUTE,
  PAUSE,
  play,
  playFor,
  SECOND,
  visit,
} from '../device';
import { NO_LIMITS, NO_PLAY, NOW, type SavedText, textOf } from '../saved-text';
import { coinsOf, Disk, type Fault, flushPromises, openTab, phaseOf, SharedLock, spin } from '../tabs';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const pauseAfter15 = { minutes: 15, until: 'pause' } as const;

describe('a limit', () => {
  test('is saved in one write, shown, and says when it was set', async () => {
    const disk = new Disk({ coins: 640 });
    const tab = openTab({ disk });
    await tab.game.limit('betPerDay', bets(500));
    expect(tab.storage.writes).toBe(1);
    expect(disk.savedGame).toMatchObject({
      coins: 640,
      limits: { ...NO_LIMITS, held: { betPerDay: { now: 500, later: null } }, changedAt: NOW },
      writes: 1,
    });
    expect(tab.game.state.getState().limits).toEqual(disk.savedGame.limits);
  });

  test('that keeps a round from beginning takes nothing, writes nothing and says why', async () => {
    const lock = new SharedLock();
    const tab = openTab({ disk: new Disk({ limits: limitsOf({ betPerDay: bets(9) }) }), lock });
    await spin(tab.game);
    await flushPromises();
    expect(tab.announced).toEqual([
      ['spinBlocked', { reason: 'bet limit', per: 'day', left: 9, until: Date.UTC(2026, 0, 15) }],
    ]);
    expect(lock.holder).toBeNull();
    expect([coinsOf(tab), phaseOf(tab), tab.storage.writes]).toEqual([1000, 'idle', 0]);
  });

  test.each([
    ['betPerDay', bets(5)],
    ['betPerWeek', bets(5)],
    ['remindDaily', true],
    ['session', pauseAfter15],
    ['remindEvery', 15],
  ] as const)(
    'set in one tab applies in another that got no event of it, and after a reload (%s)',
    async (name, wanted) => {
      const [disk, lock, device] = [new Disk(), new SharedLock(), createDevice()];
      const [first, second] = [visit(device, { disk, lock }), visit(device, { disk, lock })];
      await first.game.limit(name, wanted);
      // So much play at a stretch that a limit of time is reached as well.
      const log = disk.savedGame.log;
      const sum = { ms: 15 * MINUTE, rounds: 0, bet: 0, won: 0 };
      disk.texts.set(
        SAVED_GAME_KEY,
        JSON.stringify({ ...disk.savedGame, log: { ...log, lastAt: NOW, session: sum, sinceReminder: sum } }),
      );
      for (const tab of [first, second, visit(device, { disk, lock })]) {
        await spin(tab.game);
        expect(blocksOf(tab)).toHaveLength(1);
        expect(tab.announcedAs('roundStarted')).toEqual([]);
      }
      expect(disk.savedGame.coins).toBe(1000);
    },
  );
});

describe('a limit that is set while a round runs', () => {
  test('here applies from then on, and the round is played to its end and paid', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    await tab.game.limit('betPerDay', bets(5));
    expect([phaseOf(tab), disk.savedGame.limits.held.betPerDay.now]).toEqual(['spinning', 5]);
    tab.game.settleNow('shown');
    expect(disk.savedGame).toMatchObject({ coins: 1040, openRound: null });
    await spin(tab.game);
    expect(blocksOf(tab)).toMatchObject([{ reason: 'bet limit', left: 0 }]);
  });

  test('in another tab applies as soon as that round has ended', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const [playing, other] = [openTab({ disk, lock, random: dealing(LEFT_FISH) }), openTab({ disk, lock })];
    await spin(playing.game);
    const set = other.game.limit('betPerDay', bets(5));
    await flushPromises();
    expect(disk.savedGame.limits.held.betPerDay.now).toBeNull();
    playing.game.settleNow('shown');
    await set;
    await spin(playing.game);
    expect(disk.savedGame.coins).toBe(1040);
    expect(blocksOf(playing)).toMatchObject([{ reason: 'bet limit', left: 0 }]);
  });
});

describe('a session limit', () => {
  test('gives no pause to a clock that is put back, neither in the tab nor after a reload', async () => {
    const [disk, device] = [new Disk(), createDevice()];
    const tab = visit(device, { disk });
    await tab.game.limit('session', pauseAfter15);
    await playFor(14, tab, device);
    device.pass(MINUTE - SECOND);
    expect(await play(tab, device)).toBe(true);
    device.time -= 2 * DAY;
    expect(await play(tab, device)).toBe(false);
    const next = visit(device, { disk });
    expect(await play(next, device)).toBe(false);
    device.pass(PAUSE - 1);
    expect([await play(tab, device), await play(next, device)]).toEqual([false, false]);
    device.pass(MINUTE);
    expect(await play(next, device)).toBe(true);
  });
});

describe('the reminders', () => {
  const ofMinutes = { reason: 'reminder', kind: 'minutes' };

  test.each<[kind: 'daily' | 'minutes', name: 'remindDaily' | 'remindEvery', wanted: true | 15]>([
    ['daily', 'remindDaily', true],
    ['minutes', 'remindEvery', 15],
  ])(
    'close the game until one is answered, in every tab and after a reload (%s)',
    async (kind, name, wanted) => {
      const [disk, lock, device] = [new Disk(), new SharedLock(), createDevice()];
      const open = () => visit(device, { disk, lock });
      const tab = open();
      await tab.game.limit(name, wanted);
      if (kind === 'minutes') await playFor(15, tab, device);
      const next = open();
      expect([await play(tab, device), await play(next, device)]).toEqual([false, false]);
      expect(blocksOf(next)).toEqual([{ reason: 'reminder', kind }]);
      await next.game.answerReminder(kind);
      expect(disk.savedGame.log.remindedDay).toBe(kind === 'daily' ? NOW / DAY - 0.5 : null);
      expect([await play(tab, device), await play(open(), device)]).toEqual([true, true]);
    },
  );

  test('count from when they were asked for, and do not restart where they are made more frequent', async () => {
    const device = createDevice();
    const tab = visit(device);
    await playFor(20, tab, device);
    await tab.game.limit('remindEvery', 30);
    await playFor(20, tab, device);
    await tab.game.limit('remindEvery', 15);
    expect([await play(tab, device), blocksOf(tab)]).toEqual([false, [ofMinutes]]);
  });

  test('are not put off by setting another limit', async () => {
    const device = createDevice();
    const tab = visit(device);
    await tab.game.limit('remindEvery', 15);
    await playFor(14, tab, device);
    await tab.game.limit('betPerDay', bets(100_000));
    await playFor(1, tab, device);
    expect([await play(tab, device), blocksOf(tab)]).toEqual([false, [ofMinutes]]);
  });
});

test('a break still gives the daily bonus, which opens no game', async () => {
  const disk = new Disk();
  const tab = openTab({ disk });
  await tab.game.takeBreak('day');
  await tab.game.claimBonus();
  expect([disk.savedGame.coins, disk.savedGame.rounds]).toEqual([1100, 0]);
});

/** What is remembered of a day on which 40 coins were bet, last at an instant. */
function playedUntil(lastAt: number): SavedText['log'] {
  const sum = { ms: MINUTE, rounds: 4, bet: 40, won: 0 };
  const days = [{ day: NOW / DAY - 0.5, ...sum }];
  return { ...NO_PLAY, lastAt, playedMs: MINUTE, session: sum, sinceReminder: sum, days };
}

describe('a storage that fails', () => {
  test.each<Fault>(['writes throw before they land', 'writes throw after they land', 'everything throws'])(
    'keeps the limits of this visit in memory (%s)',
    async (fault) => {
      const device = createDevice();
      const tab = visit(device, { fault });
      await tab.game.limit('betPerDay', bets(20));
      for (const isPlayed of [true, true, false]) expect(await play(tab, device)).toBe(isPlayed);
      await tab.game.takeBreak('day');
      device.time -= DAY;
      await spin(tab.game);
      expect(blocksOf(tab)).toMatchObject([{ reason: 'bet limit' }, { reason: 'break' }]);
    },
  );

  test('in the midst of a visit loosens nothing that was read before', async () => {
    const tab = openTab({ disk: new Disk({ limits: limitsOf({ betPerDay: bets(9) }) }) });
    tab.storage.fault = 'everything throws';
    await spin(tab.game);
    expect(blocksOf(tab)).toHaveLength(1);
  });

  test('with an unreadable text leaves the limits that this tab knows, and saves them', async () => {
    const disk = new Disk({ limits: limitsOf({ betPerDay: bets(9) }) });
    const tab = openTab({ disk });
    disk.texts.set(SAVED_GAME_KEY, '{"version":1,"coins":');
    await spin(tab.game);
    expect(blocksOf(tab)).toHaveLength(1);
    const next = openTab({ disk });
    await spin(next.game);
    expect(blocksOf(next)).toHaveLength(1);
  });
});

describe('another saved game that is imported', () => {
  const gameOf = (change: Partial<SavedText>): SavedGame => {
    const found = read(textOf(change));
    return typeof found === 'string' ? newGame : found;
  };

  test('whatever it says of times to come, can be read again and lets time go on', async () => {
    const far = 99_000_000 * DAY;
    const crafted = gameOf({
      limits: { ...limitsOf({ betPerDay: bets(50) }), breakUntil: far, changedAt: far },
      log: { ...playedUntil(far), remindedDay: 99_000_000 },
    });
    const game = { ...newGame, ...withLimitsAndPlayOf(newGame, crafted, NOW) };
    expect(read(JSON.stringify(game))).toEqual(game);
    const device = createDevice();
    const tab = visit(device, { disk: new Disk(JSON.stringify(game)) });
    expect(tab.game.now()).toBe(NOW);
    // Half a year, and no longer.
    device.pass(182 * DAY);
    expect(await play(tab, device)).toBe(true);
  });

  test('from the end of all time is unreadable, not played on', async () => {
    const text = textOf({ log: playedUntil(Number.MAX_SAFE_INTEGER) });
    expect(read(text)).toBe('unreadable');
    const last = textOf({ log: playedUntil(99_000_000 * DAY - HOUR) });
    const disk = new Disk(last);
    const tab = openTab({ disk, random: dealing(NO_WIN) });
    await spin(tab.game);
    tab.game.settleNow('hidden');
    expect(read(disk.text ?? '')).toMatchObject({ coins: 990 });
  });
});
