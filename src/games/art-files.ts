import type { SafeSvg } from './safe-svg';

/** The addresses of pictures, by their paths in assets/ without the ending. */
type Urls = Readonly<Record<string, string | undefined>>;

/** Frames of a sprite sheet, which move a symbol. The first is its still picture. */
export interface SymbolAnimation {
  readonly sheet: string;
  /** The size of the whole sheet (pixels). */
  readonly size: Readonly<Record<'width' | 'height', number>>;
  /** Where they are on it (pixels). */
  readonly frames: readonly Readonly<Record<'x' | 'y' | 'width' | 'height', number>>[];
  readonly rate: number;
}

/** What moves a symbol: a win; the reels at rest, now and then without a win; its reel, as it lands. */
export const symbolMotions = ['win', 'rest', 'land'] as const;
export type SymbolMotion = (typeof symbolMotions)[number];

/** What the name of the picture ends in that a symbol shows while its reel turns. */
export const BLUR = 'blur';

/** What a skin may add to the picture of a symbol, by what its file's name ends in. */
export type SymbolState = SymbolMotion | typeof BLUR;

/** All files that a game is shown and heard by, or those that a skin replaces, by their paths in assets/. */
export interface ArtFiles {
  /**
   * Pictures: bitmaps of the build, or an artist's own files. Pages and the DOM reels show these, and the canvas where
   * `vectors` has none.
   */
  readonly images: Urls;
  /** The SVG of a picture whose bitmap is in `images`: the stage draws it at the size it needs. */
  readonly vectors?: Urls;
  /** Symbols' SVGs that can't be fetched, because the page holds them itself. */
  readonly markups?: Readonly<Record<string, SafeSvg | undefined>>;
  readonly sounds: SoundFiles;
  /** By how much a skin's sounds are played quieter than their files are (dB, at most 0). */
  readonly gains?: Gains;
  /** The fonts of a skin. */
  readonly fonts?: Readonly<Record<string, FontSource | undefined>>;
  /** Animations of symbols: `lucky-fishing/symbols/fish.win`. */
  readonly animations: Readonly<Record<string, SymbolAnimation | undefined>>;
  /** Whether pictures are enlarged without smoothing. */
  readonly pixelated: boolean;
}

/** A game's own files: no animations, for gestures move its symbols. @param found as `soundFiles` takes them */
export const defaultFiles = ({
  sounds,
  ...pictures
}: Pick<ArtFiles, 'images' | 'vectors'> & {
  readonly sounds: Parameters<typeof soundFiles>[0];
}): ArtFiles => ({
  ...pictures,
  sounds: soundFiles(sounds),
  animations: {},
  pixelated: false,
});

/** The address of a picture by its path in assets/, without the ending. Throws an Error if there is none. */
export function imageAt({ images }: Pick<ArtFiles, 'images'>, path: string): string {
  const address = images[path];
  if (!address) throw new Error(`There is no picture assets/${path}.`);
  return address;
}

/** The address of a font's file, or what reads the file where it has none that could be asked for. */
export type FontSource = string | (() => Promise<ArrayBuffer>);

/** The address of a sound's file, or what reads the file where it has none that could be asked for. */
export type SoundAddress = string | (() => Promise<string>);

/** The addresses of each sound's files, by its path or name; the first one that the browser can play is played. */
export type SoundFiles = Readonly<Record<string, readonly SoundAddress[]>>;

/** By the paths or names of sounds, as in `SoundFiles`: dB, at most 0. */
export type Gains = Readonly<Record<string, number | undefined>>;

/** What the samples of a sound are multiplied by for a gain (dB): less than 1 below 0. */
export const amplitudeOf = (gain = 0): number => 10 ** (gain / 20);

/** The files of each sound, by its path in assets/ without the ending. The supplied MP3 comes last: others replace it. */
export function soundFiles(found: Readonly<Record<string, SoundAddress>>): SoundFiles {
  const files: Record<string, SoundAddress[]> = {};
  const inOrder = Object.entries(found).sort(
    ([one], [other]) => Number(one.endsWith('.mp3')) - Number(other.endsWith('.mp3')),
  );
  for (const [path, address] of inOrder) {
    const name = /(?:.*\/assets\/)?(.+)\.\w+$/.exec(path)?.[1] ?? path;
    (files[name] ??= []).push(address);
  }
  return files;
}

/** A game's files with those of a skin in their place; what the skin does not have stays. */
export function replaceFiles(defaults: ArtFiles, skin: ArtFiles): ArtFiles {
  // Where a skin replaces a picture, the default SVG is left out too, because `artByFileNames` would prefer it. So are the picture's tall
  // form, its animations and its blur.
  const unreplaced = <T>(
    files: Readonly<Record<string, T>> = {},
    pictureOf = (path: string): string => path,
  ) => Object.fromEntries(Object.entries(files).filter(([path]) => !skin.images[pictureOf(path)]));
  return {
    images: { ...unreplaced(defaults.images, (path) => path.replace(/-tall$|\.\w+$/, '')), ...skin.images },
    vectors: { ...unreplaced(defaults.vectors), ...skin.vectors },
    ...(skin.markups && { markups: skin.markups }),
    sounds: { ...defaults.sounds, ...skin.sounds },
    ...(skin.gains && { gains: skin.gains }),
    ...(skin.fonts && { fonts: skin.fonts }),
    animations: {
      ...unreplaced(defaults.animations, (path) => path.replace(/\.\w+$/, '')),
      ...skin.animations,
    },
    pixelated: skin.pixelated,
  };
}
