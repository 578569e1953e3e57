import type { SymbolId } from '../../game/rules';
import { begin, end } from '../../stage/clock';
import { castSymbol, rehearse, type SymbolActor } from '../../stage/show/symbol-actor';

/** A symbol's picture that is missing when this is over acts as a whole. */
const rehearsed = rehearse().catch(() => undefined);

export interface GesturePlayer {
  /** The names of the parts that the symbol's picture has. */
  readonly parts: ReadonlySet<string>;
  /** Makes the gesture, from its beginning. */
  play(): void;
  /** Makes it unless it is being made. */
  playOnce(): void;
  leave(): void;
}

/** Puts a symbol into each of these places, to make its gesture there when asked to. */
export async function castInto(places: readonly Element[], symbol: SymbolId): Promise<GesturePlayer> {
  await rehearsed;
  let timeline: gsap.core.Timeline | null = null;
  const cast = (): SymbolActor[] =>
    places.map((place) => {
      const actor = castSymbol(symbol);
      place.replaceChildren(actor.element);
      return actor;
    });
  const stop = (): void => {
    end(timeline);
    timeline = null;
  };
  const play = (): void => {
    stop();
    const current = begin(() => undefined, stop);
    // Cast anew: a gesture that was cut short left its parts where they were.
    for (const actor of cast()) actor.act(current, 0);
    timeline = current;
  };
  return {
    parts: new Set(cast().flatMap(({ parts }) => [...parts])),
    play,
    playOnce() {
      if (!timeline) play();
    },
    leave: stop,
  };
}
