import { catalog } from './catalog';
import type { PlayableGame } from './playable';

const loaded = new Map<string, PlayableGame>();

/** Loads a game with all that its page needs, and keeps it. Rejects if there is none or its code cannot be loaded. */
export async function loadGame(id: string): Promise<PlayableGame> {
  const entry = catalog.find((one) => one.id === id);
  if (!entry) throw new RangeError(`There is no game "${id}".`);
  const game = await entry.loadPlayable();
  loaded.set(id, game);
  return game;
}

export const loadedGame = (id: string): PlayableGame | undefined => loaded.get(id);

export const loadedGames = (): PlayableGame[] => [...loaded.values()];
