import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { PRINTED, WHOLE, type Movement, type GameArt } from '../../../games/game-art';
import { wantsLessMotion } from '../../../ui/browser/motion';
import { startTimeline, stopTimeline } from '../../../stage/timeline';
import { createAnimatedSymbol, preload } from '../../../stage/wins/symbols/animated-symbol';
import { Button } from '../../../ui/button';
import { texts } from './texts';
import { Sizes } from './sizes';

interface GestureProps {
  readonly symbol: string;
  readonly name: string;
  readonly art: GameArt;
  /** What the game prints on it. */
  readonly printed: string | undefined;
  readonly version: string;
}

/** A symbol that makes the gesture of its win: on a press of the button, and as the pointer or the focus comes to it. */
export function Gesture({ symbol: id, name, art, printed, version }: GestureProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<GesturePlayer | null>(null);

  useEffect(() => {
    const places = [...(stage.current?.querySelectorAll('.closeup-actor') ?? [])];
    const loading = createGesturePlayer(places, { ...art, printedOn: () => printed }, id);
    loading.then(setPlayer).catch((reason: unknown) => console.warn('The symbol makes no gesture.', reason));
    return () => void loading.then(({ stop }) => stop()).catch(() => undefined);
  }, [id, art, printed]);

  /** With reduced motion the gesture plays only when its button is pressed. */
  const playUnasked = (): void => {
    if (!wantsLessMotion() && !player?.isPlaying()) player?.play();
  };
  const playOnFocus = ({ target }: FocusEvent): void => {
    // A press moves the focus too, and plays the gesture itself.
    if (target.matches(':focus-visible')) playUnasked();
  };
  return (
    <>
      <div ref={stage} onPointerEnter={playUnasked}>
        <Sizes label={texts.closeup.label(name, texts.closeup.win, version)}>
          {(side) => (
            <div className="closeup-actor [&_.symbol-actor]:p-0!" style={{ width: side, height: side }} />
          )}
        </Sizes>
      </div>
      <Button
        variant="quiet"
        className="mt-3"
        disabled={!player}
        aria-label={texts.closeup.playOf(name, version)}
        onClick={() => player?.play()}
        onFocus={playOnFocus}
      >
        <Play aria-hidden size={18} />
        <span>{texts.closeup.play}</span>
      </Button>
      {player && !art.animations[id]?.win && <Parts gesture={art.gestures[id] ?? []} has={player.parts} />}
    </>
  );
}

/** Which parts of a symbol's gesture its image has, and which it lacks. */
function Parts({ gesture, has }: { gesture: readonly Movement[]; has: ReadonlySet<string> }) {
  const parts = [...new Set(gesture.map(({ part }) => part))].filter(
    (part) => part !== WHOLE && part !== PRINTED,
  );
  const missing = parts.filter((part) => !has.has(part));
  return (
    <>
      <ul aria-label={texts.closeup.parts} className="mt-4 mb-3 flex flex-wrap gap-[0.4rem]">
        {parts.map((part) => (
          <li
            key={part}
            data-has={has.has(part)}
            className="inline-flex items-center gap-[0.3rem] rounded-pill bg-kelp/25 py-[0.15rem] ps-[0.45rem] pe-[0.65rem] text-[0.875rem] inset-ring inset-ring-kelp/60 data-[has=false]:bg-transparent data-[has=false]:text-muted data-[has=false]:inset-ring-muted/40"
          >
            {has.has(part) ? <Check aria-hidden size={14} /> : <Minus aria-hidden size={14} />}
            <span lang="en" translate="no" aria-hidden={!has.has(part)}>
              {part}
            </span>
            {!has.has(part) && <span className="sr-only">{texts.closeup.missingPart(part)}</span>}
          </li>
        ))}
      </ul>
      {missing.length > 0 && (
        <p className="mt-1 mb-3 text-[0.875rem]/[1.6] text-muted">
          {missing.length === parts.length ? texts.closeup.noParts : texts.closeup.fewerParts}
        </p>
      )}
    </>
  );
}

type GesturePlayer = Awaited<ReturnType<typeof createGesturePlayer>>;

/** Puts a symbol into each of these places, which makes its gesture there on request. */
async function createGesturePlayer(places: readonly Element[], art: GameArt, symbol: string) {
  // One whose image could not be preloaded moves as a whole.
  const only = <T,>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => id === symbol));
  await preload({ stageImages: only(art.stageImages), animations: only(art.animations) }).catch(
    () => undefined,
  );
  const createActors = () =>
    places.map((place) => {
      const actor = createAnimatedSymbol(art, symbol);
      place.replaceChildren(actor.element);
      return actor;
    });
  let timeline: gsap.core.Timeline | null = null;
  const stop = (): void => {
    stopTimeline(timeline);
    timeline = null;
  };
  return {
    parts: new Set(createActors().flatMap(({ parts }) => [...parts])),
    play() {
      stop();
      const current = startTimeline(stop);
      // Created again: a gesture that was cut short left its parts where they were.
      for (const actor of createActors()) actor.act(current, 0);
      timeline = current;
    },
    isPlaying: () => timeline !== null,
    stop,
  };
}
