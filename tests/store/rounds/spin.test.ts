import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../../src/engine/seeded-random';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import { weekOf, weekStart } from '../../../src/player/calendar';
import { backupKey, SAVED_GAME_KEY } from '../../../src/store/document/text-storage';
import { dealing, gridOf, LEFT_FISH, MIDDLE_WHALES, NO_WIN, roundWith } from '../../engine/grids';
import { referencePayout } from '../reference-payout';
import { fishingRound, NOT_PLAYED, NOW, oneRound, savedDocument, textOf } from '../saved-text';
import {
  changeBet,
  coinsOf,
  definitions,
  Disk,
  flushPromises,
  machineOf,
  openTab,
  phaseOf,
  playRound,
  runningRound,
  SharedLock,
  spin,
} from '../tabs';
import { games, longWinOf, lossOf, otherThan, roundOfSeed, roundText, winOf } from './rounds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a new player has 1000 coins, a bet of 10, reels at rest, and leaves no trace', () => {
  const disk = new Disk();
  const { game, announced } = openTab({ disk });
  expect(game.state.getState()).toEqual({
    ...savedDocument(),
    machines: {
      'lucky-fishing': { bet: 10, grid: gridOf('fus owt fus'), lastRound: null, play: { phase: 'idle' } },
    },
    ...{ saveProblem: null, dateToConfirm: null },
  });
  expect([announced, disk.texts.size]).toEqual([[], 0]);
});

describe('a spin', () => {
  test('shows the bet taken and the reels turning at roundStarted, and no outcome', async () => {
    const tab = openTab({ random: dealing(MIDDLE_WHALES) });
    const before = machineOf(tab.game).grid;
    let seen: unknown;
    tab.game.events.on('roundStarted', () => (seen = { coins: coinsOf(tab), ...machineOf(tab.game) }));
    await spin(tab.game);
    expect(seen).toMatchObject({ coins: 990, grid: before, play: { phase: 'spinning' } });
    expect(tab.announced).toEqual([
      ['balanceChanged', 990],
      ['roundStarted', roundWith(MIDDLE_WHALES)],
    ]);
  });

  test('pressed twice at once is one spin, for the bet that was shown when it was pressed', async () => {
    const tab = openTab({ random: dealing(NO_WIN) });
    const spins = [spin(tab.game), spin(tab.game)];
    changeBet(tab.game, 5);
    await Promise.all(spins);
    expect(tab.announcedAs('roundStarted')).toMatchObject([{ bet: 10 }]);
    expect([machineOf(tab.game).bet, tab.announcedAs('spinRefused')]).toEqual([10, []]);
  });

  test('after a count that has reached its end goes on from 1, and stays readable', async () => {
    const disk = new Disk({ rounds: Number.MAX_SAFE_INTEGER });
    const tab = openTab({ disk, random: dealing(LEFT_FISH) });
    await spin(tab.game);
    tab.crash();
    const next = openTab({ disk });
    await next.game.recover();
    expect(next.game.state.getState()).toMatchObject({ coins: 1040, saveProblem: null });
    expect(disk.texts.has(backupKey(1))).toBe(false);
  });
});

describe('a refused spin', () => {
  test('looks at the coins as they are saved, and takes none', async () => {
    const disk = new Disk();
    const tab = openTab({ disk });
    disk.texts.set(SAVED_GAME_KEY, textOf({ coins: 3, rounds: 9 }));
    await spin(tab.game);
    expect(tab.announced).toEqual([
      ['balanceChanged', 3],
      ['spinRefused', 'not enough coins'],
    ]);
    expect([coinsOf(tab), tab.storage.writes]).toEqual([3, 0]);
  });

  test('comes at once where a round is seen to run elsewhere', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock, disk: new Disk({ rounds: 1, openRound: fishingRound(NO_WIN) }) });
    lock.holder = {};
    void spin(tab.game);
    await flushPromises();
    expect(tab.announcedAs('spinRefused')).toEqual(['spinning in another tab']);
  });

  test('does not come where another tab is only slow to save a setting', async () => {
    const lock = new SharedLock();
    const tab = openTab({ lock });
    lock.holder = {};
    const spun = spin(tab.game);
    await flushPromises();
    lock.holder = null;
    await spun;
    expect([phaseOf(tab), tab.announcedAs('spinRefused')]).toEqual(['spinning', []]);
  });

  test('leaves the result before it on show', async () => {
    const tab = openTab({ disk: new Disk({ coins: 10 }), random: dealing(NO_WIN) });
    await playRound(tab);
    await spin(tab.game);
    expect([tab.announcedAs('spinRefused'), phaseOf(tab)]).toEqual([['not enough coins'], 'settled']);
  });
});

