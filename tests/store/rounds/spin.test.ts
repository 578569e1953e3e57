import { describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../../src/engine/seeded-random';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { weekOf, weekStart } from '../../../src/player/calendar';
import { backupKey, SAVED_GAME_KEY } from '../../../src/store/document/text-storage';
import { dealing, gridOf, LEFT_FISH, NO_WIN } from '../../engine/grids';
import { fakeTimers } from '../fake-timers';
import { referencePayout } from '../reference-payout';
import { fishingRound, NOT_PLAYED, NOW, oneRound, savedDocument, textOf } from '../saved-text';
import { definitions, Disk, flushPromises, openTab } from '../tabs';
import { games, KINDS, longWinOf, lossOf, otherThan, roundOfSeed, roundText, winOf } from './rounds';

fakeTimers();

test('a new player has 1000 coins, a bet of 10, reels at rest, and leaves no trace', () => {
  const { state, announced, disk } = openTab();
  const machine = { bet: 10, grid: gridOf('fus owt fus'), lastRound: null, playback: { phase: 'idle' } };
  const nothingWrong = { saveProblem: null, dateToConfirm: null };
  expect(state).toEqual({ ...savedDocument(), machines: { 'lucky-fishing': machine }, ...nothingWrong });
  expect([announced, disk.texts.size]).toEqual([[], 0]);
});

describe('a spin', () => {
  test('pressed twice at once is one spin, for the bet that was shown when it was pressed', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    const spins = [tab.spin(), tab.spin()];
    tab.changeBet(5);
    await Promise.all(spins);
    expect(tab.announcedAs('roundStarted')).toMatchObject([{ bet: 10 }]);
    expect([tab.machine().bet, tab.announcedAs('spinRefused')]).toEqual([10, []]);
  });

  test('after a count that has reached its end goes on from 1, and stays readable', async () => {
    const tab = openTab({ saved: { rounds: Number.MAX_SAFE_INTEGER }, random: dealing(LEFT_FISH) });
    await tab.spin();
    tab.crash();
    const next = openTab({ disk: tab.disk });
    await next.game.recover();
    expect([next.coins, next.problem, tab.disk.texts.has(backupKey(1))]).toEqual([1040, null, false]);
  });
});

describe('a refused spin', () => {
  test('looks at the coins as they are saved, and takes none', async () => {
    const tab = openTab();
    tab.disk.texts.set(SAVED_GAME_KEY, textOf({ coins: 3, rounds: 9 }));
    await tab.spin();
    expect(tab.announced).toEqual([
      ['balanceChanged', 3],
      ['spinRefused', 'not enough coins'],
    ]);
    expect([tab.coins, tab.storage.writes]).toEqual([3, 0]);
  });

  test.each([
    ['comes at once where a round is seen to run elsewhere', fishingRound(NO_WIN), 'idle'],
    ['does not come where another tab is only slow to save a setting', null, 'spinning'],
  ])('%s', async (_, openRound, phase) => {
    const tab = openTab({ saved: { rounds: 1, openRound } });
    const lease = await openTab({ disk: tab.disk }).repository.lease();
    const spun = tab.spin();
    await flushPromises();
    expect(tab.announcedAs('spinRefused')).toEqual(openRound ? ['spinning in another tab'] : []);
    lease.release();
    await spun;
    expect(tab.phase()).toBe(phase);
  });

  test('leaves the result before it on show', async () => {
    const tab = openTab({ saved: { coins: 10 }, random: dealing(NO_WIN) });
    await tab.playRound();
    await tab.spin();
    expect([tab.announcedAs('spinRefused'), tab.phase()]).toEqual([['not enough coins'], 'settled']);
  });
});

