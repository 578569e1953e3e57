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
import type { GameStore } from './game-store';
import { MINUTE_MS } from '../engine/time';

const GameStoreContext = createContext<GameStore | null>(null);

export const GameStoreProvider = ({ store, children }: { store: GameStore; children: ReactNode }) => (
  <GameStoreContext value={store}>{children}</GameStoreContext>
);

/** The store of the player's game: its events and actions. Throws outside a `GameStoreProvider`. */
export function useGameStore(): GameStore {
  const store = useContext(GameStoreContext);
  if (!store) throw new Error('There is no GameStoreProvider.');
  return store;
}

/** Of a new player until the page is hydrated. Must not make new objects: `select` picks from the state. */
export const useGameState = <T,>(select: (state: GameState) => T): T =>
  useStore(useGameStore().state, select);

/** The same, frozen while reels turn in this tab. `select` must not depend on props. */
export function useGameStateAtRest<T>(select: (state: GameState) => T): T {
  const { state } = useGameStore();
  const [read] = useState(() => {
    let rested = select(state.getState());
    const atFirst = select(state.getInitialState());
    return {
      now: () => {
        if (!isSpinning(state.getState())) rested = select(state.getState());
        return rested;
      },
      unknown: () => atFirst,
    };
  });
  return useSyncExternalStore(state.subscribe, read.now, read.unknown);
}

/** Calls `changed` when a minute of the game's clock begins, when it is changed, and when the page is shown again. */
function subscribe(store: GameStore, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    changed();
    timer = setTimeout(look, MINUTE_MS - (store.now() % MINUTE_MS));
  };
  look();
  document.addEventListener('visibilitychange', look);
  const unsubscribe = store.state.subscribe((state, before) => {
    if (state.log.clockChanges !== before.log.clockChanges) look();
  });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    unsubscribe();
  };
}

/**
 * The beginning of the current minute, in milliseconds since 1970; null until the page is hydrated. Renders again once a minute.
 */
export function useMinute(): number | null {
  const store = useGameStore();
  const subscribeTo = useCallback((changed: () => void) => subscribe(store, changed), [store]);
  return useSyncExternalStore<number | null>(
    subscribeTo,
    () => {
      const now = store.now();
      return now - (now % MINUTE_MS);
    },
    () => null,
  );
}