describe.each(games)('of $id', ({ id, definition }) => {
  const other = otherThan(definition);
  const { min, max, step, default: bet } = definition.bet;
  const cells = definition.grid.columns * definition.grid.rows;
  const openWith = (seed: number, disk = new Disk()) =>
    openTab({ disk, open: definitions, random: seededRandom(seed) });

  test('a round is saved with its whole outcome in the write that takes the bet, before it starts', async () => {
    const seed = longWinOf(definition);
    const round = roundOfSeed(definition, seed);
    const disk = new Disk();
    const tab = openWith(seed, disk);
    const steps: unknown[] = [];
    disk.landed = (_, text) => steps.push(JSON.parse(text));
    tab.game.events.on('roundStarted', (started) => steps.push(started));
    await spin(tab.game, id);
    const saved = savedDocument({
      ...{ coins: 1000 - bet, rounds: 1, openRound: roundText(definition, round) },
      ...{ games: { [id]: { ...NOT_PLAYED, bet } }, log: oneRound(bet, 0), writes: 1 },
    });
    expect(steps).toEqual([saved, round]);
    expect(machineOf(tab.game, id).play).toEqual({ phase: 'spinning', round, spinsShown: 0 });
    expect(phaseOf(tab, other.id)).toBe('idle');
  });

  test.each([
    ['a win', winOf],
    ['a loss', lossOf],
    ['the longest that it has', longWinOf],
  ])(
    'a round pays what the rules say, counts in its game alone and is remembered: %s',
    async (_, seedFor) => {
      const seed = seedFor(definition);
      const round = roundOfSeed(definition, seed);
      const { payout } = round;
      const text = roundText(definition, round);
      expect(referencePayout(text)).toBe(payout);
      const disk = new Disk();
      const tab = openWith(seed, disk);
      const before = machineOf(tab.game, other.id);
      await playRound(tab, id);
      expect([coinsOf(tab), disk.savedGame.coins]).toEqual([1000 - bet + payout, 1000 - bet + payout]);
      const wins = payout > 0 ? 1 : 0;
      const symbols = disk.savedGame.games[id]?.totals.symbols ?? {};
      expect(disk.savedGame.games).toEqual({
        [id]: {
          ...{ bet, lastRound: { bet, spins: text.spins } },
          records: { largestWin: payout, longestRun: wins, run: wins },
          totals: { rounds: 1, wins, bet, won: payout, symbols },
        },
      });
      expect(Object.values(symbols).reduce((sum, seen) => sum + seen, 0)).toBe(cells * round.spins.length);
      const grid = round.spins.at(-1)?.grid;
      expect(machineOf(tab.game, id)).toEqual({
        bet,
        grid,
        lastRound: round,
        play: { phase: 'settled', round },
      });
      expect(machineOf(tab.game, other.id)).toBe(before);
      expect(tab.announcedAs('roundSettled')).toEqual([round]);
      const next = openTab({ disk, open: definitions });
      expect(machineOf(next.game, id)).toMatchObject({ bet, grid, lastRound: { spins: round.spins } });
      expect(machineOf(next.game, other.id).lastRound).toBeNull();
    },
  );

  test('a round has the time of all its spins before the watchdog settles it', async () => {
    const seed = longWinOf(definition);
    const { spins, payout } = roundOfSeed(definition, seed);
    const tab = openWith(seed);
    await spin(tab.game, id);
    await vi.advanceTimersByTimeAsync(spins.length * definition.spin.durationMs);
    expect(phaseOf(tab, id)).toBe('spinning');
    await vi.advanceTimersByTimeAsync(1000);
    expect([phaseOf(tab, id), coinsOf(tab)]).toEqual(['settled', 1000 - bet + payout]);
  });

  test('a running round keeps the other game from starting, both bets as they are, and its machine open', async () => {
    const tab = openWith(1);
    await spin(tab.game, id);
    await spin(tab.game, other.id);
    for (const one of definitions) changeBet(tab.game, 1, one.id);
    expect(tab.announced.map(([type]) => type)).toEqual(['balanceChanged', 'roundStarted']);
    for (const one of definitions) expect(machineOf(tab.game, one.id).bet).toBe(one.bet.default);
    const playing = machineOf(tab.game, id);
    tab.game.open(definition);
    expect(machineOf(tab.game, id)).toBe(playing);
    tab.game.settleNow('shown');
    await spin(tab.game, other.id);
    expect(runningRound(tab)).toBe(2);
  });

  test('a round is refused where chance draws what the reels do not have, and where the game is not open', async () => {
    const tab = openTab({ open: [other], random: () => NaN });
    await spin(tab.game, id);
    changeBet(tab.game, 1, id);
    expect([tab.announced, Object.keys(tab.game.state.getState().machines)]).toEqual([[], [other.id]]);
    await spin(tab.game, other.id);
    expect(tab.announced).toEqual([['spinRefused', 'randomness broken']]);
    expect([tab.storage.writes, coinsOf(tab)]).toEqual([0, 1000]);
  });

  test('the bet goes by its steps, is announced, and saved in its game alone, beside that of the last round', async () => {
    const disk = new Disk();
    const tab = openTab({ disk, open: definitions });
    for (const steps of [1, -999, -1, 1, 999, 1]) changeBet(tab.game, steps, id);
    expect(tab.announcedAs('betChanged')).toEqual([bet + step, min, min + step, max]);
    expect(machineOf(tab.game, other.id).bet).toBe(other.bet.default);
    await flushPromises();
    expect(disk.savedGame).toEqual(
      savedDocument({ games: { [id]: { ...NOT_PLAYED, bet: max } }, writes: 1 }),
    );
    await playRound(tab, id);
    changeBet(tab.game, -1, id);
    await flushPromises();
    const next = openTab({ disk, open: definitions });
    expect(machineOf(next.game, id)).toMatchObject({ bet: max - step, lastRound: { bet: max } });
    expect(machineOf(next.game, other.id).bet).toBe(other.bet.default);
  });

  test('the bet changes here while another tab plays, and is saved once that has ended', async () => {
    const [disk, lock] = [new Disk(), new SharedLock()];
    const playing = openTab({ disk, lock, open: [other] });
    const here = openTab({ disk, lock, open: [definition] });
    await spin(playing.game, other.id);
    for (let n = 0; n < 2; n++) changeBet(here.game, 1, id);
    await flushPromises();
    expect([machineOf(here.game, id).bet, disk.savedGame.games[id]]).toEqual([bet + 2 * step, undefined]);
    playing.game.settleNow('hidden');
    await flushPromises();
    expect(disk.savedGame.games[id]?.bet).toBe(bet + 2 * step);
    expect([here.storage.writes, lock.holder]).toEqual([1, null]);
  });

  test.each([
    ['between two steps', min + step + 1, min + step],
    ['over the highest', 10 * max, max],
    ['under the least', 1, min],
  ])('a bet that was saved %s is the nearest that there is', (_, saved, nearest) => {
    const disk = new Disk({ games: { [id]: { ...NOT_PLAYED, bet: saved } } });
    expect(machineOf(openTab({ disk, open: definitions }).game, id).bet).toBe(nearest);
  });

  test('a round is refused while another tab plays another game, whose coins are followed', async () => {
    const seed = winOf(definition);
    const { payout } = roundOfSeed(definition, seed);
    const [disk, lock] = [new Disk(), new SharedLock()];
    const first = openTab({ disk, lock, open: [definition], random: seededRandom(seed) });
    const second = openTab({ disk, lock, open: [other], random: seededRandom(lossOf(other)) });
    await spin(first.game, id);
    const before = machineOf(second.game, other.id);
    await spin(second.game, other.id);
    expect([second.announced, second.storage.writes]).toEqual([
      [['spinRefused', 'spinning in another tab']],
      0,
    ]);
    second.game.refresh();
    first.game.settleNow('shown');
    second.game.refresh();
    expect(second.announcedAs('balanceChanged')).toEqual([1000 - bet, 1000 - bet + payout]);
    expect(machineOf(second.game, other.id)).toBe(before);
    await flushPromises();
    await spin(second.game, other.id);
    expect([runningRound(second), coinsOf(second)]).toEqual([2, 1000 - bet - other.bet.default + payout]);
  });
});

