import { useEffect } from 'react';

/**
 * Takes the Escape key while `active`, ahead of all else on the page: one press closes one thing, and what lies below
 * waits for the next.
 *
 * @param onEscape without it the key is left to the browser
 */
export function useEscape(active: boolean, onEscape?: (event: KeyboardEvent) => void): void {
  useEffect(() => {
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
