import { createContext, useContext, type ReactNode, type ComponentProps } from 'react';
import { catalog } from '../../games/catalog';
import { loadGame } from '../../games/loaded-games';
import type { PlayableGame } from '../../games/playable';
import type { Totals } from '../../player/totals';
import { useGameState } from '../../store/game-context';
import { gameRecordOf } from '../../store/game-state';
import { luckyFishing } from '../../games/lucky-fishing/definition';
import type { Avatar } from '../../player/preferences';

/** Rules, art and words of every game: a history may have rounds of each. Rejects if their code cannot be loaded. */
export const loadGames = (): Promise<PlayableGame[]> => Promise.all(catalog.map(({ id }) => loadGame(id)));

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

/** A game, and what its rounds have come to. */
interface GameWithTotals {
  readonly game: PlayableGame;
  readonly totals: Totals;
}

/** Every game with its totals, and those of them that have been played. Both in the order of the catalog. */
export function useTotals(): { readonly all: GameWithTotals[]; readonly played: GameWithTotals[] } {
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

interface AvatarImageProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  readonly avatar: Avatar;
}

/** An avatar: a symbol of Lucky Fishing. */
export const AvatarImage = ({ avatar, ...rest }: AvatarImageProps) => (
  <img {...rest} src={gameById(useGames(), luckyFishing.id)?.art.pageImages[avatar]} alt="" />
);