describe.each(games)('of $id', ({ id, definition }) => {
  const other = otherThan(definition);
  const { min, max, step, default: bet } = definition.bet;
  const openWith = (seed: number) => openTab({ open: definitions, random: seededRandom(seed) });

  test('a round is saved with its whole outcome in the write that takes the bet, then starts and shows none of it', async () => {
    const seed = longWinOf(definition);
    const round = roundOfSeed(definition, seed);
    const tab = openWith(seed);
    const { grid } = tab.machine(id);
    const steps: unknown[] = [];
    tab.disk.landed = (_, text) => steps.push(JSON.parse(text));
    tab.game.events.on('roundStarted', (started) => steps.push(started, tab.coins, tab.machine(id).grid));
    await tab.spin(id);
    const saved = savedDocument({
      ...{ coins: 1000 - bet, rounds: 1, openRound: roundText(definition, round) },
      ...{ games: { [id]: { ...NOT_PLAYED, bet } }, log: oneRound(bet, 0), writes: 1 },
    });
    expect(steps).toEqual([saved, round, 1000 - bet, grid]);
    expect(tab.announced.map(([type]) => type)).toEqual(['balanceChanged', 'roundStarted']);
    expect(tab.machine(id).playback).toEqual({ phase: 'spinning', round, isReplay: false });
    expect(tab.phase(other.id)).toBe('idle');
  });

  test.each(KINDS)(
    'a round pays what the rules say, counts in its game alone and is remembered: %s',
    async (_, seedFor) => {
      const seed = seedFor(definition);
      const round = roundOfSeed(definition, seed);
      const { payout } = round;
      const text = roundText(definition, round);
      expect(referencePayout(text)).toBe(payout);
      const tab = openWith(seed);
      const { disk } = tab;
      const before = tab.machine(other.id);
      await tab.playRound(id);
      expect([tab.coins, disk.savedGame.coins]).toEqual([1000 - bet + payout, 1000 - bet + payout]);
      expect(disk.savedGame.games).toMatchObject({
        [id]: { bet, lastRound: { bet, seed: round.seed, spins: text.spins } },
      });
      expect(Object.keys(disk.savedGame.games)).toEqual([id]);
      const grid = round.spins.at(-1)?.grid;
      expect(tab.machine(id)).toEqual({
        bet,
        grid,
        lastRound: round,
        playback: { phase: 'settled', round, isReplay: false },
      });
      expect(tab.machine(other.id)).toBe(before);
      expect(tab.announcedAs('roundSettled')).toEqual([round]);
      const next = openTab({ disk, open: definitions });
      expect(next.machine(id)).toMatchObject({
        bet,
        grid,
        lastRound: { seed: round.seed, spins: round.spins },
      });
      expect(next.machine(other.id).lastRound).toBeNull();
    },
  );

  test('a round has the time that its stage plans before the watchdog settles it', async () => {
    const seed = longWinOf(definition);
    const { spins, payout } = roundOfSeed(definition, seed);
    const tab = openWith(seed);
    const nothing = (): void => undefined;
    const plannedMs = spins.length * 3_000;
    tab.game.attachStage(id, {
      play: () => plannedMs,
      presentOutcome: nothing,
      showResult: nothing,
      showGrid: nothing,
    });
    await tab.spin(id);
    await vi.advanceTimersByTimeAsync(plannedMs);
    expect(tab.phase(id)).toBe('spinning');
    await vi.advanceTimersByTimeAsync(1000);
    expect([tab.phase(id), tab.coins]).toEqual(['settled', 1000 - bet + payout]);
  });

  test('a running round keeps the other game from starting, both bets as they are, and its machine open', async () => {
    const tab = openWith(1);
    await tab.spin(id);
    await tab.spin(other.id);
    for (const one of definitions) tab.changeBet(1, one.id);
    expect(tab.announced.map(([type]) => type)).toEqual(['balanceChanged', 'roundStarted']);
    for (const one of definitions) expect(tab.machine(one.id).bet).toBe(one.bet.default);
    const playing = tab.machine(id);
    tab.game.open(definition);
    expect(tab.machine(id)).toBe(playing);
    tab.settle();
    await tab.spin(other.id);
    expect(tab.runningRound).toBe(2);
  });

  test('a round is refused where chance draws what the reels do not have, and where the game is not open', async () => {
    const tab = openTab({ open: [other], random: () => NaN });
    await tab.spin(id);
    tab.changeBet(1, id);
    expect([tab.announced, Object.keys(tab.state.machines)]).toEqual([[], [other.id]]);
    await tab.spin(other.id);
    expect(tab.announced).toEqual([['spinRefused', 'randomness broken']]);
    expect([tab.storage.writes, tab.coins]).toEqual([0, 1000]);
  });

  test('the bet goes by its steps, is announced, and saved in its game alone, beside that of the last round', async () => {
    const tab = openTab({ open: definitions });
    const { disk } = tab;
    for (const steps of [1, -999, -1, 1, 999, 1]) tab.changeBet(steps, id);
    expect(tab.announcedAs('betChanged')).toEqual([bet + step, min, min + step, max]);
    expect(tab.machine(other.id).bet).toBe(other.bet.default);
    await flushPromises();
    expect(disk.savedGame).toEqual(
      savedDocument({ games: { [id]: { ...NOT_PLAYED, bet: max } }, writes: 1 }),
    );
    await tab.playRound(id);
    tab.changeBet(-1, id);
    await flushPromises();
    const next = openTab({ disk, open: definitions });
    expect(next.machine(id)).toMatchObject({ bet: max - step, lastRound: { bet: max } });
    expect(next.machine(other.id).bet).toBe(other.bet.default);
  });

  test('a bet that was saved between two steps is the nearest that there is', () => {
    const saved = { games: { [id]: { ...NOT_PLAYED, bet: min + step + 1 } } };
    expect(openTab({ saved, open: definitions }).machine(id).bet).toBe(min + step);
  });

  test('another tab that plays keeps this one from starting: a bet changed here is saved after it, coins are followed', async () => {
    const seed = winOf(definition);
    const { payout } = roundOfSeed(definition, seed);
    const disk = new Disk();
    const first = openTab({ disk, open: [definition], random: seededRandom(seed) });
    const second = openTab({ disk, open: [other], random: seededRandom(lossOf(other)) });
    await first.spin(id);
    for (let n = 0; n < 2; n++) second.changeBet(1, other.id);
    await second.spin(other.id);
    const before = second.machine(other.id);
    expect(second.announcedAs('spinRefused')).toEqual(['spinning in another tab']);
    expect([second.storage.writes, disk.savedGame.games[other.id]]).toEqual([0, undefined]);
    second.game.refresh();
    first.settle();
    second.game.refresh();
    expect(second.announcedAs('balanceChanged')).toEqual([1000 - bet, 1000 - bet + payout]);
    expect(second.machine(other.id)).toBe(before);
    await flushPromises();
    const higher = other.bet.default + 2 * other.bet.step;
    expect([before.bet, disk.savedGame.games[other.id]?.bet]).toEqual([higher, higher]);
    expect([second.storage.writes, disk.locks.isTaken]).toEqual([1, false]);
    await second.spin(other.id);
    expect([second.runningRound, second.coins]).toEqual([2, 1000 - bet - higher + payout]);
  });
});

