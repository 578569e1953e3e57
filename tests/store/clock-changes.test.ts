import fc from '../properties';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { localDay } from '../../src/player/calendar';
import { limitAt } from '../../src/player/limits/limits';
import { bets, createDevice, DAY, HOUR, MINUTE, play, visit, type Device } from './device';
import { NOW } from './saved-text';
import { Disk, flushPromises, type Tab } from './tabs';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

/** Puts the device's clock forward or back, and lets the open page notice. */
async function changeClock(device: Device, tab: Tab, ms: number): Promise<void> {
  device.time += ms;
  tab.game.now();
  await vi.dynamicImportSettled();
  await flushPromises();
}

const stateOf = (tab: Tab) => tab.game.state.getState();
const bonusesOf = (tab: Tab): number => tab.announcedAs('bonusClaimed').length;

const IN_2031 = Date.UTC(2031, 0, 1, 12) - NOW;

describe('a device that said 2031 and says 2026 again', () => {
  describe.each([
    ['in the same visit', (tab: Tab) => tab],
    ['in the next visit', (_: Tab, device: Device, disk: Disk) => visit(device, { disk })],
  ])('%s', (_, openAgain) => {
    /** Does something in 2031, and opens the page again in 2026. */
    async function after(inWrongYear: (tab: Tab, device: Device) => Promise<unknown>) {
      const [disk, device] = [new Disk(), createDevice()];
      device.time += IN_2031;
      const wrong = visit(device, { disk });
      await inWrongYear(wrong, device);
      device.time = NOW;
      const tab = openAgain(wrong, device, disk);
      await changeClock(device, tab, 0);
      return { disk, device, tab };
    }

    test('gives the bonus of 2026, and on the next day the next one', async () => {
      const { disk, device, tab } = await after(({ game }) => game.claimBonus());
      const before = bonusesOf(tab);
      await tab.game.claimBonus();
      await tab.game.claimBonus();
      device.pass(DAY);
      await tab.game.claimBonus();
      expect(bonusesOf(tab) - before).toBe(2);
      expect(disk.savedGame.bonus).toMatchObject({ lastDay: localDay(new Date(NOW + DAY)), streak: 2 });
      expect(tab.game.now()).toBe(device.time);
    });

    test('ends a break of a day after a day', async () => {
      const { device, tab } = await after(async ({ game }, wrong) => {
        await game.takeBreak('day');
        wrong.pass(HOUR);
      });
      device.pass(22 * HOUR);
      expect(await play(tab, device)).toBe(false);
      device.pass(2 * HOUR);
      expect(await play(tab, device)).toBe(true);
    });

    test('counts the rounds of this week in this week', async () => {
      const { disk, device, tab } = await after(play);
      await play(tab, device);
      expect(disk.savedGame.challenge).toMatchObject({ week: 2923, spins: 2 });
    });

    test('asks once whether the date is right', async () => {
      const { disk, device, tab } = await after(play);
      expect(stateOf(tab).dateToConfirm).toBe(NOW);
      tab.game.confirmDate();
      device.pass(HOUR);
      await changeClock(device, tab, 0);
      expect(stateOf(tab).dateToConfirm).toBeNull();
      await changeClock(device, visit(device, { disk }), 0);
      expect(stateOf(tab).dateToConfirm).toBeNull();
    });
  });
});

describe('a clock that is put forward while the page is open', () => {
  test('ends no break and loosens no limit, and the game goes by its date', async () => {
    const device = createDevice();
    const tab = visit(device);
    await tab.game.limit('betPerDay', bets(10));
    await tab.game.limit('betPerDay', null);
    expect(await play(tab, device)).toBe(true);
    await changeClock(device, tab, 2 * DAY);
    expect([await play(tab, device), tab.game.now(), stateOf(tab).dateToConfirm]).toEqual([
      false,
      device.time,
      device.time,
    ]);
    device.pass(DAY);
    expect(await play(tab, device)).toBe(true);
  });

  test('by which the device has slept is believed, if the site says so', async () => {
    const device = createDevice();
    let site = NOW;
    const tab = visit(device, { siteTime: () => Promise.resolve(site) });
    await tab.game.takeBreak('day');
    await flushPromises();
    site += 2 * DAY;
    await changeClock(device, tab, 2 * DAY);
    expect([await play(tab, device), stateOf(tab).dateToConfirm]).toEqual([true, null]);
  });

  test('is asked about without limits too, unless the site has the same date', async () => {
    for (const [siteTime, asked] of [
      [() => Promise.resolve(null), true],
      [() => Promise.resolve(NOW), true],
      [() => Promise.resolve(NOW + 2 * DAY), false],
    ] as const) {
      const device = createDevice();
      const tab = visit(device, { siteTime });
      await changeClock(device, tab, 2 * DAY);
      expect(stateOf(tab).dateToConfirm !== null).toBe(asked);
    }
  });
});

