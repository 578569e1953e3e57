import History from 'lucide-react/icons/history';
import { useNavigate } from 'react-router-dom';
import { roundPath } from '../../../features/round-link';
import { useMachine, usePlayable } from '../use-machine';
import { texts } from '../texts';

/** Shows the settled round again, whatever it has paid: on the lower right corner of the frame. */
export function WatchAgain() {
  const { definition } = usePlayable();
  const round = useMachine(({ play }) => (play.phase === 'settled' && !play.isReplay ? play.round : null));
  const navigate = useNavigate();
  return (
    round && (
      <button
        type="button"
        aria-label={texts.watchAgain}
        title={texts.watchAgain}
        onClick={() => void navigate(roundPath(definition, round))}
        className="icon-button watch-again"
      >
        <History aria-hidden size={18} />
      </button>
    )
  );
}
