import type { ScenePlace } from './scene-place';

/**
 * A place of the page: from its middle to the right (halves of its width; beyond its edges, halves of what is placed, which is
 * out of sight at 2 and −2), and from its top (parts of its height).
 */
interface FinalePlace {
  readonly x: number;
  readonly y: number;
}

/** One step of a part of a finale, from where it is by then. */
export interface FinaleStep extends Partial<FinalePlace> {
  /** When it begins and how long it takes (parts of the finale, from 0 to 1). */
  readonly at: number;
  readonly takes: number;
  /** Degrees. */
  readonly turn?: number;
  /** Turns what looks to the left so that it looks at this place. */
  readonly aim?: FinalePlace;
  readonly opacity?: number;
  /** A GSAP ease; it starts and ends gently without one. */
  readonly ease?: string;
}

/** A picture of a finale. */
export interface FinalePart extends FinalePlace {
  readonly image: string;
  /** How wide it is (parts of the page's height), at most (parts of its width), and its width ÷ height. */
  readonly width: number;
  readonly most?: number;
  readonly ratio: number;
  /** The point that is at its place, and about which it turns (parts of its width and height); its middle without one. */
  readonly pivot?: readonly [number, number];
  readonly opacity?: number;
  /** How far it swings to either side of its turn (degrees), and how long it takes for one way (s). */
  readonly swing?: { readonly degrees: number; readonly seconds: number } | undefined;
  readonly steps?: readonly FinaleStep[];
  /** What lies exactly over it, and moves along. */
  readonly over?: Pick<FinalePart, 'image' | 'pivot' | 'swing'>;
}

/** What the largest win of a game plays on the whole page. */
export interface Finale {
  /** What lights up in the scene: pictures that lie over those of its layers. */
  readonly lights?: Readonly<Partial<Record<ScenePlace, string>>>;
  readonly parts: readonly FinalePart[];
}
