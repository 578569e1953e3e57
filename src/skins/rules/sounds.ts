import { formatBytes, MB } from './weights';

/** The endings a sound may have. */
export const SOUND_EXTENSIONS = ['.mp3', '.ogg', '.wav', '.m4a', '.webm'];

/** A second of uncompressed stereo takes 0.2 MB; none of the game's moments is longer than three. */
const HEAVIEST = MB;

/**
 * @param weight of the file (bytes)
 * @returns what is wrong with a sound and how to fix it; undefined when nothing is
 */
export function soundProblem(weight: number): string | undefined {
  if (weight === 0) return 'is empty: export it again from the sound program';
  if (weight <= HEAVIEST) return undefined;
  return `weighs ${formatBytes(weight)}: make it at most ${formatBytes(HEAVIEST)}, shorter or compressed`;
}
