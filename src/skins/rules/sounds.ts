import { texts } from '../texts';
import { MB } from './weights';

export const SOUND_EXTENSIONS = ['.mp3', '.ogg', '.wav', '.m4a', '.webm'];

/** The longest effect, and the longest layer of a bed, whose name begins with `bed-` (s). */
const MAX_EFFECT_SECONDS = 6;
const MAX_BED_SECONDS = 90;

/** How long a sound may be (s). `name` is its path in assets/; without one the place of the sound is not known yet. */
export const maxSeconds = (name?: string): number =>
  name === undefined || /(^|\/)bed-/.test(name) ? MAX_BED_SECONDS : MAX_EFFECT_SECONDS;

/** A second of uncompressed stereo takes 0.2 MB, of an MP3 some kilobytes. */
const MAX_BYTES = MB;

/** What is wrong with a sound of so many bytes, and how to fix it; undefined when nothing is. */
export function soundProblem(weight: number): string | undefined {
  if (weight === 0) return texts.sound.empty;
  return weight > MAX_BYTES ? texts.sound.tooHeavy(weight, MAX_BYTES) : undefined;
}
