import { createStore } from 'zustand/vanilla';
import type { Skin } from './active-skin';

/**
 * The custom skin as the studio shows it in this visit; null before the studio was open. The studio publishes it here after
 * each change; its trial reels read it, and so does the app where the player has chosen the custom skin.
 */
export const studioSkin = createStore<{ readonly skin: Skin | null }>(() => ({ skin: null }));
