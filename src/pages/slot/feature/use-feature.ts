import { toCoins, type Coins } from '../../../engine/coins';
import type { Round } from '../../../engine/round';
import { sumOfPayouts } from '../../../engine/spin';
import { useMachine, usePlayable } from '../playing';
import { featureProgress, type FeatureProgress } from './progress';

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
  if (!feature || play.phase === 'idle') return null;
  const { round } = play;
  const isRunning = play.phase === 'spinning';
  const shown = isRunning ? play.spinsShown : round.spins.length;
  const progress = featureProgress(feature, round, shown);
  const paid = toCoins(sumOfPayouts(round.spins.slice(0, shown)));
  return progress && { id: feature.id, round, isRunning, progress, paid };
}
