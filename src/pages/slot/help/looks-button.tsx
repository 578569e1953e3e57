import Palette from 'lucide-react/icons/palette';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../../ui/toast/toasts';
import { useLoaded } from '../../../ui/hooks';
import { texts } from '../texts';
import { usePlayableGame } from '../use-machine';

const { looks } = texts;

/** Opens the choice of looks, which is loaded when a player first opens it. */
export function LooksButton() {
  const { id: game } = usePlayableGame().definition;
  /** Presses since it was closed. Each tries to load it again if that has failed. */
  const [presses, setPresses] = useState(0);
  const loaded = useLoaded(
    () => import('./looks-dialog'),
    presses,
    'The looks could not be loaded.',
    () => toast({ kind: 'no looks', variant: 'destructive', ...looks.notLoaded }),
  );
  return (
    <>
      <button
        type="button"
        aria-label={looks.button}
        aria-haspopup="dialog"
        title={looks.title}
        onClick={() => setPresses(presses + 1)}
        className="icon-button left-(--looks-button) group-has-[[data-testid=feature-status]]:invisible"
      >
        <Palette aria-hidden />
      </button>
      {presses > 0 &&
        loaded &&
        createPortal(<loaded.LooksDialog game={game} onClose={() => setPresses(0)} />, document.body)}
    </>
  );
}
