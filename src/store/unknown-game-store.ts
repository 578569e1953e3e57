import { catalog } from '../games/catalog';
import { createTabLock } from './document/save-lock';
import { createGameStore, type GameStore } from './game-store';

/** A store that knows nothing of a player, for rendering pages in the build: components find a new player in it. */
export const createUnknownGameStore = (): GameStore =>
  createGameStore({
    games: catalog,
    random() {
      throw new Error('No round is drawn while pages are built.');
    },
    lock: createTabLock(),
    openStorage: () => null,
    now: () => 0,
    elapsed: () => 0,
    siteTime: () => Promise.resolve(null),
  }).store;
