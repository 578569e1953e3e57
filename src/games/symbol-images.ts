import { symbolIds, type GameDefinition } from '../engine/definition';

/**
 * The address of each symbol's image. The file is named after the symbol; nothing else names it.
 *
 * @param found the addresses of the images in the game's folder of symbols, by their names
 * @throws Error if there is no image of a symbol
 */
export const symbolImages = (
  game: Pick<GameDefinition, 'id' | 'symbols'>,
  found: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    symbolIds(game).map((id) => {
      const address = found[id];
      if (!address) throw new Error(`There is no picture of "${id}" in assets/${game.id}/symbols.`);
      return [id, address] as const;
    }),
  );
