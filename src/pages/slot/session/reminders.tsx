import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReminderKind } from '../../../player/limits/play-log';
import { useMachine } from '../use-machine';
import { ReminderDialog } from './reminder-dialog';
import { usePlayStatus, useSpinBlocked } from './play-status';

/** Shows the player's reminders when they are due, between rounds; the daily one at the first press of SPIN!. */
export function Reminders() {
  const due = usePlayStatus(({ block }) => (block?.reason === 'reminder' ? block.kind : null));
  return due && <DueReminder key={due} kind={due} />;
}

function DueReminder({ kind }: { kind: ReminderKind }) {
  const spinning = useMachine(({ playback }) => playback.phase === 'spinning');
  const [isShown, setShown] = useState(kind === 'minutes');
  useSpinBlocked(() => setShown(true));
  return isShown && !spinning && createPortal(<ReminderDialog kind={kind} />, document.body);
}
