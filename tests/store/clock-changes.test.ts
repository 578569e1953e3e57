import fc, { runs } from '../properties';
import { describe, expect, test, vi } from 'vitest';
import { toCoins } from '../../src/engine/coins';
import { localDay, weekOf } from '../../src/player/calendar';
import { limitAt } from '../../src/player/limits/limits';
import { DAY, HOUR, MINUTE } from '../player/times';
import { Device } from './device';
import { fakeTimers } from './fake-timers';
import { NO_PLAY, NOW } from './saved-text';
import { flushPromises, type Tab } from './tabs';

fakeTimers();

/** Puts the device's clock forward or back, and lets the open page notice. */
async function changeClock(device: Device, tab: Tab, ms: number): Promise<void> {
  device.time += ms;
  tab.game.now();
  await vi.dynamicImportSettled();
  await flushPromises();
}

/** Claims the bonus. Returns how often one is given. */
async function claim(tab: Tab): Promise<number> {
  const before = tab.announcedAs('bonusClaimed').length;
  await tab.game.claimBonus();
  return tab.announcedAs('bonusClaimed').length - before;
}

describe.each([
  ['in the same visit', (tab: Tab) => tab],
  ['in the next visit', (_: Tab, device: Device) => device.visit()],
])('a device that said 2031 and says 2026 again, %s,', (_, openAgain) => {
  /** Does something in 2031, and opens the page again in 2026. */
  async function after(inWrongYear: (tab: Tab, device: Device) => Promise<unknown>) {
    const device = new Device();
    device.time = Date.UTC(2031, 0, 1, 12);
    const wrong = device.visit();
    await inWrongYear(wrong, device);
    device.time = NOW;
    const tab = openAgain(wrong, device);
    await changeClock(device, tab, 0);
    return { device, tab };
  }

  test('pays the bonus of 2026, and the next one a day later', async () => {
    const { device, tab } = await after(claim);
    expect([await claim(tab), await claim(tab)]).toEqual([1, 0]);
    device.pass(DAY);
    expect(await claim(tab)).toBe(1);
    const { bonus } = device.disk.savedGame;
    expect(bonus).toMatchObject({ lastDay: localDay(new Date(NOW + DAY)), streak: 2 });
    expect(tab.game.now()).toBe(device.time);
  });

  test('counts the rounds of this week in this week, and asks once whether the date is right', async () => {
    const { device, tab } = await after((wrong, then) => then.play(wrong));
    expect(tab.state.dateToConfirm).toBe(NOW);
    await device.play(tab);
    expect(device.disk.savedGame.challenge).toMatchObject({ week: weekOf(NOW), spins: 2 });
    tab.game.confirmDate();
    device.pass(HOUR);
    for (const one of [tab, device.visit()]) {
      await changeClock(device, one, 0);
      expect(one.state.dateToConfirm).toBeNull();
    }
  });
});

test('a jump of the clock by which the device has slept is believed, if the site says so', async () => {
  const device = new Device();
  let site = NOW;
  const tab = device.visit({ siteTime: () => Promise.resolve(site) });
  await tab.game.takeBreak('day');
  await flushPromises();
  site += 2 * DAY;
  await changeClock(device, tab, 2 * DAY);
  expect([await device.play(tab), tab.state.dateToConfirm]).toEqual([true, null]);
});

test.each([
  [null, true],
  [NOW, true],
  [NOW + 2 * DAY, false],
])(
  'a jump of the clock is asked about without limits too, unless the site has the same date (%s)',
  async (site, isAsked) => {
    const device = new Device();
    const tab = device.visit({ siteTime: () => Promise.resolve(site) });
    await changeClock(device, tab, 2 * DAY);
    expect(tab.state.dateToConfirm).toBe(isAsked ? device.time : null);
  },
);

test('a clock that is put back by more than a minute, all in all, is followed; until then time goes on', async () => {
  const ahead = new Device({ log: { ...NO_PLAY, lastAt: NOW + 500 } });
  expect(ahead.visit().game.now()).toBe(NOW + 500);
  const device = new Device();
  const tab = device.visit();
  device.pass(HOUR);
  expect(tab.game.now()).toBe(device.time);
  await changeClock(device, tab, -MINUTE);
  expect(tab.game.now()).toBe(NOW + HOUR);
  device.pass(500);
  device.time -= 1;
  expect(tab.game.now()).toBe(NOW + HOUR + 500);
  await changeClock(device, tab, 0);
  expect([tab.game.now(), device.disk.savedGame.log.clockChanges]).toEqual([device.time, 1]);
});

