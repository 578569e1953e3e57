import { isSymbol, namesIn, type GameSymbols, type ImageList } from './image-list';

/** What a symbol may be animated for: a win, and now and then while the reels rest. */
export const MOTIONS = ['win', 'rest'] as const;

export type Motion = (typeof MOTIONS)[number];

/** Everything that a skin may replace or add, by folder and name without the ending. */
export interface SkinNames {
  readonly images: readonly string[];
  /** Sprite sheets, each with its data: `lucky-fishing/symbols/fish.win`. */
  readonly animations: readonly string[];
  readonly sounds: readonly string[];
}

/** What a product with these images, symbols and sounds (those by the games' ids) can be given by a skin. */
export function skinNames(
  list: ImageList,
  symbols: GameSymbols,
  sounds: Readonly<Record<string, readonly string[]>>,
): SkinNames {
  const images = namesIn(list, symbols);
  return {
    images,
    animations: images.filter(isSymbol).flatMap((name) => MOTIONS.map((motion) => `${name}.${motion}`)),
    sounds: soundNamesIn(sounds),
  };
}

/** The names of all sounds, by folder and name. */
export const soundNamesIn = (sounds: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(sounds).flatMap(([game, names]) => names.map((name) => `${soundFolder(game)}/${name}`));

/** The folder of a game's sounds, by its id. */
export const soundFolder = (game: string): string => `${game}/sounds`;
