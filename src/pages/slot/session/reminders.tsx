import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GameEvents } from '../../../player/events';
import { useGame } from '../../../store/game-context';
import { useMachine } from '../playing';
import { ReminderDialog } from './reminder-dialog';
import { usePlayStatus } from './play-status';
import { ButtonLink } from '../../../ui/button';
import { whenText } from '../../../ui/format/format-instant';
import { paths } from '../../paths';
import { texts } from '../texts';

/** Shows the player's reminders when they are due, between rounds. */
export function Reminders() {
  const due = usePlayStatus(({ block }) => (block?.reason === 'reminder' ? block.kind : null));
  const spinning = useMachine(({ play }) => play.phase === 'spinning');
  const attempted = useSpinAttempted(due === 'daily');
  if (due === null || spinning || (due === 'daily' && !attempted)) return null;
  return createPortal(<ReminderDialog kind={due} />, document.body);
}

/** Whether the player has pressed SPIN! while a reminder was due, as long as it is due. */
function useSpinAttempted(due: boolean): boolean {
  const game = useGame();
  const [attempted, setAttempted] = useState(false);
  // A layout effect: the first press may come as soon as the page is shown.
  useLayoutEffect(() => {
    if (!due) return;
    const onBlocked = ({ reason }: GameEvents['spinBlocked']): void => setAttempted(reason === 'reminder');
    game.events.on('spinBlocked', onBlocked);
    return () => {
      game.events.off('spinBlocked', onBlocked);
      setAttempted(false);
    };
  }, [game, due]);
  return attempted;
}

/** Replaces the machine while the player takes a break. `until` in milliseconds since 1970. */
export function Break({ until }: { readonly until: number }) {
  const game = useGame();
  const { title, text, home, help } = texts.onBreak;
  return (
    <section
      aria-labelledby="break-title"
      className="mt-[12svh] grid max-w-[34rem] justify-items-center gap-5 rounded-lg glass p-8 text-center [--glass:80%]"
    >
      <h1 id="break-title" tabIndex={-1} className="text-3xl text-gold-light sm:text-4xl">
        {title}
      </h1>
      <p className="text-lg">{text(whenText(until, game.now()))}</p>
      <ButtonLink to={paths.home}>{home}</ButtonLink>
      <ButtonLink variant="quiet" to={paths.responsibleGaming}>
        {help}
      </ButtonLink>
    </section>
  );
}
