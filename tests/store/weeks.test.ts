import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { weekOf, weekStart } from '../../src/player/calendar';
import { dealing, LEFT_FISH } from '../engine/grids';
import { fishingRound, NOW } from './saved-text';
import { coinsOf, Disk, type Fault, NoLock, openTab, SharedLock, spin, type Tab } from './tabs';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const WEEK = weekOf(NOW);
/** The instant at which that week is over: Monday, 19 January 2026, 00:00 UTC. */
const END = weekStart(WEEK + 1);

/** A week with the best possible score, and one with the worst. */
const best = (week = WEEK) => ({ week, spins: 100, score: 99_999, reachedAt: weekStart(week) + 1 });
const worst = (week = WEEK) => ({ week, spins: 1, score: 0, reachedAt: weekStart(week + 1) - 1 });

const won = (week = WEEK) => ({ week, rank: 1, score: 99_999, prize: 40_000 });

const at = (time: number) => () => time;
const resultsOf = (tab: Tab) => tab.announcedAs('challengeSettled');

describe('a week that has ended', () => {
  test('pays its prize in the one write that puts it among the past ones, before it is announced', async () => {
    const disk = new Disk({ coins: 10, challenge: best() });
    const tab = openTab({ disk, now: at(END) });
    const steps: string[] = [];
    disk.landed = (_, text) => steps.push(text);
    tab.game.events.on('challengeSettled', ({ rank, prize }) => steps.push(`rank ${rank}, ${prize} coins`));
    await tab.game.closeWeeks();
    expect(steps).toHaveLength(2);
    expect(JSON.parse(steps[0] ?? '')).toMatchObject({
      coins: 40_010,
      challenge: null,
      endedWeeks: [],
      pastWeeks: [won()],
      highestBalance: 40_010,
    });
    expect(steps[1]).toBe('rank 1, 40000 coins');
    expect(tab.announced).toEqual([
      ['balanceChanged', 40_010],
      ['challengeSettled', won()],
    ]);
    expect(tab.game.state.getState()).toMatchObject({ challenge: null, pastWeeks: [won()] });
  });

  test('without a prize is announced and saved as well', async () => {
    const disk = new Disk({ challenge: worst() });
    const tab = openTab({ disk, now: at(END) });
    await tab.game.closeWeeks();
    expect(resultsOf(tab)).toEqual([{ week: WEEK, rank: 25, score: 0, prize: 0 }]);
    expect(disk.savedGame).toMatchObject({ coins: 1000, challenge: null });
    expect(disk.savedGame.pastWeeks).toHaveLength(1);
  });

  test('is not over a millisecond before its end: nothing is paid, written or announced', async () => {
    const tab = openTab({ disk: new Disk({ challenge: best() }), now: at(END - 1) });
    await tab.game.closeWeeks();
    expect([coinsOf(tab), resultsOf(tab), tab.storage.writes]).toEqual([1000, [], 0]);
  });

  test('in which nothing was spun is none', async () => {
    const tab = openTab({ now: at(END) });
    await tab.game.closeWeeks();
    expect([tab.announced, tab.storage.writes]).toEqual([[], 0]);
  });

  test('comes before those that ended earlier, of which two years are kept', async () => {
    const pastWeeks = Array.from({ length: 104 }, (_, n) => ({
      week: WEEK - 1 - n,
      rank: 9,
      score: 1,
      prize: 3000,
    }));
    const disk = new Disk({ challenge: best(), pastWeeks });
    await openTab({ disk, now: at(END) }).game.closeWeeks();
    expect(disk.savedGame.pastWeeks).toEqual([won(), ...pastWeeks.slice(0, 103)]);
  });
});

describe('the prize', () => {
  test.each([
    ['with a lock between them', () => new SharedLock()],
    ['without one', () => new NoLock()],
  ])('is paid and announced once in three tabs at once (%s)', async (_, lockOf) => {
    const [disk, lock] = [new Disk({ challenge: best() }), lockOf()];
    const tabs = [1, 2, 3].map(() => openTab({ disk, lock, now: at(END) }));
    await Promise.all(tabs.map(({ game }) => game.closeWeeks()));
    expect(disk.savedGame.coins).toBe(41_000);
    expect(tabs.flatMap(resultsOf)).toEqual([won()]);
    expect(tabs.map(coinsOf)).toEqual([41_000, 41_000, 41_000]);
  });

  test.each<[Fault, number]>([
    ['writes throw before they land', 1000],
    ['writes are dropped', 1000],
    ['writes throw after they land', 41_000],
  ])('is paid and announced only where it is saved (%s), and once in all', async (fault, saved) => {
    const disk = new Disk({ challenge: best() });
    const tab = openTab({ disk, fault, now: at(END) });
    await tab.game.closeWeeks();
    await tab.game.closeWeeks();
    expect([coinsOf(tab), disk.savedGame.coins]).toEqual([saved, saved]);
    expect(resultsOf(tab)).toEqual(saved > 1000 ? [won()] : []);
    const next = openTab({ disk, now: at(END) });
    await next.game.closeWeeks();
    expect(disk.savedGame.coins).toBe(41_000);
  });
});