test('a change of the clock is dealt with once, however many tabs notice it', async () => {
  const device = new Device();
  const [first, second] = [device.visit(), device.visit()];
  await first.game.takeBreak('day');
  second.game.refresh();
  await changeClock(device, first, -30 * DAY);
  second.game.refresh();
  await changeClock(device, second, 0);
  const { limits, log } = device.disk.savedGame;
  expect([limits.breakUntil, log.clockChanges]).toEqual([device.time + DAY, 1]);
});

/** What somebody does who tries to get around their limits. */
type Step = { readonly does: 'change the clock' | 'pass'; readonly ms: number } | ReturnType<typeof free>;
const free = (does: 'play' | 'claim' | 'reload') => ({ does });
const timed = (does: 'change the clock' | 'pass') => (ms: number) => ({ does, ms });

const anyChange = fc.oneof(
  fc.constantFrom(-DAY, DAY, -HOUR, HOUR, -7 * DAY, 7 * DAY),
  fc.integer({ min: -900 * DAY, max: 900 * DAY }),
);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  anyChange.map(timed('change the clock')),
  fc.constantFrom(MINUTE, HOUR, 5 * HOUR, DAY).map(timed('pass')),
  fc.constantFrom<('play' | 'claim' | 'reload')[]>('play', 'play', 'claim', 'reload').map(free),
);
const anyWalk = fc.array(anyStep, { minLength: 10, maxLength: 60, size: 'max' });

/** How much sooner something may end than it should (ms): changes of up to a minute are not noticed. */
const SLACK = 2 * MINUTE;

const MONDAY = Date.UTC(2026, 0, 12);

describe('whatever is done to the clock of an open page', () => {
  /** Walks from Monday midnight until at most `ms` have passed. */
  const property = (
    ms: number,
    prepare: (tab: Tab, device: Device) => Promise<void>,
    check: (tab: Tab, device: Device) => unknown,
  ) =>
    fc.assert(
      fc.asyncProperty(anyWalk, async (steps) => {
        const device = new Device({ coins: 100_000 });
        device.time = MONDAY;
        let tab = device.visit();
        await prepare(tab, device);
        const days = new Set<number>();
        for (const step of steps) {
          if (step.does === 'pass' && device.elapsed + step.ms > ms) break;
          if (step.does === 'play') await device.play(tab);
          else if (step.does === 'pass') device.pass(step.ms);
          else if (step.does === 'change the clock') await changeClock(device, tab, step.ms);
          else if (step.does === 'reload') tab = device.visit();
          else {
            const day = localDay(new Date(tab.game.now()));
            expect(await claim(tab)).toBe(days.has(day) ? 0 : 1);
            days.add(day);
          }
        }
        await check(tab, device);
      }),
      { numRuns: runs(40) },
    );

  test.each([
    ['betPerDay', DAY],
    ['betPerWeek', 7 * DAY],
  ] as const)('a limit is not exceeded within its time (%s)', (name, ms) =>
    property(
      ms - SLACK,
      async (tab, device) => {
        await tab.game.limit(name, toCoins(40));
        // With this round the day and the week of play begin.
        await device.play(tab);
      },
      (_, { disk }) => expect(disk.savedGame.rounds).toBeLessThanOrEqual(4),
    ),
  );

  test('a limit gets looser after a day, and a break of a day ends then, no sooner and hardly later', () =>
    property(
      DAY - SLACK,
      async ({ game }) => {
        await game.limit('betPerDay', toCoins(5));
        await game.limit('betPerDay', null);
        await game.takeBreak('day');
      },
      async (tab, device) => {
        expect(device.disk.savedGame.rounds).toBe(0);
        const limit = () => limitAt(tab.state.limits, 'betPerDay', tab.game.now());
        expect(limit()).toBe(5);
        device.pass(DAY + SLACK - device.elapsed);
        expect(limit()).toBeNull();
        expect(await device.play(tab)).toBe(true);
      },
    ));

  test('a wrong date does not last: eight days after the last change everything goes by the right one', () =>
    property(
      Infinity,
      async ({ game }) => {
        await game.limit('betPerDay', toCoins(20));
        await game.limit('betPerWeek', toCoins(30));
        await game.takeBreak('day');
      },
      async (tab, device) => {
        // Everything that was claimed for days to come is far from here.
        await changeClock(device, tab, Date.UTC(2040, 0, 2) - device.time);
        device.pass(8 * DAY);
        expect(await claim(tab)).toBe(1);
        expect(await device.play(tab)).toBe(true);
        expect(tab.game.now()).toBe(device.time);
        expect(device.disk.savedGame.challenge?.week).toBe(weekOf(device.time));
      },
    ));
});
