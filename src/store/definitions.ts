import type { GameDefinition } from '../engine/definition';
import type { CatalogEntry } from '../games/listed-game';

export type KnownGame = Pick<CatalogEntry, 'id' | 'load'>;
export type Definitions = ReturnType<typeof createDefinitions>;

/** The rules of the games, each loaded when it is needed first. */
export function createDefinitions(games: readonly KnownGame[]) {
  const loaded = new Map<string, GameDefinition>();
  const add = (definition: GameDefinition): GameDefinition => {
    loaded.set(definition.id, definition);
    return definition;
  };
  const loadKnown = async ({ id, load }: KnownGame): Promise<GameDefinition> =>
    loaded.get(id) ?? add(await load());
  return {
    /** The rules of a game that is loaded already. */
    get: (gameId: string): GameDefinition | undefined => loaded.get(gameId),
    /** Takes rules that were loaded elsewhere. */
    add,
    /** The rules of a game, or null if this program does not have it. Rejects if their code cannot be loaded. */
    async load(gameId: string): Promise<GameDefinition | null> {
      const known = games.find(({ id }) => id === gameId);
      return known ? loadKnown(known) : null;
    },
    /** The rules of every game, in the order of the catalog. Rejects if the code of one cannot be loaded. */
    loadAll: () => Promise.all(games.map(loadKnown)),
  };
}
