import { useEffect, useRef, type RefObject } from 'react';
import { create } from 'zustand';
import { useScreenWidth } from './use-screen-width';

/**
 * How the side menu stands: `wide` and `rail` beside the page, `drawer` over it, or not there at all
 * (spec section 2).
 */
export type MenuShape = 'wide' | 'rail' | 'drawer' | 'hidden';

interface Menu {
  readonly shape: MenuShape;
  readonly open: boolean;
  /** The button that opens and closes it, to which focus returns from the drawer. */
  readonly toggleRef: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
  /** Closes the drawer. Beside the page the menu stays as it is. */
  readonly leave: () => void;
}

/** Kept outside the layout, which is left for the lost-at-sea page: what the player chose holds on the way back. */
const useOpen = create(() => ({ beside: true, over: false }));

/** The state of the side menu. Beside the page it is open on first sight; over it, only when asked for. */
export function useMenu(): Menu {
  const width = useScreenWidth();
  const { beside, over } = useOpen();
  const toggleRef = useRef<HTMLButtonElement>(null);
  const open = width === 'wide' ? beside : over;
  const drawer = open && width !== 'wide';

  // A drawer left open would lie over the page when the window is made narrow again, or on the next page.
  useEffect(() => () => useOpen.setState({ over: false }), [width]);

  const leave = (): void => {
    if (!drawer) return;
    useOpen.setState({ over: false });
    toggleRef.current?.focus();
  };

  return {
    shape: drawer ? 'drawer' : open ? 'wide' : width === 'narrow' ? 'hidden' : 'rail',
    open,
    toggleRef,
    toggle: () => useOpen.setState(width === 'wide' ? { beside: !beside } : { over: !over }),
    leave,
  };
}
