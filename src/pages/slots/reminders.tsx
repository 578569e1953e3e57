import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GameEvents } from '../../game/events';
import { game, useGame } from '../../store/game';
import { ReminderDialog } from './reminder-dialog';
import { useStanding } from './standing';

/** The reminders that the player has asked for, each when it is due and between rounds. */
export function Reminders() {
  const due = useStanding(({ closure }) => (closure?.reason === 'reminder' ? closure.kind : null));
  const spinning = useGame(({ play }) => play.phase === 'spinning');
  const asked = useAskedToSpin(due === 'daily');
  if (due === null || spinning || (due === 'daily' && !asked)) return null;
  return createPortal(<ReminderDialog kind={due} />, document.body);
}

/** Whether the player has asked for a spin that a reminder kept from beginning, as long as one is due. */
function useAskedToSpin(due: boolean): boolean {
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    if (!due) return;
    const ask = ({ reason }: GameEvents['spinClosed']): void => setAsked(reason === 'reminder');
    game.events.on('spinClosed', ask);
    return () => {
      game.events.off('spinClosed', ask);
      setAsked(false);
    };
  }, [due]);
  return asked;
}
