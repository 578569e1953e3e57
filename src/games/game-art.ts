import { symbolIds, type GameDefinition } from '../engine/definition';
import {
  BLUR,
  imageAt,
  symbolMotions,
  type ArtFiles,
  type Gains,
  type SoundFiles,
  type SymbolAnimation,
  type SymbolMotion,
} from './art-files';
import type { Finale } from './finale';
import type { ScenePlace } from './scene-place';
import type { SafeSvg } from './safe-svg';
import { winArtOf, type WinArt } from './win-art';
import type { WinLevels } from './win-levels';

/** One movement of a part of a symbol, there and back. */
export interface Movement {
  /** The id of the part's group in the symbol's image. */
  readonly part: string;
  /** How it moves from rest: degrees, factors, or units of the image (256 to its side). */
  readonly turn?: number;
  readonly scale?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly x?: number;
  readonly y?: number;
  /** When it begins and how long one way takes (s). */
  readonly at: number;
  readonly seconds: number;
  /** How often it goes there and back. */
  readonly times: number;
}

/** The whole symbol, as the part that a movement moves. */
export const WHOLE = 'whole';

/** What the game prints on a symbol, as the part that a movement moves. */
export const PRINTED = 'printed';

/** What the parts of each symbol do when it has won, by its id. Parts that an image lacks are skipped. */
export type Gestures = Readonly<Record<string, readonly Movement[]>>;

/** A picture that may have another form for a phone. */
export interface PhonePicture {
  readonly image: string;
  readonly tall?: string | undefined;
}

/** A picture and its tall form, `<path>-tall`, which a skin leaves out where it replaces the picture alone. */
export const withTall = (files: Pick<ArtFiles, 'images'>, path: string): PhonePicture => ({
  image: imageAt(files, path),
  tall: files.images[`${path}-tall`],
});

/** Where the reels are in a frame. */
interface FrameShape {
  /** How far the window is inside it: a CSS `inset`. */
  readonly window: string;
  /** How round its corners are: a CSS `border-radius`. */
  readonly corners: string;
}

/** The images of a game's page around its reels: their addresses. */
export interface PageArt {
  /** Above the reels, with a field for the title. */
  readonly sign: PhonePicture;
  readonly frame: PhonePicture &
    FrameShape & {
      /** Its height as a part of its width. */
      readonly ratio: number;
      /** Of its tall form, if that is another. */
      readonly tallShape?: FrameShape;
    };
  /** Below the reels, with fields for bet and win. */
  readonly plate: string;
  /** The scene behind the machine, farthest first. */
  readonly scene: readonly { readonly place: ScenePlace; readonly image: string }[];
  /** The waters that the feature sinks to: one for each of its multipliers after the first. */
  readonly depths?: readonly PhonePicture[];
  /** Counts collectors until the next multiplier: one turn of the hand. */
  readonly gauge?: { readonly dial: string; readonly hand: string };
  /** A sounding line beside the machine: a mark for the surface, and one for each multiplier, evenly spread. */
  readonly depthLine?: string;
}

/** What lights up and is lifted as one where symbols have won. */
export type WinPart = 'column' | 'cell';

/** The images of a game's stage: their addresses. */
export interface StageArt {
  /** The ground behind the symbols, as large as the window of the reels. */
  readonly reels: string;
  /** What lies on that ground below symbols that have won, and how large it is. */
  readonly winHighlight: { readonly image: string; readonly of: WinPart };
  /** Rises through a win, and through the scene. */
  readonly bubble: string;
  /** Flies to the balance. */
  readonly coin: string;
  /** Closes over the reels, in two leaves, as free spins begin. */
  readonly door?: string;
  /** Which symbol swims through the page in large wins, by its id. It looks to the left. */
  readonly school?: string;
  /** What the largest win plays on the page. */
  readonly finale?: Finale;
}

export interface GameArt {
  /** Each symbol's image for the canvas, by its id: drawn once at the size it needs. An SVG as it is, else a bitmap. */
  readonly stageImages: Readonly<Record<string, string>>;
  /** Each symbol's picture for pages and for the DOM reels, by its id. */
  readonly pageImages: Readonly<Record<string, string>>;
  /** The text of each symbol's SVG that can't be fetched, by its id. */
  readonly markups?: Readonly<Record<string, SafeSvg | undefined>>;
  /** The pictures that symbols show at full speed, by their ids; the stage blurs those of all others itself. */
  readonly blurImages: Readonly<Record<string, string>>;
  /** What plays instead of a symbol's gesture, once when the reels stop, and as its reel lands, by the symbol's id. */
  readonly animations: Readonly<
    Record<string, Readonly<Partial<Record<SymbolMotion, SymbolAnimation | undefined>>>>
  >;
  readonly pixelated: boolean;
  readonly stage: StageArt;
  readonly wins: WinArt;
  readonly gestures: Gestures;
  readonly winLevels: WinLevels;
  /** The colours (CSS) of the game's lines where they are drawn over the reels; in a game of ways, of its symbols. */
  readonly paylineColours?: readonly string[];
  /** Its sounds; one that is missing is not heard. */
  readonly sounds: SoundFiles;
  /** By how much they are played quieter than their files are (dB). */
  readonly gains?: Gains;
  /** What a stage prints on a symbol now, as on a value what it pays. */
  readonly printedOn?: (symbol: string) => string | undefined;
}

/** The art that follows from what files are called: that of a game's symbols and of large wins, and its sounds. */
type ArtByFileNames = Pick<
  GameArt,
  | 'stageImages'
  | 'pageImages'
  | 'markups'
  | 'blurImages'
  | 'animations'
  | 'pixelated'
  | 'wins'
  | 'sounds'
  | 'gains'
>;

/** The art whose files are named after what they show, and the sounds. Throws an Error if a picture is missing. */
export function artByFileNames(
  { id: game, symbols }: Pick<GameDefinition, 'id' | 'symbols'>,
  files: ArtFiles,
): ArtByFileNames {
  const ofEach = <T>(find: (path: string) => T): Record<string, T> =>
    Object.fromEntries(symbolIds({ symbols }).map((id) => [id, find(`${game}/symbols/${id}`)] as const));
  const folder = `${game}/sounds/`;
  const byName = <T>(all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([path]) => path.startsWith(folder))
        .map(([path, one]) => [path.slice(folder.length), one] as const),
    );
  return {
    stageImages: ofEach((path) => files.vectors?.[path] ?? imageAt(files, path)),
    pageImages: ofEach((path) => imageAt(files, path)),
    markups: ofEach((path) => files.markups?.[path]),
    blurImages: Object.fromEntries(
      symbolIds({ symbols }).flatMap((id) => {
        const address = files.images[`${game}/symbols/${id}.${BLUR}`];
        return address === undefined ? [] : [[id, address] as const];
      }),
    ),
    animations: ofEach((path) =>
      Object.fromEntries(symbolMotions.map((motion) => [motion, files.animations[`${path}.${motion}`]])),
    ),
    pixelated: files.pixelated,
    wins: winArtOf(files),
    sounds: byName(files.sounds),
    ...(files.gains && { gains: byName(files.gains) }),
  };
}
