import { useEffect, useRef, useState } from 'react';
import { useGame } from '../../../store/game-context';
import { whenText } from '../../../ui/format/format-instant';
import { usePlayStatus, useSpinBlocked } from './play-status';
import { texts } from '../texts';

/** Time and net result of the session below the reels, and above them why the player can't spin, if so. */
export function SessionStatus() {
  const game = useGame();
  const { block, minutes, minutesLeft, net } = usePlayStatus((status) => status);
  /** How many spins were refused while this machine has been open. */
  const [refusals, setRefusals] = useState(0);
  useSpinBlocked(() => setRefusals((before) => before + 1));
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // Zoomed in, SPIN! can be in view without it.
    if (refusals > 0) note.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  const blockText =
    block && block.reason !== 'reminder' && texts.blocked(block, whenText(block.until, game.now()));
  return (
    <>
      {blockText && (
        <p ref={note} id="closed" role="status" className="machine-note glass [--glass:94%]">
          {/* Another element for each refused spin: it is shown and spoken again, and nothing else answers. */}
          <span key={refusals}>
            <strong>{blockText.title}</strong> <span>{blockText.description}</span>
          </span>
        </p>
      )}
      <dl className="machine-session" data-testid="session">
        <div>
          <dt>{texts.session}</dt>
          <dd>
            <span>{texts.minutes(minutes)}</span>
            {minutesLeft !== null && !blockText && <span>{texts.minutesLeft(minutesLeft)}</span>}
          </dd>
        </div>
        <div>
          <dt>{texts.net}</dt>
          <dd>{texts.gained(net)}</dd>
        </div>
      </dl>
    </>
  );
}
