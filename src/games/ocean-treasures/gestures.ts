import type { Gestures } from '../gestures';

/** What the parts of each symbol of Ocean Treasures do when it has won; a symbol without a gesture bounces. */
export const gestures: Gestures = {};
