import type { CatalogEntry } from '../../games/listed-game';
import { loadGame } from '../../games/loaded-games';
import type { GameStore } from '../../store/game-store';

const loadCode = () => import('./game-page');

/** Loads the page of a game, with the rules, art and texts of that game only. */
export async function loadGamePage(store: GameStore, entry: CatalogEntry) {
  const [{ GamePage }, playable] = await Promise.all([loadCode(), loadGame(entry.id)]);
  store.open(playable.definition);
  return () => <GamePage entry={entry} playable={playable} />;
}

/** Loads the page of a game and the code of its canvas ahead of a visit. Failures are left to the visit to report. */
export const prefetchGame = ({ id }: CatalogEntry): Promise<unknown> =>
  Promise.all([loadCode(), loadGame(id)])
    .then(([{ prefetchCanvas }, playable]) => prefetchCanvas(playable))
    .catch(() => undefined);
