import { stat } from 'node:fs/promises';

/** The endings a sound may have. */
export const SOUND_EXTENSIONS = ['.mp3', '.ogg', '.wav', '.m4a', '.webm'];

const MB = 1_000_000;
/** A second of uncompressed stereo takes 0.2 MB; none of the game's moments is longer than three. */
const HEAVIEST = MB;

/**
 * @param {string} file
 * @returns {Promise<string | undefined>} what is wrong with a sound and how to fix it
 */
export async function soundProblem(file) {
  const { size } = await stat(file);
  if (size === 0) return 'is empty: export it again from the sound program';
  if (size <= HEAVIEST) return undefined;
  return `weighs ${Math.ceil(size / (MB / 10)) / 10} MB: make it at most 1 MB, shorter or compressed`;
}
