import { useStore } from 'zustand';
import { weekOf, weekStart } from '../game/calendar';
import { cryptoRandom } from '../game/random';
import { luckyFishing } from '../game/rules';
import type { GameState } from './game-state';
import { createGame, type Game } from './game-store';
import { createRoundLock } from './round-lock';
import { SAVED_GAME_KEY } from './vault';

/** The one game of this page. */
export const game: Game = createGame({
  rules: luckyFishing,
  random: cryptoRandom(crypto),
  // Absent on plain http, whatever the types say.
  lock: createRoundLock(navigator.locks),
  openStorage: () => window.localStorage,
  now: Date.now,
  elapsed: () => performance.now(),
});

/** A part of the game's state, kept up to date in a React component. */
export const useGame = <T>(select: (state: GameState) => T): T => useStore(game.state, select);

let weekEnd: ReturnType<typeof setTimeout> | undefined;

/** Closes the weeks that are over, and waits for the end of this one. While nobody looks, that can wait. */
function closeWeeks(): void {
  clearTimeout(weekEnd);
  if (document.hidden) return;
  const now = Date.now();
  weekEnd = setTimeout(closeWeeks, weekStart(weekOf(now) + 1) - now);
  game.closeWeeks().catch((reason: unknown) => console.warn('A week of the challenge stays open.', reason));
}

/** Puts finished rounds into the history. Where that can't be done they go on waiting in the saved game. */
function record(): void {
  import('./history-recorder')
    .then(({ recordRounds }) => recordRounds(game.desk))
    .catch((reason: unknown) => console.warn('A round is not in the history yet.', reason));
}

/**
 * Ties the game to what happens around the page: other tabs write, the tab is hidden or closed, an earlier
 * visit left a round open, a week of the challenge ends. Called once, for the life of the page.
 */
export function followTheBrowser(): void {
  window.addEventListener('storage', ({ key }) => {
    // No key: all of the storage was cleared.
    if (key === SAVED_GAME_KEY || key === null) game.refresh();
  });
  window.addEventListener('pagehide', () => game.settleNow());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      game.settleNow();
    } else {
      // A page that comes back from the browser's cache has missed the other tabs' storage events.
      game.refresh();
      void game.recover();
      closeWeeks();
    }
  });
  // A round that was the first of a new week has ended the one before.
  game.events.on('roundSettled', closeWeeks);
  for (const ended of ['roundSettled', 'roundRecovered'] as const) game.events.on(ended, record);
  void game.recover();
  closeWeeks();
}
