import { describe, expect, test } from 'vitest';
import { weekOf, weekStart } from '../../../src/player/calendar';
import { dealing, LEFT_FISH } from '../../engine/grids';
import { TODAY } from '../../player/times';
import { inZone } from '../../player/zones';
import { fakeTimers } from '../fake-timers';
import { NOW } from '../saved-text';
import { Disk, type Fault, openTab, type Tab, type TabParts } from '../tabs';

fakeTimers();

const WEEK = weekOf(NOW);
/** The instant at which that week is over: Monday, 19 January 2026, 00:00 UTC. */
const END = weekStart(WEEK + 1);

/** A week with the best possible score, and what it wins. */
const best = (week = WEEK) => ({ week, spins: 100, score: 99_999, reachedAt: weekStart(week) + 1 });
const won = (week = WEEK) => ({ week, rank: 1, score: 99_999, prize: 40_000 });

const at = (time: number) => () => time;
const resultsOf = (tab: Tab) => tab.announcedAs('challengeSettled');
const bonus = { amount: 100, streak: 1 };

/** What is paid: by which action, out of which saved game, when, and how it is announced and saved. */
const REWARDS = [
  {
    reward: 'a bonus',
    ...{ saved: {}, now: NOW, paid: 100, event: 'bonusClaimed', detail: bonus },
    ask: ({ game }: Tab) => game.claimBonus(),
    after: { bonus: { lastDay: TODAY, streak: 1 } },
  },
  {
    reward: 'a prize',
    ...{ saved: { challenge: best() }, now: END, paid: 40_000, event: 'challengeSettled', detail: won() },
    ask: ({ game }: Tab) => game.closeWeeks(),
    after: { challenge: null, endedWeeks: [], pastWeeks: [won()] },
  },
];

describe.each(REWARDS)('$reward', ({ saved, now, paid, event, detail, ask, after }) => {
  const open = (disk: Disk, parts: TabParts = {}) => openTab({ disk, now: at(now), ...parts });

  test('is saved in the one write that pays it, before it is announced, and shown', async () => {
    const disk = new Disk({ ...saved, coins: 10 });
    const tab = open(disk);
    const steps: unknown[] = [];
    disk.landed = (_, text) => steps.push(JSON.parse(text));
    tab.game.events.on('*', (type) => type === event && steps.push('announced'));
    await ask(tab);
    const coins = 10 + paid;
    const highestBalance = Math.max(1000, coins);
    expect(steps).toMatchObject([{ ...after, coins, highestBalance, writes: 1 }, 'announced']);
    expect(tab.announced).toEqual([
      ['balanceChanged', coins],
      [event, detail],
    ]);
    expect(tab.state).toMatchObject(after);
  });

  test.each([
    ['with a lock between them', true],
    ['without one', false],
  ])('is paid and announced once in three tabs at once, which all show it (%s)', async (_, hasLocks) => {
    const disk = new Disk(saved);
    const tabs = [1, 2, 3].map(() => open(disk, { hasLocks }));
    await Promise.all(tabs.map(ask));
    expect(disk.savedGame.coins).toBe(1000 + paid);
    expect(tabs.flatMap((tab) => tab.announcedAs(event))).toEqual([detail]);
    expect(tabs.map(({ coins }) => coins)).toEqual([1000 + paid, 1000 + paid, 1000 + paid]);
  });

  test.each<[Fault, isSaved: boolean]>([
    ['writes throw before they land', false],
    ['writes are dropped', false],
    ['everything throws', false],
    ['writes throw after they land', true],
  ])('is paid and announced only where it is saved (%s), and once in all', async (fault, isSaved) => {
    const disk = new Disk(saved);
    const tab = open(disk, { fault });
    for (let n = 0; n < 2; n++) await ask(tab);
    if (fault !== 'everything throws') expect(tab.coins).toBe(isSaved ? 1000 + paid : 1000);
    expect(disk.savedGame.coins).toBe(isSaved ? 1000 + paid : 1000);
    expect(tab.announcedAs(event)).toEqual(isSaved ? [detail] : []);
    const isBonus = event === 'bonusClaimed';
    expect(tab.announcedAs('bonusNotSaved')).toHaveLength(isBonus && !isSaved ? 2 : 0);
    await ask(open(disk));
    expect(disk.savedGame.coins).toBe(1000 + paid);
  });
});

test('a bonus is paid for no calendar day twice in another time zone, travelled to', async () => {
  let now = Date.parse('2026-01-14T10:30Z');
  const tab = openTab({ now: () => now });
  const claims = () => tab.announcedAs('bonusClaimed');
  // It is the 15th in Kiritimati, and still the 13th in Pago Pago.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])
    await inZone(zone, () => tab.game.claimBonus());
  expect(claims()).toHaveLength(1);
  now = Date.parse('2026-01-15T23:30Z');
  await inZone('Europe/Berlin', () => tab.game.claimBonus());
  expect(claims()).toEqual([bonus, { amount: 150, streak: 2 }]);
});

