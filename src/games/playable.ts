import type { GameDefinition } from '../engine/definition';
import type { OddsSummary } from '../engine/odds/summary';
import type { GameWords } from './game-words';
import type { Gestures } from './gestures';
import type { PageArt } from './page-art';
import type { SoundFiles } from './sound-files';
import type { WinLevels } from './win-levels';

/** What lights up and is lifted as one where symbols have won. */
export type WinPart = 'column' | 'cell';

/** The images of a game's stage: their addresses. */
export interface StageArt {
  /** The ground behind the symbols, as large as the window of the reels. */
  readonly reels: string;
  /** What lies on that ground below symbols that have won, and how large it is. */
  readonly lit: { readonly image: string; readonly of: WinPart };
  /** Rises through a win, and through the scene. */
  readonly bubble: string;
  /** Flies to the balance. */
  readonly coin: string;
  /** Closes over the reels, in two leaves, as free spins begin. */
  readonly door?: string;
}

/** How a game looks, moves and sounds. */
export interface GameArt {
  /** Each symbol's image for the stage, by its id: drawn once at the size it needs. An SVG as it is, else a bitmap. */
  readonly masters: Readonly<Record<string, string>>;
  /** Each symbol's bitmap for the page, by its id. */
  readonly bitmaps: Readonly<Record<string, string>>;
  readonly stage: StageArt;
  readonly gestures: Gestures;
  readonly winLevels: WinLevels;
  /** Whether the lines that pay are drawn as threads of light. */
  readonly threads?: boolean;
  /** Its sounds; one that is missing is not heard. */
  readonly sounds: SoundFiles;
}

/** All that a game's page needs, loaded with the page and by no other game's. */
export interface PlayableGame {
  readonly definition: GameDefinition;
  readonly odds: OddsSummary;
  readonly art: GameArt;
  readonly pageArt: PageArt;
  readonly words: GameWords;
}
