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

/** What the parts of each symbol do when it has won, by its id. Parts that an image lacks are skipped. */
export type Gestures = Readonly<Record<string, readonly Movement[]>>;
