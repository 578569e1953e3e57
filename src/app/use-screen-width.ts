import { useSyncExternalStore } from 'react';

/** The three ways in which the layout stands: a phone, something between, and from 1024 px up a desktop. */
export type ScreenWidth = 'narrow' | 'medium' | 'wide';

const atLeastMedium = window.matchMedia('(min-width: 640px)');
const atLeastWide = window.matchMedia('(min-width: 1024px)');

const read = (): ScreenWidth => {
  if (atLeastWide.matches) return 'wide';
  return atLeastMedium.matches ? 'medium' : 'narrow';
};

const subscribe = (changed: () => void): (() => void) => {
  const queries = [atLeastMedium, atLeastWide];
  for (const query of queries) query.addEventListener('change', changed);
  return () => {
    for (const query of queries) query.removeEventListener('change', changed);
  };
};

/** How wide the screen is. */
export const useScreenWidth = (): ScreenWidth => useSyncExternalStore(subscribe, read);