test('a bet lasts for this visit where it cannot be saved', async () => {
  const tab = openTab({ fault: 'writes throw before they land' });
  changeBet(tab.game, 1);
  await flushPromises();
  expect([machineOf(tab.game).bet, tab.game.state.getState().saveProblem]).toEqual([15, 'not storable']);
});

test('a bet that changes before another tab is heard of does not hide that its game has been replaced', async () => {
  const [disk, lock] = [new Disk(), new SharedLock()];
  const here = openTab({ disk, lock, open: definitions });
  await playRound(here);
  await openTab({ disk, lock }).game.reset();
  changeBet(here.game, 1);
  await flushPromises();
  here.game.refresh();
  expect(here.gridsShown).toHaveLength(definitions.length);
  expect(machineOf(here.game).lastRound).toBeNull();
});

test('a round that has the number of another game is not settled for it, as after an import in another tab', async () => {
  const [disk, other] = [new Disk(), otherThan(luckyFishing)];
  const first = openTab({ disk });
  await spin(first.game);
  disk.texts.set(SAVED_GAME_KEY, textOf({ historyId: 1 }));
  const second = openTab({ disk, open: [other] });
  await spin(second.game, other.id);
  const before = disk.text;
  expect(disk.savedGame.openRound).toMatchObject({ game: other.id, id: 1 });
  first.game.settleNow('shown');
  expect(disk.text).toBe(before);
  second.game.settleNow('shown');
  expect(disk.savedGame.openRound).toBeNull();
});

describe('the weekly challenge', () => {
  const week = weekOf(NOW);
  const challenge = { week, spins: 7, score: 25, reachedAt: weekStart(week) + 1 };

  test.each(games.filter(({ id }) => id !== luckyFishing.id))(
    'does not count $id, by which a week that is over waits for its prize',
    async ({ id }) => {
      const disk = new Disk({ challenge });
      let now = NOW;
      const tab = openTab({ disk, open: definitions, now: () => now });
      await playRound(tab, id);
      expect(disk.savedGame.challenge).toEqual(challenge);
      now = weekStart(week + 1);
      await playRound(tab, id);
      expect(disk.savedGame).toMatchObject({ challenge: null, endedWeeks: [challenge] });
      await tab.game.closeWeeks();
      expect(tab.announcedAs('challengeSettled')).toMatchObject([{ week, score: 25 }]);
    },
  );
});
