import { texts } from '../texts';
import { MB } from './weights';

export const SOUND_EXTENSIONS = ['.mp3', '.ogg', '.wav', '.m4a', '.webm'];

/** A second of uncompressed stereo takes 0.2 MB; none of the game's moments is longer than three. */
const MAX_BYTES = MB;

/** What is wrong with a sound of so many bytes, and how to fix it; undefined when nothing is. */
export function soundProblem(weight: number): string | undefined {
  if (weight === 0) return texts.sound.empty;
  return weight > MAX_BYTES ? texts.sound.tooHeavy(weight, MAX_BYTES) : undefined;
}
