import type { Round } from '../../engine/round';
import { collectionTimes } from '../wins/flights/collection-times';
import type { SoundName } from './sound-names';

/** A sound of a spin that has come to rest. */
export interface SpinSound {
  readonly name: SoundName;
  /** How long after the reels rest (ms). */
  readonly afterMs: number;
  /** Its speed and pitch; as in its file if absent. */
  readonly rate?: number;
}

/** The major scale, in semitones: each value collected sounds a step above the one before. */
const SCALE = [0, 2, 4, 5, 7, 9, 11] as const;
const OCTAVE = 12;
const rateOfStep = (step: number): number =>
  2 ** (Math.floor(step / SCALE.length) + (SCALE[step % SCALE.length] ?? 0) / OCTAVE);

/** Values that reach their collector, one after the other and ever higher. */
const collectionSounds = (count: number, isAlone: boolean): SpinSound[] =>
  collectionTimes(count, isAlone).map(({ arrivesMs }, n) => ({
    name: 'pearl',
    afterMs: arrivesMs,
    rate: rateOfStep(n),
  }));

/**
 * What is heard when a spin of a round, counted from 0, has come to rest: values that were collected, lines that a free
 * spin pays (those of the bet's own spin are heard as the round's win), free spins that begin, a higher multiplier, the
 * end of the free spins.
 */
export function soundsAtRest({ spins }: Pick<Round, 'spins'>, index: number): SpinSound[] {
  const [spin, next] = [spins[index], spins[index + 1]];
  if (!spin) return [];
  const sounds = collectionSounds(spin.collected.length, spins.length === 1);
  const say = (name: SoundName): void => void sounds.push({ name, afterMs: 0 });
  if (index > 0 && spin.wins.length > 0) say('win-small');
  if (index === 0 && next) say('dives-begin');
  if (index > 0 && next && next.multiplier > spin.multiplier) say('descend');
  if (index > 0 && !next) say('dives-end');
  return sounds;
}
