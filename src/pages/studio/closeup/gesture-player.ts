import { startTimeline, stopTimeline } from '../../../stage/timeline';
import {
  createAnimatedSymbol,
  preload,
  type AnimatedSymbol,
  type SymbolArt,
} from '../../../stage/wins/symbols/animated-symbol';

export interface GesturePlayer {
  /** The names of the parts that the symbol's image has. */
  readonly parts: ReadonlySet<string>;
  /** Plays the gesture from its beginning. */
  play(): void;
  /** Plays it unless it is playing already. */
  playOnce(): void;
  destroy(): void;
}

/** Puts a symbol into each of these places, and plays its gesture there on request. */
export async function createGesturePlayer(
  places: readonly Element[],
  art: SymbolArt,
  symbol: string,
): Promise<GesturePlayer> {
  const own = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => id === symbol));
  // One whose image could not be preloaded moves as a whole.
  await preload({ masters: own(art.masters), animations: own(art.animations) }).catch(() => undefined);
  let timeline: gsap.core.Timeline | null = null;
  const createActors = (): AnimatedSymbol[] =>
    places.map((place) => {
      const actor = createAnimatedSymbol(art, symbol);
      place.replaceChildren(actor.element);
      return actor;
    });
  const stop = (): void => {
    stopTimeline(timeline);
    timeline = null;
  };
  const play = (): void => {
    stop();
    const current = startTimeline(() => undefined, stop);
    // Created again: a gesture that was cut short left its parts where they were.
    for (const actor of createActors()) actor.act(current, 0);
    timeline = current;
  };
  return {
    parts: new Set(createActors().flatMap(({ parts }) => [...parts])),
    play,
    playOnce() {
      if (!timeline) play();
    },
    destroy: stop,
  };
}
