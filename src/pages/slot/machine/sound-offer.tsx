import X from 'lucide-react/icons/x';
import { useGameStore, useGameState } from '../../../store/game-context';
import { MachineNote } from '../session/session-status';
import { texts } from '../texts';

const { soundOffer } = texts;

/** Offers sound to somebody who has played no round yet, until they have answered once. */
export function SoundOffer() {
  const store = useGameStore();
  const isOffered = useGameState(
    ({ rounds, sound, soundOffered }) => rounds === 0 && !sound && !soundOffered,
  );
  if (!isOffered) return null;
  const answer = (sound: boolean): void => store.changeSettings({ sound, soundOffered: true });
  return (
    <MachineNote data-offer className="of-player">
      <span>{soundOffer.question}</span>
      <button
        type="button"
        onClick={() => answer(true)}
        className="min-h-11 rounded-pill px-3 font-bold text-gold-light underline underline-offset-[0.2em]"
      >
        {soundOffer.accept}
      </button>
      <button
        type="button"
        aria-label={soundOffer.decline}
        title={soundOffer.decline}
        onClick={() => answer(false)}
        className="-mr-2 grid size-11 place-items-center rounded-pill text-muted hover:text-text"
      >
        <X aria-hidden size={18} />
      </button>
    </MachineNote>
  );
}