test('a bet lasts for this visit where it cannot be saved', async () => {
  const tab = openTab({ fault: 'writes throw before they land' });
  tab.changeBet(1);
  await flushPromises();
  expect([tab.machine().bet, tab.problem]).toEqual([15, 'not storable']);
});

test('a bet that changes before another tab is heard of does not hide that its game has been replaced', async () => {
  const here = openTab({ open: definitions });
  await here.playRound();
  await openTab({ disk: here.disk }).game.reset();
  here.changeBet(1);
  await flushPromises();
  here.game.refresh();
  expect(here.gridsShown).toHaveLength(definitions.length);
  expect(here.machine().lastRound).toBeNull();
});

test('a round that has the number of another game is not settled for it, as after an import in another tab', async () => {
  const [disk, other] = [new Disk(), otherThan(luckyFishing)];
  const first = openTab({ disk });
  await first.spin();
  disk.texts.set(SAVED_GAME_KEY, textOf({ historyId: 1 }));
  const second = openTab({ disk, hasLocks: false, open: [other] });
  await second.spin(other.id);
  const before = disk.text;
  expect(disk.savedGame.openRound).toMatchObject({ game: other.id, id: 1 });
  first.settle();
  expect(disk.text).toBe(before);
  second.settle();
  expect(disk.savedGame.openRound).toBeNull();
});

test.each(games.filter(({ id }) => id !== luckyFishing.id))(
  'the weekly challenge does not count $id, by which a week that is over waits for its prize',
  async ({ id }) => {
    const week = weekOf(NOW);
    const challenge = { week, spins: 7, score: 25, reachedAt: weekStart(week) + 1 };
    let now = NOW;
    const tab = openTab({ saved: { challenge }, open: definitions, now: () => now });
    await tab.playRound(id);
    expect(tab.savedGame.challenge).toEqual(challenge);
    now = weekStart(week + 1);
    await tab.playRound(id);
    expect(tab.savedGame).toMatchObject({ challenge: null, endedWeeks: [challenge] });
    await tab.game.closeWeeks();
    expect(tab.announcedAs('challengeSettled')).toMatchObject([{ week, score: 25 }]);
  },
);
