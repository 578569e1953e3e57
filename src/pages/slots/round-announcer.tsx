import { useGame } from '../../store/game';
import { texts } from './texts';

/** Says each round's outcome once to a screen reader, whole and short; silent while the reels turn. */
export function RoundAnnouncer() {
  const play = useGame((state) => state.play);
  const coins = useGame((state) => state.coins);
  // The balance belongs to the outcome: when it changes later, nothing is said again.
  return (
    <p role="status" aria-live="polite" className="sr-only">
      {play.phase === 'settled' && texts.outcome(play.result, coins)}
    </p>
  );
}
