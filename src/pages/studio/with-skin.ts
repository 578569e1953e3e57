import type { PlayableGame } from '../../games/playable';
import { originals } from './originals';

/** The addresses of a skin's pictures, by folder and name. */
export interface SkinFiles {
  readonly images: Readonly<Record<string, string | undefined>>;
}

/** A game with the files of a skin in place of its own; what the skin does not have stays. */
export function withSkin(game: PlayableGame, { images }: SkinFiles): PlayableGame {
  const { id } = game.definition;
  const byAddress = new Map(
    Object.entries(images).map(([name, address]) => [originals[name], address] as const),
  );
  const replaced = <T>(value: T): T => {
    if (typeof value === 'string') return (byAddress.get(value) ?? value) as T;
    if (Array.isArray(value)) return value.map(replaced) as T;
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner)])) as T;
  };
  const masters = Object.fromEntries(
    Object.entries(game.art.masters).map(([symbol, address]) => [
      symbol,
      images[`${id}/symbols/${symbol}`] ?? address,
    ]),
  );
  return { ...game, art: { ...replaced(game.art), masters }, pageArt: replaced(game.pageArt) };
}
