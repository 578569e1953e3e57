import { useCallback, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../engine/time';
import { useGame } from './game-context';
import type { Game } from './game-store';

/**
 * Calls `changed` when another minute of the game's clock begins, when that clock is changed, and when the page is shown
 * again: hidden, nothing ticks.
 */
function subscribe(game: Game, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    changed();
    timer = setTimeout(look, MINUTE_MS - (game.now() % MINUTE_MS));
  };
  look();
  document.addEventListener('visibilitychange', look);
  const unsubscribe = game.state.subscribe((state, before) => {
    if (state.log.clockChanges !== before.log.clockChanges) look();
  });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    unsubscribe();
  };
}

const thisMinute = (game: Game): number => {
  const now = game.now();
  return now - (now % MINUTE_MS);
};

/** The beginning of the current minute, in milliseconds since 1970. Renders again once a minute. */
export function useMinute(): number {
  const game = useGame();
  const subscribeTo = useCallback((changed: () => void) => subscribe(game, changed), [game]);
  return useSyncExternalStore(subscribeTo, () => thisMinute(game));
}
