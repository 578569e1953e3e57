import type { GameDefinition } from '../engine/definition';
import type { OddsSummary } from '../engine/odds/summary';
import type { GameWords } from './game-words';
import type { PageArt } from './page-art';

/** A game's own images: their addresses. */
export interface GameArt {
  /** Each symbol's image for the stage, by its id: drawn once at the size it needs. An SVG as it is, else a bitmap. */
  readonly masters: Readonly<Record<string, string>>;
  /** Each symbol's bitmap for the page, by its id. */
  readonly bitmaps: Readonly<Record<string, string>>;
}

/** All that a game's page needs, loaded with the page and by no other game's. */
export interface PlayableGame {
  readonly definition: GameDefinition;
  readonly odds: OddsSummary;
  readonly art: GameArt;
  readonly pageArt: PageArt;
  readonly words: GameWords;
}
