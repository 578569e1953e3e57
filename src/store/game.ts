import { useStore } from 'zustand';
import { weekOf, weekStart } from '../player/calendar';
import { nextSessionWarning } from '../player/limits/play-block';
import { cryptoRandom } from '../engine/random';
import { catalog } from '../games/catalog';
import type { GameState } from './game-state';
import { createGame, type Game } from './game-store';
import { createRoundLock, webLocks } from './document/round-lock';
import { SAVED_GAME_KEY } from './document/text-storage';
import { rememberLeftRound, takeLeftRound } from './rounds/left-round';

/** The one game of this page. */
export const game: Game = createGame({
  games: catalog,
  random: cryptoRandom(crypto),
  lock: createRoundLock(webLocks()),
  openStorage: () => window.localStorage,
  now: Date.now,
  elapsed: () => performance.now(),
  siteTime: async () => (await import('./site-time')).siteTime(),
}).game;

/** A part of the game's state, kept up to date in a React component. */
export const useGame = <T>(select: (state: GameState) => T): T => useStore(game.state, select);

let weekEnd: ReturnType<typeof setTimeout> | undefined;

/** Closes the weeks that are over, and waits for the end of this one. A hidden page does it when it is shown again. */
function closeWeeks(): void {
  clearTimeout(weekEnd);
  if (document.hidden) return;
  const now = game.now();
  weekEnd = setTimeout(closeWeeks, weekStart(weekOf(now) + 1) - now);
  game.closeWeeks().catch((reason: unknown) => console.warn('A week of the challenge stays open.', reason));
}

let sessionWarning: ReturnType<typeof setTimeout> | undefined;

/** Warns the player before a session ends, on every page. A hidden page does it when it is shown again. */
function watchSession(): void {
  clearTimeout(sessionWarning);
  const warning = nextSessionWarning(game.state.getState(), game.now());
  if (!warning) return;
  if (warning.dueIn > 0) sessionWarning = setTimeout(watchSession, warning.dueIn);
  else if (!document.hidden) void game.warnOfSessionEnd();
}

/** Puts finished rounds into the history. If that fails they stay in the saved game for the next time. */
function record(): void {
  game.recordRounds().catch((reason: unknown) => console.warn('A round is not in the history yet.', reason));
}

/** Settles a round that was left open. If the rules of its game cannot be loaded, the next spin tries again. */
function recover(): void {
  game.recover().catch((reason: unknown) => console.warn('A round stays open.', reason));
}

/** Tells of the round that was settled when this tab's page was left. If its rules cannot be loaded, the coins must do. */
function tellLeftRound(): void {
  const left = takeLeftRound();
  if (left)
    game.tellLeft(left).catch((reason: unknown) => console.warn('A paid round is not told of.', reason));
}

/** If the code for it cannot be loaded, a later round asks. */
function requestPersistence(): void {
  game.requestPersistence().catch(() => undefined);
}

/** Connects the game to the browser: other tabs, hiding and closing, an open round, the end of a week. Called once. */
export function bindBrowserEvents(): void {
  window.addEventListener('storage', ({ key }) => {
    // No key: all of the storage was cleared.
    if (key === SAVED_GAME_KEY || key === null) game.refresh();
  });
  let isLeft = false;
  const leave = (): void => {
    isLeft = true;
    game.settleNow();
  };
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      leave();
    } else {
      isLeft = false;
      // The page has lived on, and shows how its round ended.
      takeLeftRound();
      // A page restored from the browser's cache has missed the other tabs' storage events.
      game.refresh();
      recover();
      closeWeeks();
      watchSession();
    }
  });
  game.state.subscribe((now, before) => {
    if (now.log !== before.log || now.limits !== before.limits) watchSession();
  });
  game.events.on('roundSettled', (round) => {
    if (isLeft) rememberLeftRound(round);
  });
  // The first round of a new week ends the week before.
  game.events.on('roundSettled', closeWeeks);
  for (const ended of ['roundSettled', 'roundRecovered'] as const) game.events.on(ended, record);
  game.events.on('roundSettled', requestPersistence);
  recover();
  tellLeftRound();
  closeWeeks();
  watchSession();
}
