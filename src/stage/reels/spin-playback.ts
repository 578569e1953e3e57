import type { GameDefinition, ReelSet } from '../../engine/definition';
import { gsap } from '../timeline';
import {
  atStart,
  fadeProgress,
  landingMs,
  reelMotion,
  spinRestMs,
  type ReelMotion,
  type ReelPlace,
} from './motion';
import type { ReelRenderer, SpinFrame, SpinSymbols } from './reel-renderer';

/** Where a reel is after so many ms. */
export function reelAt({ legs, travel }: ReelMotion, ms: number): ReelPlace {
  const leg = legs.findLast(({ atMs }) => ms >= atMs);
  if (!leg) return atStart;
  if (ms >= leg.atMs + leg.ms) return { position: travel, blur: 0 };
  const progress = gsap.parseEase(leg.ease)((ms - leg.atMs) / leg.ms);
  return {
    position: leg.from + (leg.to - leg.from) * progress,
    blur: leg.blur[0] + (leg.blur[1] - leg.blur[0]) * progress,
  };
}

interface SpinCallbacks {
  /** A reel, counted from the left from 0, has reached its mark and still swings. */
  readonly onReelLanded: (column: number) => void;
  /** The last reel rests. */
  readonly onRest: () => void;
}

export interface SpinPlayback {
  /** Whether its reels have not come to rest yet. */
  isTurning(): boolean;
  /** Plays on to this moment of the spin (ms from its beginning). At rest there is nothing left to draw. */
  playTo(ms: number): void;
  /** Redraws the spin where it is, with a new renderer. */
  redraw(): void;
}

/**
 * Starts a spin, computes each of its frames, and calls back.
 *
 * @param set the reels that it turns
 * @param renderer returns what draws at that moment
 */
export function playSpin(
  definition: GameDefinition,
  set: ReelSet,
  symbols: SpinSymbols,
  renderer: () => ReelRenderer,
  { onReelLanded, onRest }: SpinCallbacks,
): SpinPlayback {
  const motions = symbols.strips.map((_, column) => reelMotion(definition, column, set));
  const restMs = spinRestMs(definition, set);
  const landings = symbols.fadeIn ? [] : motions.map(landingMs);
  let landed = 0;
  let now = 0;
  let isTurning = true;

  const frame = (): SpinFrame =>
    symbols.fadeIn
      ? { reels: motions.map(() => atStart), fade: fadeProgress(definition, set, now) }
      : { reels: motions.map((motion) => reelAt(motion, now)), fade: 0 };
  const redraw = (): void => {
    renderer().begin(symbols);
    renderer().draw(frame());
  };
  redraw();
  return {
    isTurning: () => isTurning,
    playTo(ms) {
      if (!isTurning) return;
      now = Math.min(ms, restMs);
      while ((landings[landed] ?? Infinity) <= now) onReelLanded(landed++);
      renderer().draw(frame());
      if (now < restMs) return;
      isTurning = false;
      onRest();
    },
    redraw,
  };
}
