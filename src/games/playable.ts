import type { GameDefinition } from '../engine/definition';
import type { OddsSummary } from '../engine/odds/summary';
import type {
  ArtFiles,
  SymbolAnimation,
  Gestures,
  LargeWins,
  PageArt,
  SoundFiles,
  WinLevels,
} from './game-art';
import type { GameTexts } from './game-texts';

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
}

export interface GameArt {
  /** Each symbol's image for the stage, by its id: drawn once at the size it needs. An SVG as it is, else a bitmap. */
  readonly stageImages: Readonly<Record<string, string>>;
  /** Each symbol's bitmap for the page, by its id. */
  readonly pageImages: Readonly<Record<string, string>>;
  /** The text of each symbol's SVG that can't be fetched, by its id. */
  readonly markups?: Readonly<Record<string, string | undefined>>;
  /** What plays instead of a symbol's gesture, and once when the reels stop, by the symbol's id. */
  readonly animations: Readonly<
    Record<string, Readonly<Partial<Record<'win' | 'rest', SymbolAnimation | undefined>>>>
  >;
  readonly pixelated: boolean;
  readonly stage: StageArt;
  readonly gestures: Gestures;
  /** Symbols that light up and chime as their reel lands, each time alike. */
  readonly lightsUp?: readonly string[];
  readonly winLevels: WinLevels;
  readonly largeWins: LargeWins;
  /** The colours (CSS) of the game's lines where they are drawn over the reels. */
  readonly paylineColours?: readonly string[];
  /** Its sounds; one that is missing is not heard. */
  readonly sounds: SoundFiles;
  /** What a stage prints on a symbol now, as on a value what it pays. */
  readonly printedOn?: (symbol: string) => string | undefined;
}

interface PlayableParts {
  readonly definition: GameDefinition;
  readonly odds: OddsSummary;
  readonly texts: GameTexts;
  readonly files: ArtFiles;
  /** How it is drawn with certain files: its own, or those of a skin. They throw an Error where a picture is missing. */
  readonly createArt: (files: ArtFiles) => GameArt;
  readonly createPageArt: (files: ArtFiles) => PageArt;
}

/** All that a game's page needs, loaded with the page and by no other game's. */
export interface PlayableGame extends PlayableParts {
  readonly art: GameArt;
  readonly pageArt: PageArt;
}

export const createPlayable = (parts: PlayableParts): PlayableGame => ({
  ...parts,
  art: parts.createArt(parts.files),
  pageArt: parts.createPageArt(parts.files),
});

/** The addresses of a skin's files, each in the place of the product's default file with the same path. */
export type SkinArt = ArtFiles;

/** A game's files with those of a skin in their place; what the skin does not have stays. */
function replaceFiles(defaults: ArtFiles, skin: SkinArt): ArtFiles {
  // `namedArt` picks each symbol's file from `files.images['<game>/symbols/<id>']`; for the stage it prefers the SVG of that
  // path in `vectors`. So where a skin replaces the picture, the default SVG is left out and the stage falls back to the
  // skin's picture. So are its tall form and its animations.
  const unreplaced = <T>(
    files: Readonly<Record<string, T>> = {},
    pictureOf = (path: string): string => path,
  ) => Object.fromEntries(Object.entries(files).filter(([path]) => !skin.images[pictureOf(path)]));
  return {
    images: { ...unreplaced(defaults.images, (path) => path.replace(/-tall$/, '')), ...skin.images },
    vectors: { ...unreplaced(defaults.vectors), ...skin.vectors },
    ...(skin.markups && { markups: skin.markups }),
    sounds: { ...defaults.sounds, ...skin.sounds },
    animations: {
      ...unreplaced(defaults.animations, (path) => path.replace(/\.\w+$/, '')),
      ...skin.animations,
    },
    pixelated: skin.pixelated,
  };
}

/** Each game in each skin is one object, for as long as both are there. */
const skinned = new WeakMap<SkinArt, WeakMap<PlayableGame, PlayableGame>>();

/** A game as a skin shows it: the same object each time. */
export function gameInSkin(game: PlayableGame, skin: SkinArt | null): PlayableGame {
  if (!skin) return game;
  const games = skinned.get(skin) ?? new WeakMap<PlayableGame, PlayableGame>();
  skinned.set(skin, games);
  const known = games.get(game) ?? createPlayable({ ...game, files: replaceFiles(game.files, skin) });
  games.set(game, known);
  return known;
}
