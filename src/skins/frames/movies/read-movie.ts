import { fileFormat, readPng, readWebp } from '../../rules/file-format';
import { readApng } from './apng';
import { readGif } from './gif';
import type { Movie } from './movie';
import { readAnimatedWebp } from './webp';

/** Takes an animated picture apart; undefined where a file is none. Throws an Error where it is not whole. */
export function readMovie(bytes: Uint8Array<ArrayBuffer>): Movie | undefined {
  const movie = moving(bytes);
  return movie && movie.patches.length > 1 ? movie : undefined;
}

function moving(bytes: Uint8Array<ArrayBuffer>): Movie | undefined {
  const format = fileFormat(bytes);
  if (format === 'gif') return readGif(bytes);
  if (format === 'png' && readPng(bytes).isAnimated) return readApng(bytes);
  if (format === 'webp' && readWebp(bytes).isAnimated) return readAnimatedWebp(bytes);
  return undefined;
}
