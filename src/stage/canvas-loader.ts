import type { GameArt } from '../games/game-art';
import type * as PixiCanvas from './reels/pixi/pixi-canvas';
import { MINUTE_MS } from '../engine/time';

/** By the art that they draw, and no longer than it is needed: artists try one picture after the other. */
const canvases = new WeakMap<GameArt, Promise<PixiCanvas.LoadedCanvas>>();

let retries = 0;

/**
 * Imports the canvas's code. Chromium up to version 153 doesn't fetch a module again that failed once, so after a failure
 * its address gets a query that is new each time.
 */
const importCanvas = (): Promise<typeof PixiCanvas> =>
  import('./reels/pixi/pixi-canvas').catch((reason: unknown) => {
    const [address] = /https?:\S+\.js/.exec(String(reason)) ?? [];
    if (!address) throw reason;
    return import(/* @vite-ignore */ `${address}?retry=${++retries}`) as Promise<typeof PixiCanvas>;
  });

/**
 * Loads the canvas's code and the symbol images of one game in one skin, once for all visits. Rejects if that fails;
 * the next call tries again.
 */
export function loadCanvasFor(art: GameArt): Promise<PixiCanvas.LoadedCanvas> {
  const canvas =
    canvases.get(art) ??
    importCanvas()
      .then(({ loadPixiCanvas }) => loadPixiCanvas(art))
      .catch((reason: unknown) => {
        canvases.delete(art);
        throw reason;
      });
  canvases.set(art, canvas);
  return canvas;
}

/** After this many losses within this time, the DOM reels stay until the player asks for the canvas. */
const MAX_LOSSES = 3;
const WITHIN_MS = 10 * MINUTE_MS;

/** Counts losses of the graphics: after too many the canvas does not return. `now` in monotonic milliseconds. */
export function createLossCounter(now: () => number = () => performance.now()) {
  let losses: readonly number[] = [];
  return {
    /** Counts a loss. Returns whether the canvas may return without the player asking. */
    mayReturn(): boolean {
      losses = [...losses.filter((at) => now() - at < WITHIN_MS), now()];
      return losses.length < MAX_LOSSES;
    },
  };
}
