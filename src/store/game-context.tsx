import {
  createContext,
  useCallback,
  useContext,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useStore } from 'zustand';
import { isSpinning, type GameState } from './game-state';
import type { Game } from './game-store';
import { MINUTE_MS } from '../engine/time';

const GameContext = createContext<Game | null>(null);

export const GameProvider = ({ game, children }: { game: Game; children: ReactNode }) => (
  <GameContext value={game}>{children}</GameContext>
);

/** The player's game: its events and actions. Throws outside a `GameProvider`. */
export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('This component needs a GameProvider around it.');
  return game;
}

export const useGameState = <T,>(select: (state: GameState) => T): T => useStore(useGame().state, select);

/** The same, frozen while reels turn in this tab. `select` must not depend on props. */
export function useGameStateAtRest<T>(select: (state: GameState) => T): T {
  const { state } = useGame();
  const [read] = useState(() => {
    let rested = select(state.getState());
    return () => {
      if (!isSpinning(state.getState())) rested = select(state.getState());
      return rested;
    };
  });
  return useSyncExternalStore(state.subscribe, read);
}

/** Calls `changed` when a minute of the game's clock begins, when it is changed, and when the page is shown again. */
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

/** The beginning of the current minute, in milliseconds since 1970. Renders again once a minute. */
export function useMinute(): number {
  const game = useGame();
  const subscribeTo = useCallback((changed: () => void) => subscribe(game, changed), [game]);
  return useSyncExternalStore(subscribeTo, () => {
    const now = game.now();
    return now - (now % MINUTE_MS);
  });
}
