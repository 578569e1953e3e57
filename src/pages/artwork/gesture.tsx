import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Button } from '../../ui/button';
import type { SymbolEntry } from '../../engine/definition';
import { wantsLessMotion } from '../../stage/reels/motion';
import { WHOLE } from '../../games/gestures';
import { art } from '../../games/lucky-fishing/art';
import { createGesturePlayer, type GesturePlayer } from './gesture-player';
import { Sizes } from './sizes';

/** The symbol at its moment: made at the press of a button, and as the pointer or the focus comes to it. */
export function Gesture({ symbol: { id, name } }: { symbol: SymbolEntry }) {
  const stage = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<GesturePlayer | null>(null);

  useEffect(() => {
    const places = [...(stage.current?.querySelectorAll('.sheet-actor') ?? [])];
    const loading = createGesturePlayer(places, art, id);
    loading.then(setPlayer).catch((reason: unknown) => console.warn('The symbol makes no gesture.', reason));
    return () => void loading.then((gesturePlayer) => gesturePlayer.destroy()).catch(() => undefined);
  }, [id]);

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
        <Sizes of={`${name}, gesture`}>
          {(side) => <div className="sheet-actor" style={{ width: side, height: side }} />}
        </Sizes>
      </div>
      <Button
        variant="quiet"
        className="sheet-play"
        disabled={!player}
        aria-label={`Play the gesture of ${name}`}
        onClick={() => player?.play()}
        onFocus={playOnFocus}
      >
        <Play aria-hidden size={18} />
        Play the gesture
      </Button>
      {player && <Parts symbol={id} has={player.parts} />}
    </>
  );
}

/** Which parts of a symbol's gesture its image has, and which it lacks. */
function Parts({ symbol, has }: { symbol: string; has: ReadonlySet<string> }) {
  const parts = [...new Set((art.gestures[symbol] ?? []).map(({ part }) => part))].filter(
    (part) => part !== WHOLE,
  );
  const lacking = parts.filter((part) => !has.has(part));
  return (
    <>
      <ul aria-label="Parts of the gesture" className="sheet-parts">
        {parts.map((part) => (
          <li key={part} data-has={has.has(part)}>
            {has.has(part) ? <Check aria-hidden size={14} /> : <Minus aria-hidden size={14} />}
            {part}
            {!has.has(part) && <span className="sr-only"> is not in the image</span>}
          </li>
        ))}
      </ul>
      {lacking.length > 0 && (
        <p className="sheet-note">
          {lacking.length === parts.length
            ? 'The image has none of these parts: it bounces as a whole.'
            : 'The gesture leaves out the missing parts.'}
        </p>
      )}
    </>
  );
}
