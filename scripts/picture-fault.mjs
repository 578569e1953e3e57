import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';

/** The endings artwork may have. */
export const PICTURE_ENDINGS = ['.svg', '.png', '.webp'];

/** The last chunk of every PNG: no length, its name, its checksum. Pixels can be whole without it. */
const PNG_END = Buffer.from('00000000' + '49454e44' + 'ae426082', 'hex');
const SVG_NAMESPACE = /<(\w+:)?svg\b[^>]*\sxmlns(:\w+)?\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/;

const SAVE_AGAIN = 'export it again from the drawing program';

/**
 * Reads a picture to its last byte.
 *
 * @param {string} file path of an .svg, .png or .webp
 * @returns {Promise<string | undefined>} what is wrong with it and how to mend that; undefined when it is sound
 */
export async function pictureFault(file) {
  const ending = extname(file).slice(1).toLowerCase();
  try {
    const bytes = await readFile(file);
    if (bytes.length === 0) return `is empty: ${SAVE_AGAIN}`;

    const picture = sharp(bytes, { failOn: 'warning', animated: true });
    const { format } = await picture.metadata();
    if (format !== ending) return `is a ${format} inside, not a ${ending}: ${SAVE_AGAIN} as ${ending}`;
    if (format === 'png' && !bytes.includes(PNG_END)) return `is cut off at its end: ${SAVE_AGAIN}`;
    if (format === 'svg' && !SVG_NAMESPACE.test(bytes.toString())) {
      return 'has no xmlns="http://www.w3.org/2000/svg" on its <svg>: add it, browsers show nothing without';
    }
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    if (!hasInk(data, info.channels)) return `is fully transparent: draw something, or ${SAVE_AGAIN}`;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\s+/g, ' ').trim() : String(error);
    return `is cut off or unreadable (${reason}): ${SAVE_AGAIN}`;
  }
  return undefined;
}

/**
 * @param {Buffer} pixels one byte a channel, the last channel of each pixel being its opacity
 * @param {number} channels
 */
function hasInk(pixels, channels) {
  for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 0) return true;
  return false;
}
