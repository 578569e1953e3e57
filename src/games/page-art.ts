/** Where a layer of the scene is: style sheets place it, and the current moves plants. */
export type ScenePlace = 'light' | 'wreck' | 'reef' | 'sand' | 'plant-left' | 'plant-right';

export interface SceneLayer {
  readonly place: ScenePlace;
  readonly image: string;
}

export interface FrameArt {
  readonly image: string;
  /** Its height as a part of its width. */
  readonly ratio: number;
  /** How far the window is inside it: a CSS `inset`. */
  readonly window: string;
  /** How round its corners are: a CSS `border-radius`. */
  readonly corners: string;
}

/** The images of a game's page around its reels: their addresses. */
export interface PageArt {
  /** Above the reels, with a field for the title. */
  readonly sign: string;
  readonly frame: FrameArt;
  /** Below the reels, with fields for bet and win. */
  readonly plate: string;
  /** The scene behind the machine, farthest first. */
  readonly scene: readonly SceneLayer[];
  /** The waters that the feature sinks to: one for each of its multipliers after the first. */
  readonly depths?: readonly string[];
  /** Counts collectors until the next multiplier: one turn of the hand. */
  readonly gauge?: { readonly dial: string; readonly hand: string };
  /** A sounding line beside the machine: a mark for the surface, and one for each multiplier, evenly spread. */
  readonly depthLine?: string;
}
