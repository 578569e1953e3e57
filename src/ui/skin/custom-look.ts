import { createStore } from 'zustand/vanilla';
import type { Skin } from './active-skin';

/** Stands for the artist's own skin where looks are chosen. No folder of a skin is called so. */
export const CUSTOM_LOOK = '-own';

/** The artist's own skin as the studio has it in this visit; null before it was open. */
export const customLook = createStore<{ readonly skin: Skin | null }>(() => ({ skin: null }));
