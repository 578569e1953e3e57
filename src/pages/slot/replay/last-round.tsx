import type { LucideIcon } from 'lucide-react';
import History from 'lucide-react/icons/history';
import Share from 'lucide-react/icons/share-2';
import { useNavigate } from 'react-router-dom';
import { isLarge, winLevelOf } from '../../../games/win-levels';
import { isReplay } from '../../../store/game-state';
import { toast } from '../../../ui/toast/toasts';
import { texts as pageTexts } from '../texts';
import { useMachine, usePlayableGame } from '../use-machine';
import { texts } from './texts';

/** What one can do with the last round while its grid rests on the reels: on the lower right corner of the frame. */
export function LastRound() {
  const playable = usePlayableGame();
  const { definition, art } = playable;
  const round = useMachine(({ playback, lastRound }) =>
    playback.phase === 'spinning' || isReplay(playback) ? null : lastRound,
  );
  const navigate = useNavigate();
  if (!round) return null;
  const level = winLevelOf(art.winLevels, round.payout / round.bet);

  const watch = async (button: HTMLElement): Promise<void> => {
    const { roundPath } = await import('../../../features/round-link');
    // It goes as the replay begins, which then takes the focus.
    button.blur();
    await navigate(roundPath(definition, round));
  };
  const share = async (): Promise<void> => {
    const [{ roundPath }, { shareRound }] = await Promise.all([
      import('../../../features/round-link'),
      import('./share'),
    ]);
    const path = import.meta.env.BASE_URL + roundPath(definition, round).slice(1);
    await shareRound(playable, round, new URL(path, window.location.href).href);
  };
  return (
    <>
      {level && isLarge(level) && (
        <RoundButton name={texts.share} icon={Share} onPress={share} className="share-win" />
      )}
      <RoundButton name={texts.watchAgain} icon={History} onPress={watch} className="watch-again" />
    </>
  );
}

interface RoundButtonProps {
  readonly name: string;
  readonly icon: LucideIcon;
  /** What it does. It may reject: its code is loaded by then. */
  readonly onPress: (button: HTMLElement) => Promise<void>;
  readonly className: string;
}

const RoundButton = ({ name, icon: Icon, onPress, className }: RoundButtonProps) => (
  <button
    type="button"
    aria-label={name}
    title={name}
    onClick={({ currentTarget }) =>
      void onPress(currentTarget).catch(() =>
        toast({ kind: 'replay', variant: 'destructive', ...pageTexts.noReplay }),
      )
    }
    className={`icon-button ${className} top-(--middle) [--middle:calc(100%-var(--size)*0.62)]`}
  >
    <Icon aria-hidden size={18} />
  </button>
);
