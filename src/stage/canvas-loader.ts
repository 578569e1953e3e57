import type { GameArt } from '../games/playable';
import type { LoadedCanvas } from './reels/pixi/pixi-canvas';

/** By the art that they draw, and no longer than it is needed: artists try one picture after the other. */
const canvases = new WeakMap<GameArt, Promise<LoadedCanvas>>();

/** Fetches the canvas with a game's images, once for all visits. Rejects if that fails; the next call tries again. */
export function fetchCanvas(art: GameArt): Promise<LoadedCanvas> {
  const canvas =
    canvases.get(art) ??
    import('./reels/pixi/pixi-canvas')
      .then(({ loadPixiCanvas }) => loadPixiCanvas(art))
      .catch((reason: unknown) => {
        canvases.delete(art);
        throw reason;
      });
  canvases.set(art, canvas);
  return canvas;
}
