import { useSyncExternalStore } from 'react';
import { tryOrNull } from '../../ui/browser/try-or-null';

/** The layout's three widths: `narrow` up to 639 px, `wide` from 1024 px, `medium` between them. */
export type ScreenWidth = 'narrow' | 'medium' | 'wide';

/** Not `innerWidth`: pinching changes it on iOS, and style sheets use the media query. */
const isAtLeast = (width: number): boolean =>
  tryOrNull(() => matchMedia(`(min-width: ${width}px)`).matches) ?? window.innerWidth >= width;

const read = (): ScreenWidth => {
  if (isAtLeast(1024)) return 'wide';
  return isAtLeast(640) ? 'medium' : 'narrow';
};

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** The screen's width now, kept up to date. */
export const useScreenWidth = (): ScreenWidth => useSyncExternalStore(subscribe, read);
