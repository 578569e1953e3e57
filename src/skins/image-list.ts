import { figureNames } from '../games/win-art';
import { fileOf, folderOf } from './paths';

/** Of an image as it is shown: CSS pixels, at most. Of a file: its pixels, or the units of an SVG. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large the product shows an image. */
export interface ShownSize extends Size {
  /** How wide a phone shows it, where that is wider than the phone: there is a bitmap of three times that. */
  readonly phone?: number;
  /**
   * Where the default is in assets/, if not at the path that it has in a skin.
   */
  readonly file?: string;
  /** Whether a skin may add it where the product has no default. */
  readonly isOptional?: true;
  /** Whether it's as wide as its artist draws it: `width` is that of a square one. */
  readonly isFreeWidth?: true;
  /** Whether it fills its area even without a default to tell that by. */
  readonly isFull?: true;
}

/** The size of a place for a picture of these proportions. */
export const shownSizeFor = (shown: ShownSize, { width, height }: Size): ShownSize =>
  shown.isFreeWidth ? { ...shown, width: (shown.height * width) / height } : shown;

/** The sizes of all images, by their paths in a skin without the ending: what the `images.json` in each folder of assets/ holds. */
export type ImageList = Readonly<Record<string, ShownSize>>;

/** The ids of each game's symbols, by the game's id. */
export type GameSymbols = Readonly<Record<string, readonly string[]>>;

/** Stands in the list for each symbol of each game. */
const SYMBOLS = '<game>/symbols/<symbol>';

/** Stands in the list for each figure of a large win's sum. */
const FIGURES = 'shell/wins/figures/<figure>';

/** @param name folder and name */
export const isFigure = (name: string): boolean =>
  folderOf(name) === folderOf(FIGURES) && figureNames.includes(fileOf(name));

/** @param name folder and name */
export const isSymbol = (name: string): boolean => folderOf(name).endsWith('/symbols');

/** How large an image is shown at most; undefined where the product has none of this name. */
export const sizeOf = (list: ImageList, name: string): ShownSize | undefined =>
  list[name] ?? list[isSymbol(name) ? SYMBOLS : isFigure(name) ? FIGURES : ''];

export const namesIn = (list: ImageList, symbols: GameSymbols): string[] =>
  Object.keys(list).flatMap((name) => {
    if (name === FIGURES) return figureNames.map((figure) => `${folderOf(FIGURES)}/${figure}`);
    return name === SYMBOLS
      ? Object.entries(symbols).flatMap(([game, ids]) => ids.map((id) => `${game}/symbols/${id}`))
      : [name];
  });