describe('a week', () => {
  /** Opens a tab at an instant that can be changed, and closes the weeks that are over. */
  async function closeAt(time: number, parts: TabParts) {
    const clock = { time };
    const tab = openTab({ random: dealing(LEFT_FISH), now: () => clock.time, ...parts });
    await tab.game.closeWeeks();
    return { tab, disk: tab.disk, clock };
  }

  test('that has ended without a prize is announced and saved as well', async () => {
    const worst = { week: WEEK, spins: 1, score: 0, reachedAt: END - 1 };
    const { tab, disk } = await closeAt(END, { saved: { challenge: worst } });
    expect(resultsOf(tab)).toEqual([{ week: WEEK, rank: 25, score: 0, prize: 0 }]);
    expect(disk.savedGame).toMatchObject({ coins: 1000, challenge: null, pastWeeks: [{ week: WEEK }] });
  });

  test.each([
    ['a millisecond before its end', { challenge: best() }, END - 1],
    ['in which nothing was spun', {}, END],
  ])('%s pays, writes and announces nothing', async (_, saved, time) => {
    const { tab } = await closeAt(time, { saved });
    expect([tab.coins, tab.announced, tab.storage.writes]).toEqual([1000, [], 0]);
  });

  test('comes before those that ended earlier, of which two years are kept', async () => {
    const pastWeeks = Array.from({ length: 104 }, (_, n) => ({
      ...{ week: WEEK - 1 - n, rank: 9, score: 1, prize: 3000 },
    }));
    const { disk } = await closeAt(END, { saved: { challenge: best(), pastWeeks } });
    expect(disk.savedGame.pastWeeks).toEqual([won(), ...pastWeeks.slice(0, 103)]);
  });

  test('is closed with those that wait, each once', async () => {
    const saved = { challenge: best(), endedWeeks: [best(WEEK - 2), best(WEEK - 1)] };
    const { tab, disk } = await closeAt(END, { saved });
    expect(resultsOf(tab)).toEqual([won(WEEK - 2), won(WEEK - 1), won()]);
    expect(disk.savedGame).toMatchObject({ coins: 121_000, endedWeeks: [] });
    expect(disk.savedGame.pastWeeks.map(({ week }) => week)).toEqual([WEEK, WEEK - 1, WEEK - 2]);
  });

  test('is announced at each visit until the player has seen its result, which is written once', async () => {
    const disk = new Disk({ challenge: best() });
    const visit = async () => {
      const { tab } = await closeAt(END, { disk });
      await tab.game.closeWeeks();
      return tab;
    };
    expect(resultsOf(await visit())).toEqual([won()]);
    const second = await visit();
    expect([resultsOf(second), second.coins]).toEqual([[won()], 41_000]);
    for (let n = 0; n < 2; n++) await second.game.markWeekSeen(WEEK);
    expect(second.storage.writes).toBe(1);
    expect([resultsOf(await visit()), disk.savedGame.unseenWeeks]).toEqual([[], []]);
  });

  test('counts a round that is settled in it, though it was begun in the one before', async () => {
    const { tab, disk, clock } = await closeAt(END - 1000, { saved: { challenge: best() } });
    await tab.spin();
    clock.time = END + 1000;
    tab.settle();
    const challenge = { week: WEEK + 1, spins: 1, score: 5, reachedAt: END + 1000 };
    expect(disk.savedGame).toMatchObject({ coins: 1040, challenge, endedWeeks: [best()], pastWeeks: [] });
    await tab.game.closeWeeks();
    expect(disk.savedGame).toMatchObject({ coins: 41_040, challenge, endedWeeks: [], pastWeeks: [won()] });
  });

  test('that waits for its prize counts no round that is played on a clock turned back', async () => {
    const { tab, disk } = await closeAt(END - 1000, { saved: { endedWeeks: [best()] } });
    await tab.playRound();
    expect(disk.savedGame).toMatchObject({ coins: 1040, challenge: null, endedWeeks: [best()] });
  });

  test('that is closed is opened for no second prize by a clock that is turned back', async () => {
    const { disk } = await closeAt(END, { saved: { challenge: best() } });
    const { tab, clock } = await closeAt(END - 1000, { disk });
    await tab.playRound();
    // The coins of the round are won; the week it would have counted in is over.
    expect(disk.savedGame).toMatchObject({ coins: 41_040, challenge: null, endedWeeks: [] });
    clock.time = END + 1000;
    await tab.game.closeWeeks();
    // It was not seen the first time.
    expect([disk.savedGame.coins, resultsOf(tab)]).toEqual([41_040, [won()]]);
    await tab.playRound();
    expect(disk.savedGame.challenge).toMatchObject({ week: WEEK + 1, spins: 1 });
  });
});
