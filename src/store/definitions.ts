import type { GameDefinition } from '../engine/definition';

/** A game that this program has, and how its rules are loaded. */
export interface KnownGame {
  readonly id: string;
  /** Rejects if the code cannot be loaded. */
  readonly load: () => Promise<GameDefinition>;
}

/** The rules of the games, each loaded when it is needed first. */
export interface Definitions {
  /** The rules of a game that is loaded already. */
  get(game: string): GameDefinition | undefined;
  /** Takes rules that were loaded elsewhere. */
  add(definition: GameDefinition): void;
  /** The rules of a game, or null if this program does not have it. Rejects if their code cannot be loaded. */
  load(game: string): Promise<GameDefinition | null>;
  /** The rules of every game, in the order of the catalog. Rejects if the code of one cannot be loaded. */
  loadAll(): Promise<GameDefinition[]>;
}

export function createDefinitions(games: readonly KnownGame[]): Definitions {
  const loaded = new Map<string, GameDefinition>();
  const loadKnown = async ({ id, load }: KnownGame): Promise<GameDefinition> => {
    const definition = loaded.get(id) ?? (await load());
    loaded.set(id, definition);
    return definition;
  };
  return {
    get: (game) => loaded.get(game),
    add: (definition) => void loaded.set(definition.id, definition),
    async load(game) {
      const known = games.find(({ id }) => id === game);
      return known ? loadKnown(known) : null;
    },
    loadAll: () => Promise.all(games.map(loadKnown)),
  };
}
