import History from 'lucide-react/icons/history';
import { useNavigate } from 'react-router-dom';
import { isReplay } from '../../../store/game-state';
import { toast } from '../../../ui/toast/toasts';
import { texts as pageTexts } from '../texts';
import { useMachine, usePlayableGame } from '../use-machine';
import { texts } from './texts';

/** Shows the last round again, whatever it has paid, while its grid rests on the reels: on the lower right corner of the frame. */
export function WatchAgain() {
  const { definition } = usePlayableGame();
  const round = useMachine(({ playback, lastRound }) =>
    playback.phase === 'spinning' || isReplay(playback) ? null : lastRound,
  );
  const navigate = useNavigate();
  if (!round) return null;
  const watch = async (button: HTMLElement): Promise<void> => {
    try {
      const { roundPath } = await import('../../../features/round-link');
      // It goes as the replay begins, which then takes the focus.
      button.blur();
      await navigate(roundPath(definition, round));
    } catch {
      toast({ kind: 'replay', variant: 'destructive', ...pageTexts.noReplay });
    }
  };
  return (
    <button
      type="button"
      aria-label={texts.watchAgain}
      title={texts.watchAgain}
      onClick={({ currentTarget }) => void watch(currentTarget)}
      className="icon-button watch-again top-(--middle) left-(--middle) [--middle:calc(100%-var(--size)*0.62)]"
    >
      <History aria-hidden size={18} />
    </button>
  );
}
