import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inZone } from '../player/zones';
import { NOW } from './saved-text';
import { coinsOf, Disk, NoLock, openTab, SharedLock, type Tab } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A clock that is set by hand, to an instant such as `2026-03-28T12:00Z`. */
function createClock(start: number | string = NOW) {
  const clock = {
    time: new Date(start).getTime(),
    now: () => clock.time,
    set: (to: string) => (clock.time = Date.parse(to)),
  };
  return clock;
}

const amountsOf = (tab: Tab) =>
  (tab.announcedAs('bonusClaimed') as { amount: number }[]).map(({ amount }) => amount);

describe('the daily bonus', () => {
  test('is paid and saved in one write, before it is announced', async () => {
    const disk = new Disk({ coins: 3 });
    const tab = openTab({ disk });
    const steps: string[] = [];
    disk.landed = (_, text) => steps.push(text);
    tab.game.events.on('bonusClaimed', ({ amount, streak }) => steps.push(`${amount} coins, day ${streak}`));
    await tab.game.claimBonus();
    expect(steps).toHaveLength(2);
    expect(JSON.parse(steps[0] ?? '')).toMatchObject({
      coins: 103,
      bonus: { lastDay: NOW / DAY - 0.5, streak: 1 },
      writes: 1,
    });
    expect(steps[1]).toBe('100 coins, day 1');
    expect(tab.announced).toEqual([
      ['balanceChanged', 103],
      ['bonusClaimed', { amount: 100, streak: 1 }],
    ]);
    expect(tab.game.state.getState().bonus).toEqual({ lastDay: NOW / DAY - 0.5, streak: 1 });
  });
});

describe('a second claim on the same day', () => {
  test.each([
    ['with a lock between them', () => new SharedLock()],
    ['without one', () => new NoLock()],
  ])('in two tabs at once pays one of them (%s)', async (_, lockOf) => {
    const [disk, lock] = [new Disk(), lockOf()];
    const tabs = [1, 2, 3].map(() => openTab({ disk, lock }));
    await Promise.all(tabs.map(({ game }) => game.claimBonus()));
    expect(disk.savedGame.coins).toBe(1100);
    expect(tabs.flatMap(amountsOf)).toEqual([100]);
    // All tabs show it, not only the one that claimed it.
    expect(tabs.map(coinsOf)).toEqual([1100, 1100, 1100]);
  });
});

describe('a storage that fails', () => {
  test.each(['writes throw before they land', 'writes are dropped', 'everything throws'] as const)(
    'gives no bonus and says so, and gives it once the storage is well again (%s)',
    async (fault) => {
      const disk = new Disk();
      const tab = openTab({ disk, fault });
      await tab.game.claimBonus();
      await tab.game.claimBonus();
      expect([coinsOf(tab), amountsOf(tab), disk.texts.size]).toEqual([1000, [], 0]);
      expect(tab.announcedAs('bonusNotSaved')).toHaveLength(2);
      const next = openTab({ disk });
      await next.game.claimBonus();
      expect(amountsOf(next)).toEqual([100]);
    },
  );
});

describe('the clock', () => {
  test('of another time zone, travelled to, pays no calendar day twice', async () => {
    const clock = createClock('2026-01-14T10:30Z');
    const tab = openTab({ now: clock.now });
    // It is the 15th in Kiritimati, and still the 13th in Pago Pago.
    await inZone('Pacific/Kiritimati', () => tab.game.claimBonus());
    await inZone('Pacific/Pago_Pago', () => tab.game.claimBonus());
    await inZone('Europe/Berlin', () => tab.game.claimBonus());
    expect(amountsOf(tab)).toEqual([100]);
    clock.set('2026-01-15T23:30Z');
    await inZone('Europe/Berlin', () => tab.game.claimBonus());
    expect(amountsOf(tab)).toEqual([100, 150]);
  });
});
