import { createContext, useContext, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { GameState } from './game-state';
import type { Game } from './game-store';

const GameContext = createContext<Game | null>(null);

/** Gives the components in it the player's game. */
export const GameProvider = ({ game, children }: { game: Game; children: ReactNode }) => (
  <GameContext value={game}>{children}</GameContext>
);

/** The player's game: its events and actions. Throws outside a `GameProvider`. */
export function useGame(): Game {
  const game = useContext(GameContext);
  if (!game) throw new Error('This component needs a GameProvider around it.');
  return game;
}

/** A part of the game's state, kept up to date in a React component. */
export const useGameState = <T,>(select: (state: GameState) => T): T => useStore(useGame().state, select);
