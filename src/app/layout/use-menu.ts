import { useSyncExternalStore, useEffect, useRef } from 'react';
import { create } from 'zustand';

/** The layout's three widths: `narrow` up to 639 px, `wide` from 1024 px, `medium` between them. */
type ScreenWidth = 'narrow' | 'medium' | 'wide';

/** From how many CSS pixels a screen is that wide. */
const FROM = { medium: 640, wide: 1024 } as const;

/** Not `innerWidth`: pinching changes it on iOS, and style sheets use the media query. */
const atLeast = (width: number): MediaQueryList => matchMedia(`(min-width: ${width}px)`);

const read = (): ScreenWidth => {
  if (atLeast(FROM.wide).matches) return 'wide';
  return atLeast(FROM.medium).matches ? 'medium' : 'narrow';
};

const subscribe = (changed: () => void): (() => void) => {
  const unsubscribed = new AbortController();
  const { signal } = unsubscribed;
  // It may come before the queries have changed, which then say so themselves.
  window.addEventListener('resize', changed, { signal });
  for (const width of Object.values(FROM)) atLeast(width).addEventListener('change', changed, { signal });
  return () => unsubscribed.abort();
};

/** Null until the page is hydrated. */
export const useScreenWidth = (): ScreenWidth | null => useSyncExternalStore(subscribe, read, () => null);

/**
 * The side menu's form: `wide` or `rail` beside the page, `drawer` over it, or not shown (spec section 2). By `screen` style sheets
 * choose the one that suits: so it stands in the page's HTML.
 */
export type MenuShape = 'wide' | 'rail' | 'drawer' | 'hidden' | 'screen';

/** Whether the menu is open beside and over the page. A store, because the not-found page unmounts the layout. */
const useOpenMenus = create(() => ({ beside: true, over: false }));

/** The state of the side menu. Beside the page it starts open; over the page it opens on request only. */
export function useMenu() {
  const width = useScreenWidth();
  const { beside, over } = useOpenMenus();
  /** The button that opens and closes the menu. Focus returns to it from the drawer. */
  const toggleRef = useRef<HTMLButtonElement>(null);
  const open = width === 'wide' ? beside : over;
  const drawer = open && width !== 'wide';
  const closed = width === 'narrow' ? 'hidden' : 'rail';

  // Otherwise an open drawer would cover the page when the window becomes narrow again, or the next page.
  useEffect(() => () => useOpenMenus.setState({ over: false }), [width]);

  /** Closes the drawer. A menu beside the page stays open. */
  const close = (): void => {
    if (!drawer) return;
    useOpenMenus.setState({ over: false });
    toggleRef.current?.focus();
  };

  const toggle = (): void => useOpenMenus.setState(width === 'wide' ? { beside: !beside } : { over: !over });
  const known: MenuShape = drawer ? 'drawer' : open ? 'wide' : closed;
  const shape: MenuShape = width === null ? 'screen' : known;
  return {
    shape,
    open: width === null ? undefined : open,
    ...{ toggleRef, toggle, close },
  };
}
