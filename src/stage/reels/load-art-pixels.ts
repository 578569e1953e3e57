import type * as ArtPixels from './art-pixels';

// What draws pixel art, which is loaded for a look of square pixels alone.

/** What draws pixel art; null until it's loaded. */
export const loaded: { artPixels: typeof ArtPixels | null } = { artPixels: null };

/** Loads what draws pixel art. Rejects if that fails. */
export const loadArtPixels = async () => (loaded.artPixels ??= await import('./art-pixels'));
