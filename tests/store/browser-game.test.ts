// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { weekOf } from '../../src/player/calendar';
import type { Round } from '../../src/engine/round';
import { LEFT_FISH, gridOf } from '../engine/grids';
import { fishingRound, textOf } from './saved-text';
import { changeBet, Disk, machineOf, spin } from './tabs';
import { createElement, type ReactNode } from 'react';
import { bindBrowserEvents, createBrowserGame } from '../../src/store/browser-game';
import { GameProvider, useGameState } from '../../src/store/game-context';
import type { Game } from '../../src/store/game-store';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { catalog } from '../../src/games/catalog';
import { until } from '../until';

/** Takes away what a test has put into the page. */
const cleanups: (() => void)[] = [];
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
  const game = createBrowserGame();
  const recovered: Round[] = [];
  game.events.on('roundRecovered', (round) => recovered.push(round));
  game.open(luckyFishing);
  closePage = bindBrowserEvents(game);
  await vi.advanceTimersByTimeAsync(0);
  return { game, recovered };
}

const savedCoins = () => new Disk(localStorage.getItem('lucky-fishing') ?? '').savedGame.coins;

/** Hides the tab or brings it back. */
function turn(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint32Array) array.fill(0);
    return array;
  });
});
afterEach(() => {
  closePage();
  cleanups.splice(0).forEach((cleanUp) => cleanUp());
  sessionStorage.clear();
  vi.useRealTimers();
});

