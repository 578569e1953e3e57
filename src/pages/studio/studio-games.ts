import { catalog } from '../../games/catalog';
import type { GameForStudio } from '../../games/for-studio';
import type { PlayableGame } from '../../games/playable';

/** A game with what only the studio needs of it. */
export interface StudioGame extends PlayableGame {
  readonly forStudio: GameForStudio;
}

/** Rejects where the code of a game can't be loaded. */
export const loadStudioGames = (): Promise<StudioGame[]> =>
  Promise.all(
    catalog.map(async ({ loadPlayable, loadForStudio }) => {
      const [playable, forStudio] = await Promise.all([loadPlayable(), loadForStudio()]);
      return { ...playable, forStudio };
    }),
  );
