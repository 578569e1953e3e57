import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '../../pages/paths';
import { prefetchSlots } from '../../pages/slot/load-slots';

/** What happens before a link is pressed, earliest first. */
const HINTS = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Loads the Slots page's code when the pointer or focus reaches a link to it. */
export function usePrefetchSlots(): void {
  const slots = useHref(paths.slots);
  useEffect(() => {
    const onHint = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname === slots) void prefetchSlots();
    };
    for (const hint of HINTS) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      for (const hint of HINTS) document.removeEventListener(hint, onHint);
    };
  }, [slots]);
}
