import { toCoins } from '../../../engine/coins';
import type { FeatureDefinition } from '../../../engine/definition';
import { levelAt, multiplierAt } from '../../../engine/feature';
import type { Round } from '../../../engine/round';
import { sumOfPayouts } from '../../../engine/spin';
import { resultSchedule } from '../../../stage/round-schedule';
import { useMachine, usePlayableGame } from '../use-machine';
import { useRoundShow } from '../round-show';

/**
 * The feature of a round once `shown` of its spins (the first one included) have come to rest; null before its first spin
 * has, and for a round without free spins.
 */
export function featureProgress(feature: FeatureDefinition, { spins }: Round, shown: number) {
  const last = spins[Math.min(shown, spins.length) - 1];
  if (!last || spins.length === 1) return null;
  const level = levelAt(feature, last.collectors);
  const isLast = level === feature.multipliers.length - 1;
  return {
    /** Free spins that are still to come, and that have been shown. */
    left: last.freeSpinsLeft,
    played: Math.min(shown, spins.length) - 1,
    /** How many times values count that are collected in the next free spin, and which of the multipliers that is. */
    multiplier: multiplierAt(feature, last.collectors),
    level,
    /** How many of the collectors that lead to the next multiplier have been shown; 0 once the last one is in force. */
    collectors: isLast ? 0 : last.collectors % feature.every,
    /** What the free spins shown have paid. */
    paid: toCoins(sumOfPayouts(spins.slice(1, shown))),
  };
}

/**
 * The free spins that the machine shows: those of the round that runs, from the rest of its first spin on, or of the last
 * one; null if it had none. `paid` is what all spins shown so far have paid.
 */
export function useFeature() {
  const { definition } = usePlayableGame();
  const { feature } = definition;
  const playback = useMachine((machine) => machine.playback);
  const { spin, spinsShown } = useRoundShow();
  if (!feature || playback.phase === 'idle') return null;
  const { round } = playback;
  const isRunning = playback.phase === 'spinning';
  const shown = isRunning ? spinsShown : round.spins.length;
  /** Which free spin turns or has turned last, from 1; 0 before the first one begins. */
  const current = isRunning ? spin : round.spins.length - 1;
  const progress = featureProgress(feature, round, shown);
  const paid = toCoins(sumOfPayouts(round.spins.slice(0, shown)));
  /** How long after the last spin shown came to rest it brings a higher multiplier, if so (ms). */
  const riseMs = isRunning && shown > 0 ? (resultSchedule(definition, round, shown - 1).rise?.atMs ?? 0) : 0;
  return progress && { id: feature.id, round, isRunning, current, progress, paid, riseMs };
}
