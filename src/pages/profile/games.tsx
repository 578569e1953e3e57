import { createContext, useContext, type ReactNode } from 'react';
import { catalog } from '../../games/catalog';
import type { PlayableGame } from '../../games/playable';

/** Rules, art and words of every game: a history may have rounds of each. Rejects if their code cannot be loaded. */
export const loadGames = (): Promise<PlayableGame[]> =>
  Promise.all(catalog.map(({ loadPlayable }) => loadPlayable()));

const GamesContext = createContext<readonly PlayableGame[]>([]);

/** Gives the components in it every game. */
export const GamesProvider = ({
  games,
  children,
}: {
  games: readonly PlayableGame[];
  children: ReactNode;
}) => <GamesContext value={games}>{children}</GamesContext>;

/** Every game, in the order of the catalog. */
export const useGames = (): readonly PlayableGame[] => useContext(GamesContext);

/** The game with this id; undefined for one that this program does not have. */
export const gameById = (games: readonly PlayableGame[], id: string): PlayableGame | undefined =>
  games.find(({ definition }) => definition.id === id);
