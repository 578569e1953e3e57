import type { SoundFiles } from './sound-files';

/** The addresses of pictures, by their paths in assets/ without the ending. */
export type Urls = Readonly<Record<string, string | undefined>>;

/** A part of a sprite sheet (pixels). */
interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Frames of a sprite sheet, which move a symbol. The first is its still picture. */
export interface SymbolAnimation {
  readonly sheet: string;
  /** The size of the whole sheet (pixels). */
  readonly size: Pick<Frame, 'width' | 'height'>;
  readonly frames: readonly Frame[];
  /** How many of them are shown in a second. */
  readonly rate: number;
}

/** All files that a game is shown and heard by, or those that a skin replaces, by their paths in assets/. */
export interface ArtFiles {
  /** Pictures, as bitmaps for the page. */
  readonly images: Urls;
  /** Those of them that the stage draws itself, at the size it needs, where that is another file: an SVG as it is. */
  readonly vectors?: Urls;
  readonly sounds: SoundFiles;
  /** Animations of symbols: `lucky-fishing/symbols/fish.win`. */
  readonly animations: Readonly<Record<string, SymbolAnimation | undefined>>;
  /** Whether pictures are enlarged without smoothing. */
  readonly pixelated: boolean;
}

/** The product's own files: no animations, for our gestures move the symbols. */
export const defaultFiles = (files: Pick<ArtFiles, 'images' | 'vectors' | 'sounds'>): ArtFiles => ({
  ...files,
  animations: {},
  pixelated: false,
});

/**
 * The address of a picture.
 *
 * @param path in assets/, without the ending
 * @throws Error if there is none
 */
export function imageAt({ images }: Pick<ArtFiles, 'images'>, path: string): string {
  const address = images[path];
  if (!address) throw new Error(`There is no picture assets/${path}.`);
  return address;
}
