import { useLayoutEffect } from 'react';

/** While `active`, takes the Escape key ahead of everything else on the page: one press closes one thing. */
export function useEscape(active: boolean, onEscape?: (event: KeyboardEvent) => void): void {
  // A layout effect: the very next press must reach what is below.
  useLayoutEffect(() => {
    if (!active) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape?.(event);
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [active, onEscape]);
}
