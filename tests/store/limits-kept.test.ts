import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withLimitsAndPlayOf } from '../../src/player/limits/imported';
import { readSavedGame as read } from '../../src/store/document/saved-game';
import { newGame, type SavedGame } from '../../src/store/document/schema';
import { SAVED_GAME_KEY } from '../../src/store/document/text-storage';
import { dealing, NO_WIN } from '../engine/grids';
import { MINUTE, HOUR, DAY, createDevice, visit, play, blocksOf, bets, limitsOf } from './device';
import { NOW, textOf, type SavedText } from './saved-text';
import { Disk, type Fault, openTab, spin } from './tabs';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** What is remembered of a day on which so many coins were bet. */
function oneDay(coins: number): SavedText['log'] {
  const sum = { ms: MINUTE, rounds: 4, bet: coins, won: 0 };
  const days = [{ day: NOW / DAY - 0.5, ...sum }];
  return {
    lastAt: NOW,
    playedMs: MINUTE,
    session: sum,
    sinceReminder: sum,
    days,
    remindedDay: null,
    warnedMinutes: null,
  };
}

describe('a storage that fails', () => {
  test.each<Fault>(['writes throw before they land', 'writes throw after they land', 'everything throws'])(
    'keeps the limits of this visit in memory (%s)',
    async (fault) => {
      const device = createDevice();
      const tab = visit(device, { fault });
      await tab.game.limit('betPerDay', bets(20));
      expect([await play(tab, device), await play(tab, device), await play(tab, device)]).toEqual([
        true,
        true,
        false,
      ]);
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

  test('leaves limits, breaks and what was played at least as they were', () => {
    const limits = { ...limitsOf({ betPerDay: bets(50) }), breakUntil: NOW + DAY };
    const game = gameOf({ limits, log: oneDay(40) });
    const kept = { limits: { ...limits, changedAt: NOW }, log: game.log };
    expect(withLimitsAndPlayOf(game, newGame, NOW)).toEqual(kept);
    expect(withLimitsAndPlayOf(newGame, game, NOW)).toEqual(kept);
  });

  test('whatever it says of times to come, can be read again and lets time go on', async () => {
    const far = 99_000_000 * DAY;
    const crafted = gameOf({
      limits: { ...limitsOf({ betPerDay: bets(50) }), breakUntil: far, changedAt: far },
      log: { ...oneDay(40), lastAt: far, remindedDay: 99_000_000 },
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
    const text = textOf({ log: { ...oneDay(40), lastAt: Number.MAX_SAFE_INTEGER } });
    expect(read(text)).toBe('unreadable');
    const last = textOf({ log: { ...oneDay(40), lastAt: 99_000_000 * DAY - HOUR } });
    const disk = new Disk(last);
    const tab = openTab({ disk, random: dealing(NO_WIN) });
    await spin(tab.game);
    tab.game.settleNow();
    expect(read(disk.text ?? '')).toMatchObject({ coins: 990 });
  });
});