test('a change of the clock is dealt with once, however many tabs notice it', async () => {
  const [disk, device] = [new Disk(), createDevice()];
  const [first, second] = [visit(device, { disk }), visit(device, { disk })];
  await first.game.takeBreak('day');
  second.game.refresh();
  await changeClock(device, first, -30 * DAY);
  second.game.refresh();
  await changeClock(device, second, 0);
  expect(disk.savedGame.limits.breakUntil).toBe(device.time + DAY);
  expect(disk.savedGame.log.clockChanges).toBe(1);
});

/** What somebody does who tries to get around their limits. */
type Step =
  | { readonly does: 'change the clock' | 'pass'; readonly ms: number }
  | { readonly does: 'play' | 'claim' | 'reload' };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    does: fc.constant('change the clock'),
    ms: fc.oneof(
      fc.constantFrom(-DAY, DAY, -HOUR, HOUR, -7 * DAY, 7 * DAY),
      fc.integer({ min: -900 * DAY, max: 900 * DAY }),
    ),
  }),
  fc.record({ does: fc.constant('pass'), ms: fc.constantFrom(MINUTE, HOUR, 5 * HOUR, DAY) }),
  fc.record({ does: fc.constantFrom('play', 'play', 'claim', 'reload') }),
);
const anyWalk = fc.array(anyStep, { minLength: 10, maxLength: 60, size: 'max' });

/** How much sooner something may end than it should (ms): changes of up to a minute are not noticed. */
const SLACK = 2 * MINUTE;

/** Monday, midnight. */
const MONDAY = Date.UTC(2026, 0, 12);

/** Walks from Monday midnight until at most `ms` have passed. */
async function walk(
  steps: readonly Step[],
  ms: number,
  prepare: (tab: Tab, device: Device) => Promise<void>,
) {
  const [disk, device] = [new Disk({ coins: 100_000 }), createDevice()];
  device.time = MONDAY;
  let tab = visit(device, { disk });
  await prepare(tab, device);
  const days = new Set<number>();
  for (const step of steps) {
    if (step.does === 'pass' && device.elapsed + step.ms > ms) break;
    if (step.does === 'play') await play(tab, device);
    else if (step.does === 'pass') device.pass(step.ms);
    else if (step.does === 'change the clock') await changeClock(device, tab, step.ms);
    else if (step.does === 'reload') tab = visit(device, { disk });
    else {
      const before = bonusesOf(tab);
      const day = localDay(new Date(tab.game.now()));
      await tab.game.claimBonus();
      expect(bonusesOf(tab) - before).toBe(days.has(day) ? 0 : 1);
      days.add(day);
    }
  }
  return { tab, device, disk };
}

describe('whatever is done to the clock of an open page', () => {
  test('a limit of a day is not exceeded within a day, nor that of a week within a week', async () => {
    await fc.assert(
      fc.asyncProperty(anyWalk, fc.constantFrom('betPerDay', 'betPerWeek'), async (steps, name) => {
        const { disk } = await walk(
          steps,
          (name === 'betPerDay' ? DAY : 7 * DAY) - SLACK,
          async (tab, device) => {
            await tab.game.limit(name, bets(40));
            // With this round the day and the week of play begin.
            await play(tab, device);
          },
        );
        expect(disk.savedGame.rounds).toBeLessThanOrEqual(4);
      }),
    );
  });

  test('a limit gets looser after a day, and a break of a day ends then, no sooner and hardly later', async () => {
    await fc.assert(
      fc.asyncProperty(anyWalk, async (steps) => {
        const { tab, device, disk } = await walk(steps, DAY - SLACK, async ({ game }) => {
          await game.limit('betPerDay', bets(5));
          await game.limit('betPerDay', null);
          await game.takeBreak('day');
        });
        expect(disk.savedGame.rounds).toBe(0);
        const limit = () => limitAt(stateOf(tab).limits, 'betPerDay', tab.game.now());
        expect(limit()).toBe(5);
        device.pass(DAY + SLACK - device.elapsed);
        expect(limit()).toBeNull();
        expect(await play(tab, device)).toBe(true);
      }),
    );
  });

  test('a wrong date does not last: eight days after the last change everything goes by the right one', async () => {
    await fc.assert(
      fc.asyncProperty(anyWalk, async (steps) => {
        const { tab, device, disk } = await walk(steps, Infinity, async ({ game }) => {
          await game.limit('betPerDay', bets(20));
          await game.limit('betPerWeek', bets(30));
          await game.takeBreak('day');
        });
        // Everything that was claimed for days to come is far from here.
        await changeClock(device, tab, Date.UTC(2040, 0, 2) - device.time);
        device.pass(8 * DAY);
        const before = bonusesOf(tab);
        await tab.game.claimBonus();
        expect(await play(tab, device)).toBe(true);
        expect(bonusesOf(tab) - before).toBe(1);
        expect(tab.game.now()).toBe(device.time);
        expect(disk.savedGame.challenge?.week).toBe(Math.floor((device.time / DAY - 4) / 7));
      }),
    );
  });
});
