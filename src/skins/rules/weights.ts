import { locale } from '../../languages/language';
/** Bytes in a kB and in an MB, as file managers count them. */
export const KB = 1000;
export const MB = 1000 * KB;

/** A number of bytes as an artist reads it, rounded up: `65 kB`, `4.1 MB`. */
export const formatBytes = (bytes: number): string =>
  bytes < MB
    ? `${Math.ceil(bytes / KB)} kB`
    : `${(Math.ceil(bytes / (MB / 10)) / 10).toLocaleString(locale())} MB`;
