import { MB } from '../rules/weights';

/** How much an archive may hold. All of the game's artwork, as heavy as it may be at most, is far below it. */
export const archiveLimits = {
  /** Bytes of the zip. */
  packed: 32 * MB,
  /** Bytes of all its files together. */
  unpacked: 64 * MB,
  /** Bytes of one file. */
  file: 8 * MB,
  files: 400,
  /** Letters of a path. */
  path: 200,
} as const;
