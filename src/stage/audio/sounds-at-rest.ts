import type { Round } from '../../engine/round';
import { collectionTimes } from '../wins/flights/collection-times';
import { panOf, rateOfStep } from './pitch';
import type { EffectName } from './sound-names';
import type { SoundChange } from './sound-player';

/** A sound of a spin that has come to rest. */
interface SpinSound extends SoundChange {
  readonly name: EffectName;
  /** How long after the reels rest (ms). */
  readonly afterMs: number;
}

/**
 * What is heard when a spin of a round, counted from 0, has come to rest: values that reach their collector, each a step
 * higher; a win on lines in a free spin (those of the bet's own spin are heard as the round's win); free spins that begin; a
 * higher multiplier; the end of the free spins.
 *
 * @param columns of the game's grid
 */
export function soundsAtRest(
  { spins, payout, bet }: Pick<Round, 'spins' | 'payout' | 'bet'>,
  index: number,
  columns: number,
): SpinSound[] {
  const [spin, next] = [spins[index], spins[index + 1]];
  if (!spin) return [];
  const times = collectionTimes(spin.collected.length, spins.length === 1);
  const sounds = spin.collected.map(({ cell }, n): SpinSound => ({
    name: 'pearl',
    afterMs: times[n]?.arrivesMs ?? 0,
    rate: rateOfStep(n),
    pan: panOf(cell.column, columns),
  }));
  const say = (name: EffectName): void => void sounds.push({ name, afterMs: 0 });
  if (index > 0 && spin.wins.length > 0 && payout > bet) say('win-small');
  if (index === 0 && next) say('dives-begin');
  if (index > 0 && next && next.multiplier > spin.multiplier) say('descend');
  if (index > 0 && !next) say('dives-end');
  return sounds;
}

/** How many depths below the surface the spin after this one is: one for each multiplier of free spins so far. */
export const depthAfter = ({ spins }: Pick<Round, 'spins'>, index: number): number =>
  index + 1 < spins.length ? new Set(spins.slice(1, index + 2).map(({ multiplier }) => multiplier)).size : 0;
