// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Round } from '../../src/engine/round';
import { catalog } from '../../src/games/catalog';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { weekOf } from '../../src/player/calendar';
import { bindBrowserEvents, createBrowserGameStore } from '../../src/store/browser-game-store';
import type { GameStore } from '../../src/store/game-store';
import { LEFT_FISH, gridOf } from '../engine/grids';
import { until } from '../until';
import { FakeLocks } from './fake-locks';
import { fishingRound, textOf } from './saved-text';
import { Disk, machineOf, spin } from './tabs';

/** What a tab has left open. */
const IN_MID_ROUND = textOf({ coins: 100, rounds: 4, openRound: fishingRound(LEFT_FISH, 4) });

/** Takes away what the page that is open listens to. */
let closePage = (): void => undefined;

/** Opens the page again with this saved text and a generator that returns zeros. */
async function openPage(text?: string) {
  localStorage.clear();
  if (text !== undefined) localStorage.setItem('lucky-fishing', text);
  return (await reload()).game;
}

/** Opens the page again, with what is saved and a list of the rounds that it will announce as recovered. */
async function reload() {
  closePage();
  // Those of a page that is closed are free.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new FakeLocks().forTab({}) });
  const game = createBrowserGameStore();
  const recovered: Round[] = [];
  game.events.on('roundRecovered', (round) => recovered.push(round));
  game.open(luckyFishing);
  closePage = bindBrowserEvents(game);
  await vi.advanceTimersByTimeAsync(0);
  return { game, recovered };
}

/** Opens the page and begins a round. */
async function playing(text?: string): Promise<GameStore> {
  const game = await openPage(text);
  await spin(game);
  return game;
}

const savedGame = () => new Disk(localStorage.getItem('lucky-fishing') ?? '').savedGame;
const coinsOf = (game: GameStore) => [game.state.getState().coins, savedGame().coins];
const phaseOf = (game: GameStore) => machineOf(game).playback.phase;