describe('the result of a week', () => {
  test('is announced at each visit until the player has seen it', async () => {
    const disk = new Disk({ challenge: best() });
    const first = openTab({ disk, now: at(END) });
    await first.game.closeWeeks();
    await first.game.closeWeeks();
    expect(resultsOf(first)).toEqual([won()]);
    const second = openTab({ disk, now: at(END) });
    await second.game.closeWeeks();
    expect([resultsOf(second), coinsOf(second)]).toEqual([[won()], 41_000]);
    await second.game.markWeekSeen(WEEK);
    const third = openTab({ disk, now: at(END) });
    await third.game.closeWeeks();
    expect([resultsOf(third), disk.savedGame.unseenWeeks]).toEqual([[], []]);
  });

  test('that was seen is written once', async () => {
    const tab = openTab({ disk: new Disk({ challenge: best() }), now: at(END) });
    await tab.game.closeWeeks();
    await tab.game.markWeekSeen(WEEK);
    const { writes } = tab.storage;
    await tab.game.markWeekSeen(WEEK);
    expect(tab.storage.writes).toBe(writes);
  });
});

describe('a round', () => {
  test('that is begun in one week and settled in the next counts in the next', async () => {
    let now = END - 1000;
    const disk = new Disk({ challenge: best() });
    const tab = openTab({ disk, random: dealing(LEFT_FISH), now: () => now });
    await spin(tab.game);
    now = END + 1000;
    tab.game.settleNow('shown');
    expect(disk.savedGame).toMatchObject({
      coins: 1040,
      challenge: { week: WEEK + 1, spins: 1, score: 5, reachedAt: END + 1000 },
      endedWeeks: [best()],
      pastWeeks: [],
    });
    await tab.game.closeWeeks();
    expect(disk.savedGame).toMatchObject({
      coins: 41_040,
      challenge: { week: WEEK + 1, spins: 1 },
      endedWeeks: [],
      pastWeeks: [won()],
    });
  });

  test('that a crash cut off counts when it is recovered', async () => {
    const openRound = fishingRound(LEFT_FISH);
    const disk = new Disk({ rounds: 1, openRound, challenge: best() });
    const tab = openTab({ disk, now: at(END + 5) });
    await tab.game.recover();
    await tab.game.closeWeeks();
    expect(disk.savedGame).toMatchObject({
      coins: 41_050,
      challenge: { week: WEEK + 1, spins: 1, score: 5 },
      pastWeeks: [won()],
    });
  });
});

describe('a clock turned back', () => {
  test('over the end of a closed week opens it for no second prize', async () => {
    let now = END;
    const disk = new Disk({ challenge: best() });
    const before = openTab({ disk, now: () => now });
    await before.game.closeWeeks();
    await before.game.markWeekSeen(WEEK);
    now = END - 1000;
    const tab = openTab({ disk, random: dealing(LEFT_FISH, LEFT_FISH), now: () => now });
    await spin(tab.game);
    tab.game.settleNow('shown');
    // The coins of the round are won; the week it would have counted in is over.
    expect(disk.savedGame).toMatchObject({ coins: 41_040, challenge: null, endedWeeks: [] });
    now = END + 1000;
    await tab.game.closeWeeks();
    expect([disk.savedGame.coins, resultsOf(tab)]).toEqual([41_040, []]);
    await spin(tab.game);
    tab.game.settleNow('shown');
    expect(disk.savedGame.challenge).toMatchObject({ week: WEEK + 1, spins: 1 });
  });
});

test('several weeks that wait are all closed, each once', async () => {
  const disk = new Disk({ challenge: best(), endedWeeks: [best(WEEK - 2), best(WEEK - 1)] });
  const tab = openTab({ disk, now: at(END) });
  await tab.game.closeWeeks();
  expect(resultsOf(tab)).toEqual([won(WEEK - 2), won(WEEK - 1), won()]);
  expect(disk.savedGame).toMatchObject({ coins: 121_000, endedWeeks: [] });
  expect(disk.savedGame.pastWeeks.map(({ week }) => week)).toEqual([WEEK, WEEK - 1, WEEK - 2]);
});
