import { useEffect } from 'react';
import { useHref } from 'react-router-dom';
import { paths } from '../pages/paths';
import { fetchSlots } from '../pages/slots/load-slots';

/** What a player does on the way to pressing a link, from far to near. */
const HINTS = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Fetches the reels as soon as a player turns to a link that leads there, so that they stand when it is pressed. */
export function useSlotsAhead(): void {
  const slots = useHref(paths.slots);
  useEffect(() => {
    const onHint = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.pathname === slots) void fetchSlots();
    };
    for (const hint of HINTS) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      for (const hint of HINTS) document.removeEventListener(hint, onHint);
    };
  }, [slots]);
}
