import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../../src/engine/seeded-random';
import { bets, blocksOf, createDevice, DAY, MINUTE, play, visit } from '../device';
import { NOW } from '../saved-text';
import { coinsOf, definitions, Disk, openTab, SharedLock, spin, type Tab } from '../tabs';
import { games, lossOf, otherThan, roundOfSeed, seedOf, winOf } from './rounds';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const fair = () => ({ open: definitions, random: seededRandom(4) });

describe.each(games)('with $id played first', ({ id, definition }) => {
  const other = otherThan(definition);
  const { default: bet } = definition.bet;
  const { default: otherBet } = other.bet;

  test('the other game is played with the coins that it has left or won', async () => {
    const seed = seedOf(definition, ({ payout }) => payout >= otherBet);
    const { payout } = roundOfSeed(definition, seed);
    const disk = new Disk({ coins: bet });
    const tab = openTab({ disk, open: definitions, random: seededRandom(seed) });
    await spin(tab.game, id);
    await spin(tab.game, other.id);
    tab.game.settle(1);
    expect([coinsOf(tab), disk.savedGame.highestBalance]).toEqual([payout, 1000]);
    await spin(tab.game, other.id);
    expect(coinsOf(tab)).toBe(payout - otherBet);

    const poor = openTab({
      disk: new Disk({ coins: bet + otherBet - 1 }),
      open: definitions,
      random: seededRandom(lossOf(definition)),
    });
    await spin(poor.game, id);
    poor.game.settle(1);
    await spin(poor.game, other.id);
    expect(poor.announcedAs('spinRefused')).toEqual(['not enough coins']);
  });

  test('the highest balance is one for both', async () => {
    const seed = winOf(definition);
    const { payout } = roundOfSeed(definition, seed);
    const disk = new Disk();
    const tab = openTab({ disk, open: definitions, random: seededRandom(seed) });
    await spin(tab.game, id);
    tab.game.settle(1);
    expect(disk.savedGame.highestBalance).toBe(Math.max(1000, 1000 - bet + payout));
  });

  test('a bet limit counts the bets of both', async () => {
    const device = createDevice();
    const tab = visit(device, fair());
    await tab.game.limit('betPerDay', bets(bet + otherBet + 1));
    expect(await play(tab, device, id)).toBe(true);
    expect(await play(tab, device, other.id)).toBe(true);
    expect([await play(tab, device, id), await play(tab, device, other.id)]).toEqual([false, false]);
    expect(blocksOf(tab)).toMatchObject([
      { reason: 'bet limit', per: 'day', left: 1 },
      { reason: 'bet limit', per: 'day', left: 1 },
    ]);
    device.pass(DAY);
    expect(await play(tab, device, other.id)).toBe(true);
  });

  test('a session counts the time of both', async () => {
    const device = createDevice();
    const tab = visit(device, fair());
    await tab.game.limit('session', { minutes: 15, until: 'pause' });
    for (let minute = 0; minute < 15; minute++) {
      expect(await play(tab, device, minute % 2 ? other.id : id)).toBe(true);
      device.pass(MINUTE - 2000);
    }
    expect([await play(tab, device, id), await play(tab, device, other.id)]).toEqual([false, false]);
    expect(blocksOf(tab)).toMatchObject([{ reason: 'session' }, { reason: 'session' }]);
  });

  test('a break closes both, in every tab and after a reload', async () => {
    const [disk, lock, device] = [new Disk(), new SharedLock(), createDevice()];
    const tab = visit(device, { disk, lock, ...fair(), open: [definition] });
    expect(await play(tab, device, id)).toBe(true);
    await tab.game.takeBreak('day');
    const elsewhere = visit(device, { disk, lock, open: [other] });
    const tries: [Tab, string][] = [
      [tab, id],
      [elsewhere, other.id],
      [visit(device, { disk, lock, ...fair() }), other.id],
    ];
    for (const [one, game] of tries) {
      expect(await play(one, device, game)).toBe(false);
      expect(blocksOf(one)).toEqual([{ reason: 'break', until: NOW + 2000 + DAY }]);
    }
  });
});

test('the daily bonus is given once, whatever is played', async () => {
  const disk = new Disk();
  const tab = openTab({ disk, ...fair() });
  for (const { id } of definitions) {
    await tab.game.claimBonus();
    await spin(tab.game, id);
    tab.game.settleNow();
  }
  expect(tab.announcedAs('bonusClaimed')).toHaveLength(1);
});
