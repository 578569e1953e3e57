import { useSyncExternalStore } from 'react';
import { observePixelRatio } from '../browser/pixel-ratio';

const pixelRatio = (): number => window.devicePixelRatio;

/** Device pixels to a CSS pixel. Renders again when the window moves to another screen or the page is zoomed. */
export const usePixelRatio = (): number => useSyncExternalStore(observePixelRatio, pixelRatio);
