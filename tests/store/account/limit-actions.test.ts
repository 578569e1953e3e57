import { describe, expect, test } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { withLimitsAndPlayOf } from '../../../src/player/limits/imported';
import { newGame, readSavedGame as read, type SavedGame } from '../../../src/store/document/schema';
import { dealing, LEFT_FISH } from '../../engine/grids';
import { DAY, MINUTE, PAUSE, TODAY } from '../../player/times';
import { limitsOf } from '../../../testing/saved/saved-limits';
import { blocksOf, Device } from '../device';
import { fakeTimers } from '../fake-timers';
import { NO_LIMITS, NO_PLAY, NOW, textOf } from '../saved-text';
import { type Fault, flushPromises, openTab } from '../tabs';

fakeTimers();

describe('a limit', () => {
  test('is saved in one write, shown, and says when it was set', async () => {
    const { game, disk, storage } = openTab({ saved: { coins: 640 } });
    await game.limit('betPerDay', toCoins(500));
    expect(storage.writes).toBe(1);
    expect(disk.savedGame).toMatchObject({
      coins: 640,
      limits: { ...NO_LIMITS, held: { betPerDay: { now: 500, later: null } }, changedAt: NOW },
      writes: 1,
    });
    expect(game.state.getState().limits).toEqual(disk.savedGame.limits);
  });

  test('that keeps a round from beginning takes nothing, writes nothing and says why', async () => {
    const tab = openTab({ saved: { limits: limitsOf({ betPerDay: 9 }) } });
    await tab.spin();
    await flushPromises();
    expect(tab.announced).toEqual([
      ['spinBlocked', { reason: 'bet limit', per: 'day', left: 9, until: Date.UTC(2026, 0, 15) }],
    ]);
    expect(tab.disk.locks.isTaken).toBe(false);
    expect([tab.coins, tab.phase(), tab.storage.writes]).toEqual([1000, 'idle', 0]);
  });

  test('that is set while a round runs applies from then on, and the round is played to its end and paid', async () => {
    const tab = openTab({ random: dealing(LEFT_FISH) });
    await tab.spin();
    await tab.game.limit('betPerDay', toCoins(5));
    expect([tab.phase(), tab.savedGame.limits.held.betPerDay.now]).toEqual(['spinning', 5]);
    tab.settle();
    expect(tab.savedGame).toMatchObject({ coins: 1040, openRound: null });
    await tab.spin();
    expect(blocksOf(tab)).toMatchObject([{ reason: 'bet limit', left: 0 }]);
  });

  test("of a session can't be paused by putting the clock back, in the tab or after a reload", async () => {
    const device = new Device();
    const tab = device.visit();
    await tab.game.limit('session', { minutes: 15, until: 'pause' });
    await device.playFor(14, tab);
    device.pass(MINUTE - 1000);
    expect(await device.play(tab)).toBe(true);
    device.time -= 2 * DAY;
    expect(await device.play(tab)).toBe(false);
    const next = device.visit();
    expect(await device.play(next)).toBe(false);
    device.pass(PAUSE - 1);
    expect([await device.play(tab), await device.play(next)]).toEqual([false, false]);
    device.pass(MINUTE);
    expect(await device.play(next)).toBe(true);
  });
});

test.each<[kind: 'daily' | 'minutes', name: 'remindDaily' | 'remindEvery', wanted: true | 15]>([
  ['daily', 'remindDaily', true],
  ['minutes', 'remindEvery', 15],
])(
  'the reminders close the game until one is answered, in every tab and after a reload (%s)',
  async (kind, name, wanted) => {
    const device = new Device();
    const open = () => device.visit();
    const [tab, other] = [open(), open()];
    await tab.game.limit(name, wanted);
    if (kind === 'minutes') await device.playFor(15, tab);
    for (const one of [tab, other, open()]) {
      expect(await device.play(one)).toBe(false);
      expect(blocksOf(one)).toEqual([{ reason: 'reminder', kind }]);
    }
    await other.game.answerReminder(kind);
    expect(device.disk.savedGame.log.remindedDay).toBe(kind === 'daily' ? TODAY : null);
    expect([await device.play(tab), await device.play(open())]).toEqual([true, true]);
  },
);

test('the reminders count from when they were asked for, and are put off neither by another limit nor by more frequent ones', async () => {
  const device = new Device();
  const tab = device.visit();
  await device.playFor(20, tab);
  await tab.game.limit('remindEvery', 30);
  await device.playFor(14, tab);
  await tab.game.limit('betPerDay', toCoins(100_000));
  await device.playFor(1, tab);
  await tab.game.limit('remindEvery', 15);
  expect(await device.play(tab)).toBe(false);
  expect(blocksOf(tab)).toEqual([{ reason: 'reminder', kind: 'minutes' }]);
});

test('the daily bonus can be claimed in a break, but no game opens', async () => {
  const { game, disk } = openTab();
  await game.takeBreak('day');
  await game.claimBonus();
  expect([disk.savedGame.coins, disk.savedGame.rounds]).toEqual([1100, 0]);
});

test.each<Fault>(['writes throw before they land', 'writes throw after they land', 'everything throws'])(
  'a storage that fails keeps the limits of this visit in memory (%s)',
  async (fault) => {
    const device = new Device();
    const tab = device.visit({ fault });
    await tab.game.limit('betPerDay', toCoins(20));
    for (const isPlayed of [true, true, false]) expect(await device.play(tab)).toBe(isPlayed);
    await tab.game.takeBreak('day');
    device.time -= DAY;
    await tab.spin();
    expect(blocksOf(tab)).toMatchObject([{ reason: 'bet limit' }, { reason: 'break' }]);
  },
);

test('whatever an imported game says of times to come, it can be read again and lets time go on', async () => {
  const far = 99_000_000 * DAY;
  const sum = { ms: MINUTE, rounds: 4, bet: 40, won: 0 };
  const played = { playedMs: MINUTE, session: sum, sinceReminder: sum, days: [{ day: TODAY, ...sum }] };
  const text = textOf({
    limits: { ...limitsOf({ betPerDay: 50 }, far), changedAt: far },
    log: { ...NO_PLAY, ...played, lastAt: far, remindedDay: 99_000_000 },
  });
  const game = { ...newGame, ...withLimitsAndPlayOf(newGame, read(text) as SavedGame, NOW) };
  expect(read(JSON.stringify(game))).toEqual(game);
  const device = new Device(JSON.stringify(game));
  const tab = device.visit();
  expect(tab.game.now()).toBe(NOW);
  // Half a year, and no longer.
  device.pass(182 * DAY);
  expect(await device.play(tab)).toBe(true);
});