function turn(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(0);
    return array;
  });
});
afterEach(() => {
  closePage();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the game of this page', () => {
  test("plays Lucky Fishing with the platform's generator and storage", async () => {
    const game = await playing();
    expect(machineOf(game).playback).toMatchObject({ round: { spins: [{ grid: gridOf('fff fff fff') }] } });
    expect(coinsOf(game)).toEqual([990, 990]);
    game.settleNow('hidden');
    expect(coinsOf(game)).toEqual([1040, 1040]);
  });

  test('finishes at once the round that an earlier visit left open', async () => {
    const game = await openPage(IN_MID_ROUND);
    expect(coinsOf(game)).toEqual([150, 150]);
    expect(machineOf(game).grid).toEqual(LEFT_FISH);
  });

  const hideAndShow = () => [true, false].forEach(turn);
  const played = () => localStorage.setItem('lucky-fishing', textOf({ ...savedGame(), rounds: 2 }));
  function replaced() {
    const text = localStorage.getItem('lucky-fishing') ?? '';
    localStorage.setItem('lucky-fishing', text.replaceAll('"seed":0', '"seed":1'));
  }
  async function playAnother(game: GameStore) {
    hideAndShow();
    await spin(game);
    game.settleNow('hidden');
  }

  test.each<[string, tells: boolean, ...((game: GameStore) => unknown)[]]>([
    ['where it was left in mid-round', true, leave],
    ['where it was hidden in mid-round, and ended by the browser', true, () => turn(true)],
    ['where its round had ended', false, (game) => game.settleNow('hidden'), leave],
    ['where it was cut short while hidden, and then shown', false, hideAndShow, leave],
    ['where it was cut short and shown, and ended another one', false, playAnother, leave],
    ['where another tab has played on after it', false, leave, played],
    ['where the saved round of its number is another', false, leave, replaced],
  ])('tells of a round, which is settled, on the next page and once: %s', async (_, tells, ...acts) => {
    const game = await playing();
    for (const act of acts) await act(game);
    expect(phaseOf(game)).toBe('settled');
    const { coins } = savedGame();
    expect(coins).toBeGreaterThanOrEqual(1040);
    const next = await reload();
    const round = { gameId: 'lucky-fishing', id: 1, payout: 50 };
    expect(next.recovered).toMatchObject(tells ? [round] : []);
    if (tells) expect(machineOf(next.game).playback).toMatchObject({ phase: 'settled', round });
    const third = await reload();
    expect([third.recovered, phaseOf(third.game), savedGame().coins]).toEqual([[], 'idle', coins]);
  });

  test('tells nothing of a replay that ends while the page is hidden', async () => {
    const game = await playing();
    game.settleNow('hidden');
    const reports: (() => void)[] = [];
    const nothing = (): void => undefined;
    game.attachStage('lucky-fishing', {
      play: (_, onShown) => reports.push(onShown),
      ...{ presentOutcome: nothing, showResult: nothing, showGrid: nothing },
    });
    const { lastRound } = machineOf(game);
    if (lastRound) game.replay(lastRound);
    turn(true);
    reports[0]?.();
    expect([reports.length, (await reload()).recovered]).toEqual([1, []]);
  });

  test.each([
    '{',
    '7',
    '{"game":"no-such-game","id":1,"seed":1}',
    '{"game":"lucky-fishing","id":1,"seed":1}',
  ])('opens as ever where the tab remembers %s of a round, and nothing was played', async (text) => {
    sessionStorage.setItem('lucky-fishing.left-round', text);
    localStorage.clear();
    const { game, recovered } = await reload();
    expect([recovered, phaseOf(game)]).toEqual([[], 'idle']);
    expect(sessionStorage.getItem('lucky-fishing.left-round')).toBeNull();
  });

  test('settles the round in which it is left where the browser refuses to remember that', async () => {
    const refuse = (): never => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const game = await playing();
    leave();
    expect(coinsOf(game)).toEqual([1040, 1040]);
    expect((await reload()).recovered).toEqual([]);
    vi.unstubAllGlobals();
  });

  test('asks the browser, once a round has settled, to keep what is saved', async () => {
    const persist = vi.fn(() => Promise.resolve(false));
    const storage = { persisted: () => Promise.resolve(false), persist };
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'storage'));
    const game = await playing(textOf({ rounds: 9 }));
    expect(persist).not.toHaveBeenCalled();
    game.settleNow('hidden');
    await until(() => persist.mock.calls.length > 0);
  });

  test('warns where the rules of an open round cannot be loaded, which stays as it is', async () => {
    for (const card of catalog) vi.spyOn(card, 'load').mockRejectedValue(new Error('Offline.'));
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const openRound = { game: 'ocean-treasures', id: 4, bet: 10, spins: ['940700834161b32'] };
    const text = textOf({ coins: 100, rounds: 4, openRound });
    await openPage(text);
    expect(warn.mock.calls).toEqual([['An interrupted round could not be settled.', new Error('Offline.')]]);
    turn(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem('lucky-fishing')).toBe(text);
  });

  test('follows what another tab saves or clears, and only that', async () => {
    const game = await openPage();
    const coinsAfter = (key: string | null) => {
      window.dispatchEvent(new StorageEvent('storage', { key }));
      return game.state.getState().coins;
    };
    localStorage.setItem('lucky-fishing', textOf({ coins: 77 }));
    expect(['another product', 'lucky-fishing'].map(coinsAfter)).toEqual([1000, 77]);
    localStorage.clear();
    expect(coinsAfter(null)).toBe(1000);
  });

  test('catches up, when the tab is shown again, and finishes a round whose tab has died', async () => {
    const game = await openPage();
    localStorage.setItem('lucky-fishing', IN_MID_ROUND);
    turn(false);
    expect(coinsOf(game)).toEqual([100, 100]);
    await vi.advanceTimersByTimeAsync(0);
    expect(coinsOf(game)).toEqual([150, 150]);
  });

  describe('closes a week of the challenge, its prize paid,', () => {
    const MONDAY = Date.UTC(2026, 0, 19);
    const challenge = { week: weekOf(MONDAY - 1), spins: 100, score: 99_999, reachedAt: MONDAY - 5 };
    /** Opens the page at an instant, as a player who is at the top of that week's board. */
    const openAt = (time: number) => {
      vi.setSystemTime(time);
      return openPage(textOf({ challenge }));
    };
    const untilCoins = (coins: number) => until(() => savedGame().coins === coins);

    test('at the start, where it has ended', async () => {
      const game = await openAt(MONDAY + 1);
      await untilCoins(41_000);
      expect(game.state.getState()).toMatchObject({ coins: 41_000, challenge: null });
    });

    test('when it ends while the page is open, not earlier, and the next one at its own end', async () => {
      const game = await openAt(MONDAY - 30_000);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(savedGame().coins).toBe(1000);
      await vi.advanceTimersByTimeAsync(1);
      await untilCoins(41_000);
      await spin(game);
      game.settleNow('hidden');
      const next = { ...challenge, week: challenge.week + 1 };
      localStorage.setItem('lucky-fishing', textOf({ challenge: next, writes: savedGame().writes }));
      await vi.advanceTimersByTimeAsync(7 * 86_400_000);
      await untilCoins(41_000);
      expect(vi.getTimerCount()).toBe(1);
    });

    test('when the tab is shown again, and not while it is hidden', async () => {
      await openAt(MONDAY - 30_000);
      turn(true);
      await vi.advanceTimersByTimeAsync(60_000);
      await vi.dynamicImportSettled();
      expect(savedGame().coins).toBe(1000);
      turn(false);
      await untilCoins(41_000);
    });

    test('when a round has settled that was the first of the next one', async () => {
      const game = await openAt(MONDAY - 30_000);
      turn(true);
      await spin(game);
      vi.setSystemTime(MONDAY + 1);
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
      game.settleNow('hidden');
      await untilCoins(41_040);
    });
  });
});
