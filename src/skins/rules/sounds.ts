import { texts } from '../texts';
import { KB, MB } from './weights';

/** The sounds that a skin has: browsers play them. */
export const SOUND_EXTENSIONS = ['.mp3', '.ogg', '.wav', '.m4a', '.webm'];

/** The longest effect, and the longest layer of music, whose name begins with `bed-` (s). */
const MAX_EFFECT_SECONDS = 6;
const MAX_BED_SECONDS = 90;

/** Whether a sound is a layer of music, which loops. @param name its path in assets/ */
export const isMusic = (name: string): boolean => /(^|\/)bed-/.test(name);

/** How long a sound may be (s). @param name its path in assets/ */
export const maxSeconds = (name: string): number => (isMusic(name) ? MAX_BED_SECONDS : MAX_EFFECT_SECONDS);

/** A second of uncompressed stereo takes 0.2 MB, of an MP3 some kilobytes; 90 s of mono at 22 kHz take 4 MB. */
const MAX_EFFECT_BYTES = MB;
const MAX_BED_BYTES = 4 * MB;

/** How heavy a sound may be (bytes). @param name its path in assets/ */
export const maxSoundBytes = (name: string): number => (isMusic(name) ? MAX_BED_BYTES : MAX_EFFECT_BYTES);

/** How heavy a file may be of which the studio makes a sound (bytes): so much of MP3 is a quarter of an hour. */
export const MAX_SOURCE_BYTES = 16_000 * KB;

/** What is wrong with a sound of so many bytes, and how to fix it; undefined when nothing is. @param name its path in assets/ */
export function soundProblem(weight: number, name: string): string | undefined {
  if (weight === 0) return texts.sound.empty;
  const max = maxSoundBytes(name);
  return weight > max ? texts.sound.tooHeavy(weight, max) : undefined;
}