describe('the game of this page', () => {
  test("plays Lucky Fishing with the platform's generator and storage", async () => {
    const game = await openPage();
    await spin(game);
    expect(machineOf(game).play).toMatchObject({ round: { spins: [{ grid: gridOf('fff fff fff') }] } });
    expect(savedCoins()).toBe(990);
    game.settleNow('hidden');
    expect(savedCoins()).toBe(1040);
  });

  test('finishes at once the round that an earlier visit left open', async () => {
    const openRound = fishingRound(LEFT_FISH, 4);
    const game = await openPage(textOf({ coins: 100, rounds: 4, openRound }));
    expect(game.state.getState().coins).toBe(150);
    expect(machineOf(game).grid).toEqual(LEFT_FISH);
    expect(savedCoins()).toBe(150);
  });

  test.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the tab is hidden', () => turn(true)],
  ])('settles the running round when %s', async (_, triggerEvent) => {
    const game = await openPage();
    await spin(game);
    triggerEvent();
    expect(machineOf(game).play.phase).toBe('settled');
    expect(savedCoins()).toBe(1040);
  });

  const leaveForGood = () => window.dispatchEvent(new Event('pagehide'));

  test.each([
    ['was left', leaveForGood],
    ['was hidden, and ended by the browser', () => turn(true)],
  ])('tells once, and on the next page, of the round in which it %s', async (_, leave) => {
    const game = await openPage();
    await spin(game);
    leave();
    const next = await reload();
    expect(next.recovered).toMatchObject([{ game: 'lucky-fishing', id: 1, payout: 50 }]);
    expect(machineOf(next.game).play).toMatchObject({ phase: 'settled', round: { id: 1, payout: 50 } });
    expect(savedCoins()).toBe(1040);
    const third = await reload();
    expect([third.recovered, machineOf(third.game).play.phase]).toEqual([[], 'idle']);
  });

  test.each<[string, (game: Game) => Promise<void> | void]>([
    ['had ended', (game) => game.settleNow('hidden')],
    [
      'was cut short while hidden, and then shown',
      () => {
        turn(true);
        turn(false);
      },
    ],
    [
      'was cut short and shown, and ended another one',
      async (game) => {
        turn(true);
        turn(false);
        await spin(game);
        game.settleNow('hidden');
      },
    ],
  ])('tells nothing on the next page where the page that was left %s', async (_, end) => {
    const game = await openPage();
    await spin(game);
    await end(game);
    leaveForGood();
    expect((await reload()).recovered).toEqual([]);
  });

  test('tells nothing of a round on the next page that another tab has played on after', async () => {
    const game = await openPage();
    await spin(game);
    leaveForGood();
    const { savedGame } = new Disk(localStorage.getItem('lucky-fishing') ?? '');
    localStorage.setItem('lucky-fishing', textOf({ ...savedGame, rounds: 2 }));
    expect((await reload()).recovered).toEqual([]);
  });

  test.each(['{', '7', '{"game":"no-such-game","id":1}', '{"game":"lucky-fishing","id":1}'])(
    'opens as ever where the tab remembers %s of a round, and nothing was played',
    async (text) => {
      sessionStorage.setItem('lucky-fishing.left-round', text);
      localStorage.clear();
      const { game, recovered } = await reload();
      expect([recovered, machineOf(game).play.phase]).toEqual([[], 'idle']);
      expect(sessionStorage.getItem('lucky-fishing.left-round')).toBeNull();
    },
  );

  test('settles the round in which it is left where the browser refuses to remember that', async () => {
    const refuse = (): never => {
      throw new DOMException('Refused.', 'SecurityError');
    };
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    cleanups.push(() => vi.unstubAllGlobals());
    const game = await openPage();
    await spin(game);
    leaveForGood();
    expect(savedCoins()).toBe(1040);
    const next = await reload();
    expect([next.recovered, next.game.state.getState().coins]).toEqual([[], 1040]);
  });

  test('asks the browser, once a round has settled, to keep what is saved', async () => {
    const persist = vi.fn(() => Promise.resolve(false));
    const storage = { persisted: () => Promise.resolve(false), persist };
    Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
    cleanups.push(() => Reflect.deleteProperty(navigator, 'storage'));
    const game = await openPage(textOf({ rounds: 9 }));
    await spin(game);
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
    expect(warn.mock.calls).toEqual([['A round stays open.', new Error('Offline.')]]);
    turn(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(localStorage.getItem('lucky-fishing')).toBe(text);
  });

  test('follows what another tab saves, and only that', async () => {
    const game = await openPage();
    localStorage.setItem('lucky-fishing', textOf({ coins: 77 }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'another product' }));
    expect(game.state.getState().coins).toBe(1000);
    window.dispatchEvent(new StorageEvent('storage', { key: 'lucky-fishing' }));
    expect(game.state.getState().coins).toBe(77);
  });

  test('notices that all of the storage was cleared', async () => {
    const game = await openPage(textOf({ coins: 77 }));
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(game.state.getState().coins).toBe(1000);
  });

  test('catches up, when the tab is shown again, and finishes a round whose tab has died', async () => {
    const game = await openPage();
    const openRound = fishingRound(LEFT_FISH, 4);
    localStorage.setItem('lucky-fishing', textOf({ coins: 100, rounds: 4, openRound }));
    turn(false);
    expect(game.state.getState().coins).toBe(100);
    await vi.advanceTimersByTimeAsync(0);
    expect(savedCoins()).toBe(150);
    expect(game.state.getState().coins).toBe(150);
  });

  describe('closes a week of the challenge, its prize paid,', () => {
    const MONDAY = Date.UTC(2026, 0, 19);
    const challenge = { week: weekOf(MONDAY - 1), spins: 100, score: 99_999, reachedAt: MONDAY - 5 };
    /** Opens the page at an instant, as a player who is at the top of that week's board. */
    const openAt = (time: number) => {
      vi.setSystemTime(time);
      return openPage(textOf({ challenge }));
    };

    test('at the start, where it has ended', async () => {
      const game = await openAt(MONDAY + 1);
      await until(() => savedCoins() === 41_000);
      expect(game.state.getState()).toMatchObject({ coins: 41_000, challenge: null });
    });

    test('when it ends while the page is open, not earlier, and the next one at its own end', async () => {
      const game = await openAt(MONDAY - 30_000);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(savedCoins()).toBe(1000);
      await vi.advanceTimersByTimeAsync(1);
      await until(() => savedCoins() === 41_000);
      await spin(game);
      game.settleNow('hidden');
      const next = { ...challenge, week: challenge.week + 1 };
      localStorage.setItem('lucky-fishing', textOf({ challenge: next }));
      await vi.advanceTimersByTimeAsync(7 * 86_400_000);
      await until(() => savedCoins() === 41_000);
      expect(vi.getTimerCount()).toBe(1);
    });

    test('when the tab is shown again, and not while it is hidden', async () => {
      await openAt(MONDAY - 30_000);
      turn(true);
      await vi.advanceTimersByTimeAsync(60_000);
      await vi.dynamicImportSettled();
      expect(savedCoins()).toBe(1000);
      turn(false);
      await until(() => savedCoins() === 41_000);
    });

    test('when a round has settled that was the first of the next one', async () => {
      const game = await openAt(MONDAY - 30_000);
      turn(true);
      await spin(game);
      vi.setSystemTime(MONDAY + 1);
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
      game.settleNow('hidden');
      await until(() => savedCoins() === 41_040);
    });
  });

  test('shows a component the part of it that it asks for, and each change of that', async () => {
    const game = await openPage();
    let shown = 0;
    const { result, unmount } = renderHook(
      () => {
        shown++;
        return useGameState(({ machines }) => machines['lucky-fishing']?.bet);
      },
      { wrapper: ({ children }: { children: ReactNode }) => createElement(GameProvider, { game, children }) },
    );
    cleanups.push(unmount);
    expect(result.current).toBe(10);
    act(() => changeBet(game, 2));
    expect(result.current).toBe(20);
    act(() => game.set({ sound: true }));
    expect(shown).toBe(2);
  });
});
