import { createContext, use, type ComponentProps } from 'react';
import type { PlayableGame } from '../../games/playable';
import { useGameState } from '../../store/game-context';
import { gameRecordOf } from '../../store/game-state';
import { luckyFishing } from '../../games/lucky-fishing/definition';
import type { Avatar } from '../../player/preferences';
import { imageSources } from '../../ui/browser/sized-images';

/** Every game, in the order of the catalog. */
export const GamesContext = createContext<readonly PlayableGame[]>([]);

export const useGames = (): readonly PlayableGame[] => use(GamesContext);

/** Every game with what its rounds have come to, and those that have been played. Both in the order of the catalog. */
export function useTotals() {
  const games = useGames();
  const records = useGameState((state) => state.games);
  const all = games.map((game) => ({
    game,
    totals: gameRecordOf({ games: records }, game.definition.id).totals,
  }));
  return { all, played: all.filter(({ totals }) => totals.rounds > 0) };
}

/** The game with this id; undefined for one that this program does not have. */
export const gameById = (games: readonly PlayableGame[], id: string): PlayableGame | undefined =>
  games.find(({ definition }) => definition.id === id);

/** An avatar: a symbol of Lucky Fishing. */
export const AvatarImage = ({ avatar, ...rest }: ComponentProps<'img'> & { avatar: Avatar }) => (
  <img
    {...rest}
    {...imageSources(gameById(useGames(), luckyFishing.id)?.art.pageImages[avatar] ?? '')}
    alt=""
  />
);
