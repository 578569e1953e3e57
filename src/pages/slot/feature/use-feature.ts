import { useEffect, useState } from 'react';
import { toCoins, type Coins } from '../../../engine/coins';
import type { Round } from '../../../engine/round';
import { sumOfPayouts } from '../../../engine/spin';
import type { GameEvents } from '../../../player/events';
import { useGame } from '../../../store/game-context';
import { useMachine, usePlayable } from '../playing';
import { featureProgress, type FeatureProgress } from './progress';

/** How many spins of the running round have come to rest; 0 while none runs. */
function useSpinsShown(): number {
  const game = useGame();
  const running = useMachine(({ play }) => (play.phase === 'spinning' ? play.round.id : null));
  const [last, setLast] = useState<GameEvents['spinShown'] | null>(null);
  useEffect(() => {
    game.events.on('spinShown', setLast);
    return () => game.events.off('spinShown', setLast);
  }, [game]);
  return last?.round === running ? last.spin + 1 : 0;
}

/** A round with free spins: the one that runs, from the rest of its first spin on, or the last one. */
interface FeatureRound {
  /** The feature's id. */
  readonly id: string;
  readonly round: Round;
  readonly isRunning: boolean;
  readonly progress: FeatureProgress;
  /** What its spins shown so far have paid. */
  readonly paid: Coins;
}

/** The free spins that the machine shows, or null. */
export function useFeature(): FeatureRound | null {
  const { feature } = usePlayable().definition;
  const play = useMachine((machine) => machine.play);
  const spinsShown = useSpinsShown();
  if (!feature || play.phase === 'idle') return null;
  const { round } = play;
  const isRunning = play.phase === 'spinning';
  const shown = isRunning ? spinsShown : round.spins.length;
  const progress = featureProgress(feature, round, shown);
  const paid = toCoins(sumOfPayouts(round.spins.slice(0, shown)));
  return progress && { id: feature.id, round, isRunning, progress, paid };
}
