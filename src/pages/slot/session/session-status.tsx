import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useGameStore } from '../../../store/game-context';
import { isReplay } from '../../../store/game-state';
import { whenText } from '../../../ui/format/format-instant';
import { useMachine } from '../use-machine';
import { useRoundShow } from '../round-show';
import { usePlayStatus, useSpinBlocked } from './play-status';
import { texts } from '../texts';

/** Time and net result of the session below the reels, and above them why the player can't spin, if so. */
export function SessionStatus() {
  const store = useGameStore();
  const { block, minutes, minutesLeft, net } = usePlayStatus((status) => status);
  const { isPresenting } = useRoundShow();
  const uncounted = useMachine(({ playback }) =>
    playback.phase === 'settled' && isPresenting && !isReplay(playback) ? playback.round.payout : 0,
  );
  /** How many spins were refused while this machine has been open. */
  const [refusals, setRefusals] = useState(0);
  useSpinBlocked(() => setRefusals((before) => before + 1));
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // In a zoomed page, SPIN! may be in view when this isn't.
    if (refusals > 0) note.current?.scrollIntoView({ block: 'nearest' });
  }, [refusals]);
  const blockText =
    block && block.reason !== 'reminder' && texts.blocked(block, whenText(block.until, store.now()));
  return (
    <>
      {blockText && (
        <MachineNote ref={note} id="closed">
          {/* Another element for each refused spin: it is shown and spoken again, and nothing else answers. */}
          <span key={refusals}>
            <strong>{blockText.title}</strong> <span>{blockText.description}</span>
          </span>
        </MachineNote>
      )}
      <dl
        className="of-player machine-session absolute left-1/2 flex w-max flex-wrap items-center justify-center gap-[0_1em] leading-none whitespace-nowrap text-foam tabular-nums"
        data-testid="session"
      >
        <div className="flex gap-[0.4em]">
          <dt className="text-gold-light">{texts.session}</dt>
          <dd>
            {minutesLeft !== null && !blockText
              ? texts.minutesAndLeft(minutes, minutesLeft)
              : texts.minutes(minutes)}
          </dd>
        </div>
        <div className="flex gap-[0.4em]">
          <dt className="text-gold-light">{texts.net}</dt>
          <dd>{texts.gained(net - uncounted)}</dd>
        </div>
      </dl>
    </>
  );
}

/** A note over the bottom of the reels that is also announced. On a phone it is elsewhere (messages.css). */
export const MachineNote = ({ className = '', ...props }: ComponentProps<'p'>) => (
  <p
    {...props}
    role="status"
    className={`${className} machine-note absolute bottom-[8%] left-1/2 flex w-max max-w-[92%] -translate-x-1/2 flex-wrap items-center justify-center gap-x-[0.35em] rounded-md glass px-4 py-1.5 text-center font-text text-[length:min(0.875rem,var(--machine)*0.06)] leading-[1.2] [--glass:94%] [&>span]:flex [&>span]:animate-[note-in_240ms_var(--ease-in-water)] [&>span]:flex-wrap [&>span]:justify-center [&>span]:gap-[0_0.35em] motion-reduce:[&>span]:[animation-name:fade-in]`}
  />
);
