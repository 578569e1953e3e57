import type { GameArt } from '../games/game-art';
import type * as PixiCanvas from './reels/pixi/pixi-canvas';
import { MINUTE_MS } from '../engine/time';
import { importAgain } from '../ui/browser/import-again';

/** By the art that they draw, and no longer than it is needed: artists try one picture after the other. */
const canvases = new WeakMap<GameArt, Promise<PixiCanvas.LoadedCanvas>>();

/**
 * Loads the canvas's code and the symbol images of one game in one skin, once for all visits. Rejects if that fails;
 * the next call tries again.
 */
export function loadCanvasFor(art: GameArt): Promise<PixiCanvas.LoadedCanvas> {
  const canvas =
    canvases.get(art) ??
    importAgain(() => import('./reels/pixi/pixi-canvas'))
      .then(({ loadPixiCanvas }) => loadPixiCanvas(art))
      .catch((reason: unknown) => {
        canvases.delete(art);
        throw reason;
      });
  canvases.set(art, canvas);
  return canvas;
}

/** After this many losses within this time, the DOM reels stay until the player asks for the canvas. */
const MAX_CONTEXT_LOSSES = 3;
const WITHIN_MS = 10 * MINUTE_MS;

/** Counts losses of the canvas's context: after too many it doesn't return by itself. `now` in monotonic milliseconds. */
export function createContextLossCounter(now: () => number = () => performance.now()) {
  let losses: readonly number[] = [];
  return {
    /** Counts a loss. Returns whether the canvas may return without the player asking. */
    mayReturn(): boolean {
      losses = [...losses.filter((at) => now() - at < WITHIN_MS), now()];
      return losses.length < MAX_CONTEXT_LOSSES;
    },
  };
}
