import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, type FocusEvent } from 'react';
import { Button } from '../../components/button';
import { whenLoaded } from '../../components/when-loaded';
import type { SlotSymbol, SymbolId } from '../../game/rules';
import { wantsLessMotion } from '../../stage/motion';
import { gestures, WHOLE } from '../../stage/show/gestures';
import { castInto, type GesturePlayer } from './gesture-player';
import { Sizes } from './sizes';

/** The symbol at its moment: made at the press of a button, and as the pointer or the focus comes to it. */
export function Gesture({ symbol: { id, name } }: { symbol: SlotSymbol<SymbolId> }) {
  const stage = useRef<HTMLDivElement>(null);
  const [player, setPlayer] = useState<GesturePlayer | null>(null);

  useEffect(() => {
    const places = [...(stage.current?.querySelectorAll('.sheet-actor') ?? [])];
    return whenLoaded(
      castInto(places, id),
      (cast) => {
        setPlayer(cast);
        return () => cast.leave();
      },
      'The symbol makes no gesture.',
    );
  }, [id]);

  /** Unasked, nothing moves for those who want less of it. */
  const playUnasked = (): void => {
    if (!wantsLessMotion()) player?.playOnce();
  };
  const playOnFocus = ({ target }: FocusEvent): void => {
    // A press brings the focus along, and plays by itself.
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

/** Which of the parts that a symbol's gesture moves its picture has, and which it lacks. */
function Parts({ symbol, has }: { symbol: SymbolId; has: ReadonlySet<string> }) {
  const parts = [...new Set(gestures[symbol].map(({ part }) => part))].filter((part) => part !== WHOLE);
  const lacking = parts.filter((part) => !has.has(part));
  return (
    <>
      <ul aria-label="Parts of the gesture" className="sheet-parts">
        {parts.map((part) => (
          <li key={part} data-has={has.has(part)}>
            {has.has(part) ? <Check aria-hidden size={14} /> : <Minus aria-hidden size={14} />}
            {part}
            {!has.has(part) && <span className="sr-only"> is not in the picture</span>}
          </li>
        ))}
      </ul>
      {lacking.length > 0 && (
        <p className="sheet-note">
          {lacking.length === parts.length
            ? 'The picture has none of these parts: it bounces as a whole.'
            : 'What the picture lacks stays out of the gesture.'}
        </p>
      )}
    </>
  );
}
