import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dealing, LEFT_FISH, NO_WIN } from '../engine/grids';
import { inZone } from '../player/zones';
import { lastShown, NOW } from './saved-text';
import {
  coinsOf,
  Disk,
  flushPromises,
  machineOf,
  NoLock,
  openTab,
  phaseOf,
  SharedLock,
  spin,
  type Tab,
} from './tabs';

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

  test('gives 100, 150, 200, 250, 300, 400 and then 500 coins on days in a row, and 100 after a missed day', async () => {
    const clock = createClock();
    const tab = openTab({ now: clock.now });
    for (const days of [0, 1, 1, 1, 1, 1, 1, 1, 2]) {
      clock.time += days * DAY;
      await tab.game.claimBonus();
    }
    expect(amountsOf(tab)).toEqual([100, 150, 200, 250, 300, 400, 500, 500, 100]);
    expect(coinsOf(tab)).toBe(3500);
  });

  test('is a balance that the records know', async () => {
    const tab = openTab();
    await tab.game.claimBonus();
    expect(tab.game.state.getState().highestBalance).toBe(1100);
  });

  test('does not change the challenge, the bet and the round of the reels', async () => {
    const challenge = { week: 2924, spins: 4, score: 25, reachedAt: NOW - 5 };
    const tab = openTab({ disk: new Disk({ challenge, games: lastShown(LEFT_FISH) }) });
    await tab.game.claimBonus();
    expect(tab.game.state.getState().challenge).toEqual(challenge);
    expect(machineOf(tab.game)).toMatchObject({ bet: 10, grid: LEFT_FISH });
    expect(phaseOf(tab)).toBe('idle');
  });

  test('does not raise a balance above the largest safe integer', async () => {
    const disk = new Disk({ coins: Number.MAX_SAFE_INTEGER - 1 });
    const tab = openTab({ disk });
    await tab.game.claimBonus();
    expect(disk.savedGame.coins).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('a second claim on the same day', () => {
  test('in one tab pays nothing, writes nothing and emits no event', async () => {
    const tab = openTab();
    await tab.game.claimBonus();
    const written = tab.storage.writes;
    await tab.game.claimBonus();
    expect([coinsOf(tab), amountsOf(tab), tab.storage.writes]).toEqual([1100, [100], written]);
  });

  test.each([0, 1, 2, 3, 4, 5])('pressed again at once pays nothing (after %d turns)', async (turns) => {
    const lock = new SharedLock(2);
    const tab = openTab({ lock });
    const first = tab.game.claimBonus();
    for (let n = 0; n < turns; n++) await Promise.resolve();
    await Promise.all([first, tab.game.claimBonus(), tab.game.claimBonus()]);
    await flushPromises();
    expect([coinsOf(tab), amountsOf(tab), lock.holder]).toEqual([1100, [100], null]);
  });

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

  test('in a tab that got no event of the first pays nothing and catches up', async () => {
    const disk = new Disk();
    const [first, second] = [openTab({ disk }), openTab({ disk })];
    await first.game.claimBonus();
    expect(coinsOf(second)).toBe(1000);
    await second.game.claimBonus();
    expect([coinsOf(second), amountsOf(second), disk.savedGame.coins]).toEqual([1100, [], 1100]);
  });
});

describe('a crash', () => {
  test('before the write gives nothing, and the next visit can still claim', async () => {
    const [disk, lock] = [new Disk({ coins: 640 }), new SharedLock()];
    const tab = openTab({ disk, lock });
    void tab.game.claimBonus();
    tab.crash();
    await flushPromises();
    expect(disk.savedGame.coins).toBe(640);
    const next = openTab({ disk, lock });
    await next.game.claimBonus();
    expect([disk.savedGame.coins, amountsOf(next)]).toEqual([740, [100]]);
  });

  test('right after the write, before any event, has paid once', async () => {
    const [disk, lock] = [new Disk({ coins: 640 }), new SharedLock()];
    const tab = openTab({ disk, lock });
    disk.landed = () => tab.crash();
    void tab.game.claimBonus();
    await flushPromises();
    disk.landed = () => undefined;
    expect(disk.savedGame.coins).toBe(740);
    const next = openTab({ disk, lock });
    await next.game.claimBonus();
    expect([disk.savedGame.coins, amountsOf(next)]).toEqual([740, []]);
  });
});

describe('while a round runs', () => {
  test('here, the bonus is paid at once and the round as it would have been', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    await tab.game.claimBonus();
    expect([phaseOf(tab), coinsOf(tab), disk.savedGame.coins]).toEqual(['spinning', 1090, 1090]);
    expect(disk.savedGame.openRound).toMatchObject({ id: 1 });
    tab.game.settle(1);
    expect(disk.savedGame).toMatchObject({ coins: 1140, openRound: null, bonus: { streak: 1 } });
  });

  test('in another tab, the bonus is paid as soon as that has ended', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const playing = openTab({ disk, lock, random: dealing(NO_WIN) });
    const claiming = openTab({ disk, lock });
    await spin(playing.game);
    const claimed = claiming.game.claimBonus();
    await flushPromises();
    expect([disk.savedGame.coins, amountsOf(claiming)]).toEqual([990, []]);
    playing.game.settle(1);
    await claimed;
    expect(disk.savedGame).toMatchObject({ coins: 1090, openRound: null });
    expect([amountsOf(claiming), coinsOf(claiming)]).toEqual([[100], 1090]);
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

  test('for a moment leaves the game saved: the next claim is paid', async () => {
    const tab = openTab({ fault: 'writes throw before they land' });
    await tab.game.claimBonus();
    tab.storage.fault = 'none';
    await tab.game.claimBonus();
    expect([coinsOf(tab), tab.game.state.getState().saveProblem]).toEqual([1100, null]);
  });

  test('after the bonus has landed gives no second one to the next visit', async () => {
    const disk = new Disk();
    await openTab({ disk, fault: 'writes throw after they land' }).game.claimBonus();
    const next = openTab({ disk });
    await next.game.claimBonus();
    expect([disk.savedGame.coins, amountsOf(next)]).toEqual([1100, []]);
  });
});

describe('the clock', () => {
  test('changed pays each date once, and goes on with the days before it', async () => {
    const clock = createClock();
    const tab = openTab({ now: clock.now });
    await tab.game.claimBonus();
    for (const days of [-3, -400, 0, -3, 1]) {
      clock.time = NOW + days * DAY;
      tab.game.now();
      await vi.dynamicImportSettled();
      await flushPromises();
      await tab.game.claimBonus();
    }
    expect(amountsOf(tab)).toEqual([100, 100, 100, 150]);
  });

  // Each with instants around a local midnight: claims at the first and the last of them are on two days in a row.
  test.each([
    ['UTC', '2026-01-14T23:59:59.999Z', '2026-01-15T00:00:00Z'],
    ['Asia/Kolkata', '2026-01-14T18:29:59.999Z', '2026-01-14T18:30:00Z'],
    ['America/Los_Angeles', '2026-01-15T07:59:59.999Z', '2026-01-15T08:00:00Z'],
    ['Pacific/Kiritimati', '2026-01-14T09:59:59.999Z', '2026-01-14T10:00:00Z'],
    ['Europe/Berlin', '2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00Z'],
    ['Europe/Berlin', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00Z'],
    ['America/Sao_Paulo', '2018-11-04T02:59:59.999Z', '2018-11-04T03:00:00Z'],
  ])('of %s makes a new day at its own midnight, %s', async (zone, before, after) => {
    const clock = createClock(before);
    const tab = openTab({ now: clock.now });
    const claim = (): Promise<void> => inZone(zone, () => tab.game.claimBonus());
    await claim();
    clock.time -= 20 * HOUR;
    await claim();
    clock.set(before);
    await claim();
    expect(amountsOf(tab)).toEqual([100]);
    clock.set(after);
    await claim();
    expect(amountsOf(tab)).toEqual([100, 150]);
  });

  test.each([
    ['Europe/Berlin', '2026-03-28', 'a day of 23 hours'],
    ['Europe/Berlin', '2026-10-24', 'a day of 25 hours'],
    ['America/Sao_Paulo', '2018-11-03', 'a day without a midnight'],
    ['America/Havana', '2026-10-31', 'a day with two midnights'],
    ['Australia/Lord_Howe', '2026-04-04', 'a day of 24 and a half hours'],
  ])(
    'of %s that is put forward or back for the season breaks no row and pays no day twice (from %s, %s)',
    async (zone, from) => {
      const clock = createClock(from);
      const tab = openTab({ now: clock.now });
      // Every half hour of three days in a row.
      const start = inZone(zone, () => new Date(`${from}T00:00`).getTime());
      for (let half = 0; half < 2 * 24 * 3; half++) {
        clock.time = start + (half * HOUR) / 2;
        await inZone(zone, () => tab.game.claimBonus());
      }
      expect(amountsOf(tab).slice(0, 3)).toEqual([100, 150, 200]);
      expect(amountsOf(tab).length).toBeLessThanOrEqual(4);
    },
  );

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
