import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GameEvents } from '../../../player/events';
import { useGame } from '../../../store/game-context';
import { useMachine } from '../playing';
import { ReminderDialog } from './reminder-dialog';
import { usePlayStatus } from './play-status';

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
