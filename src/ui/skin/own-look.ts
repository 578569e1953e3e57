import { createStore } from 'zustand/vanilla';
import type { Skin } from './skin-in-use';

/** Stands for the artist's own skin where looks are chosen. No folder of a skin is called so. */
export const OWN_LOOK = '-own';

/** The artist's own skin as the studio has it in this visit; null before it was open. */
export const ownLook = createStore<{ readonly skin: Skin | null }>(() => ({ skin: null }));
