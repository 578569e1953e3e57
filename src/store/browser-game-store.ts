import { weekOf, weekStart } from '../player/calendar';
import { nextSessionWarning } from '../player/limits/play-block';
import { cryptoRandom } from '../engine/random';
import { catalog } from '../games/catalog';
import { isReplay } from './game-state';
import { createGameStore, type GameStore } from './game-store';
import { createLeaseLock } from './document/lease-lock';
import { createSaveLock, webLocks } from './document/save-lock';
import { SAVED_GAME_KEY } from './document/text-storage';
import { rememberInterruptedRound, takeInterruptedRound } from './session-storage';

/** The player's game with this browser's storage, locks, clock and random numbers. */
export function createBrowserGameStore(): GameStore {
  const locks = webLocks();
  const openStorage = () => window.localStorage;
  return createGameStore({
    games: catalog,
    random: cryptoRandom(crypto),
    lock: locks ? createSaveLock(locks) : createLeaseLock(openStorage),
    openStorage,
    now: Date.now,
    elapsed: () => performance.now(),
    siteTime: async () => (await import('./site-time')).siteTime(),
  }).store;
}

/** Logs a failure that a later round, spin or visit makes up for. */
const warn =
  (what: string) =>
  (reason: unknown): void =>
    console.warn(what, reason);

/** Connects a game to the page: other tabs, hiding, closing, ends of weeks and sessions. Returns what disconnects it. */
export function bindBrowserEvents(store: GameStore): () => void {
  const unbound = new AbortController();
  const { signal } = unbound;
  let weekEnd: ReturnType<typeof setTimeout> | undefined;
  let sessionWarning: ReturnType<typeof setTimeout> | undefined;
  let isHidden = false;

  /** Closes past weeks, and again at the end of this one. A hidden page does so when it is shown again. */
  const closeWeeks = (): void => {
    clearTimeout(weekEnd);
    if (document.hidden) return;
    const now = store.now();
    weekEnd = setTimeout(closeWeeks, weekStart(weekOf(now) + 1) - now);
    store.closeWeeks().catch(warn('A week of the challenge stays open.'));
  };
  /** Warns the player before a session ends, on every page. A hidden page does so when it is shown again. */
  const watchSession = (): void => {
    clearTimeout(sessionWarning);
    const warning = nextSessionWarning(store.state.getState(), store.now());
    if (!warning) return;
    if (warning.dueIn > 0) sessionWarning = setTimeout(watchSession, warning.dueIn);
    else if (!document.hidden) void store.warnOfSessionEnd();
  };
  /** Settles a round that was left open. If the rules of its game cannot be loaded, the next spin tries again. */
  const recover = (): void => void store.recover().catch(warn('An interrupted round could not be settled.'));
  /** Puts finished rounds into the history. If that fails they stay in the saved game for the next time. */
  const record = (): void => void store.recordRounds().catch(warn('A round is not in the history yet.'));
  const settleHidden = (): void => {
    isHidden = true;
    store.settleNow('hidden');
  };

  window.addEventListener(
    'storage',
    ({ key }) => {
      // No key: all of the storage was cleared.
      if (key === SAVED_GAME_KEY || key === null) store.refresh();
    },
    { signal },
  );
  window.addEventListener('pagehide', settleHidden, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) {
        settleHidden();
        return;
      }
      isHidden = false;
      // This page is still here and shows how its round ended, so the next one needn't announce it.
      takeInterruptedRound();
      // A page restored from the browser's cache has missed the other tabs' storage events.
      store.refresh();
      recover();
      closeWeeks();
      watchSession();
    },
    { signal },
  );
  store.state.subscribe((now, before) => {
    if (now.log !== before.log || now.limits !== before.limits) watchSession();
  });
  store.events.on('roundSettled', (round) => {
    // A replay pays nothing.
    if (isReplay(store.state.getState().machines[round.gameId]?.playback)) return;
    const { gameId, id, seed } = round;
    if (isHidden) rememberInterruptedRound({ game: gameId, id, seed });
    // The first round of a new week ends the week before.
    closeWeeks();
    record();
    // If the code for it cannot be loaded, a later round asks.
    store.requestPersistence().catch(() => undefined);
  });
  store.events.on('roundRecovered', record);

  recover();
  const interrupted = takeInterruptedRound();
  // If its rules can't be loaded, the player still sees the coins.
  if (interrupted)
    store.announceInterrupted(interrupted).catch(warn('The interrupted round could not be announced.'));
  closeWeeks();
  watchSession();
  return () => {
    unbound.abort();
    clearTimeout(weekEnd);
    clearTimeout(sessionWarning);
  };
}
