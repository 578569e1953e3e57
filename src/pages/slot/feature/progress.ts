import { toCoins } from '../../../engine/coins';
import type { FeatureDefinition } from '../../../engine/definition';
import { levelAt } from '../../../engine/feature';
import type { Round } from '../../../engine/round';
import { sumOfPayouts } from '../../../engine/spin';
import { useMachine, usePlayableGame } from '../use-machine';
import { useRoundShow } from '../round-show';

/**
 * The feature of a round once `shown` of its spins (the first one included) have come to rest; null before its first spin
 * has, and for a round without free spins.
 */
export function featureProgress(feature: FeatureDefinition, { spins }: Round, shown: number) {
  const last = spins[Math.min(shown, spins.length) - 1];
  if (!last || spins.length === 1) return null;
  return {
    ...stateOf(feature, last.freeSpinsLeft, last.collectors, levelAt(feature, last.collectors)),
    /** How many free spins have been shown. */
    played: Math.min(shown, spins.length) - 1,
    /** What they have paid. */
    paid: toCoins(sumOfPayouts(spins.slice(1, shown))),
  };
}

/** What the page says of free spins: with so many still to come, and so many collectors, at one of the multipliers. */
const stateOf = (feature: FeatureDefinition, left: number, collectors: number, level: number) => ({
  left,
  /** How many times values count that are collected in the next free spin, and which of the multipliers that is. */
  multiplier: feature.multipliers[level] ?? 1,
  level,
  /** How many of the collectors that lead to the next multiplier have been shown; 0 once the last one is in force. */
  collectors: level === feature.multipliers.length - 1 ? 0 : collectors - level * feature.every,
});

/**
 * The same while what the last spin shown leads to has not been told: the multiplier and the free spins are those before.
 * Null where it leads to the first of them.
 */
function untoldProgress(feature: FeatureDefinition, { spins }: Round, shown: number) {
  const [before, last] = [spins[shown - 2], spins[shown - 1]];
  if (!before || !last) return null;
  return stateOf(feature, before.freeSpinsLeft - 1, last.collectors, levelAt(feature, before.collectors));
}

/**
 * The free spins that the machine shows: those of the round that runs, from the rest of its first spin on, or of the last
 * one; null if it had none. `paid` is what all spins shown so far have paid.
 */
export function useFeature() {
  const { definition } = usePlayableGame();
  const { feature } = definition;
  const playback = useMachine((machine) => machine.playback);
  const { spin, spinsShown, isTold } = useRoundShow();
  if (!feature || playback.phase === 'idle') return null;
  const { round } = playback;
  const isRunning = playback.phase === 'spinning';
  const shown = isRunning ? spinsShown : round.spins.length;
  /** Which free spin turns or has turned last, from 1; 0 before the first one begins. */
  const current = isRunning ? spin : round.spins.length - 1;
  const progress = featureProgress(feature, round, shown);
  /** What the player has been told of it. */
  const told = isRunning && !isTold ? untoldProgress(feature, round, shown) : progress;
  const paid = toCoins(sumOfPayouts(round.spins.slice(0, shown)));
  return progress && { id: feature.id, round, isRunning, current, progress, told, paid };
}
