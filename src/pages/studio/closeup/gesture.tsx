import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Button } from '../../../ui/button';
import type { SymbolEntry } from '../../../engine/definition';
import { wantsLessMotion } from '../../../stage/reels/motion';
import { WHOLE, type Movement } from '../../../games/gestures';
import type { GameArt } from '../../../games/playable';
import { createGesturePlayer, type GesturePlayer } from './gesture-player';
import { texts } from '../texts';
import { Sizes } from './sizes';

interface GestureProps {
  readonly symbol: SymbolEntry;
  readonly art: GameArt;
  /** Whose picture it is, for screen readers. */
  readonly of: string;
}

/** The symbol at its moment: made at the press of a button, and as the pointer or the focus comes to it. */
export function Gesture({ symbol: { id, name }, art, of }: GestureProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<GesturePlayer | null>(null);

  useEffect(() => {
    const places = [...(stage.current?.querySelectorAll('.closeup-actor') ?? [])];
    const loading = createGesturePlayer(places, art, id);
    loading.then(setPlayer).catch((reason: unknown) => console.warn('The symbol makes no gesture.', reason));
    return () => void loading.then((gesturePlayer) => gesturePlayer.destroy()).catch(() => undefined);
  }, [id, art]);

  /** With reduced motion the gesture plays only when its button is pressed. */
  const playUnasked = (): void => {
    if (!wantsLessMotion()) player?.playOnce();
  };
  const playOnFocus = ({ target }: FocusEvent): void => {
    // A press moves the focus too, and plays the gesture itself.
    if (target.matches(':focus-visible')) playUnasked();
  };
  return (
    <>
      <div ref={stage} onPointerEnter={playUnasked}>
        <Sizes of={`${name}, ${texts.states.win}, ${of}`}>
          {(side) => <div className="closeup-actor" style={{ width: side, height: side }} />}
        </Sizes>
      </div>
      <Button
        variant="quiet"
        className="mt-3"
        disabled={!player}
        aria-label={`Play the win of ${name}, ${of}`}
        onClick={() => player?.play()}
        onFocus={playOnFocus}
      >
        <Play aria-hidden size={18} />
        <span>Play the win</span>
      </Button>
      {player && !art.animations[id]?.win && <Parts gesture={art.gestures[id] ?? []} has={player.parts} />}
    </>
  );
}

/** Which parts of a symbol's gesture its image has, and which it lacks. */
function Parts({ gesture, has }: { gesture: readonly Movement[]; has: ReadonlySet<string> }) {
  const parts = [...new Set(gesture.map(({ part }) => part))].filter((part) => part !== WHOLE);
  const lacking = parts.filter((part) => !has.has(part));
  return (
    <>
      <ul aria-label="Parts of the gesture" className="closeup-parts">
        {parts.map((part) => (
          <li key={part} data-has={has.has(part)}>
            {has.has(part) ? <Check aria-hidden size={14} /> : <Minus aria-hidden size={14} />}
            <span>{part}</span>
            {!has.has(part) && <span className="sr-only"> is not in the image</span>}
          </li>
        ))}
      </ul>
      {lacking.length > 0 && (
        <p className="closeup-note">
          {lacking.length === parts.length
            ? 'The image has none of these parts: it bounces as a whole.'
            : 'The gesture leaves out the missing parts.'}
        </p>
      )}
    </>
  );
}
