import { useEffect, useMemo, useRef, type MouseEvent } from 'react';

/** How long a button is held before it repeats, and how often it then does (ms). */
const AFTER_MS = 400;
const EVERY_MS = 110;

/** Of a mouse the left one, or the right one for a left-handed player; the only one of a finger. */
const MAIN_BUTTON = 0;

/**
 * The handlers of a button that acts at a click, and again and again while it is held down.
 *
 * @param act the same function for as long as the button is there
 */
export function useHold(act: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasRepeated = useRef(false);
  const handlers = useMemo(() => {
    const repeat = (): void => {
      hasRepeated.current = true;
      act();
      timer.current = setTimeout(repeat, EVERY_MS);
    };
    const stop = (): void => clearTimeout(timer.current);
    return {
      onPointerDown: ({ button, ctrlKey }: MouseEvent) => {
        stop();
        hasRepeated.current = false;
        // A press that opens a menu ends there, unseen by the page. With Control it does so on a Mac.
        if (button === MAIN_BUTTON && !ctrlKey) timer.current = setTimeout(repeat, AFTER_MS);
      },
      onPointerUp: stop,
      onPointerLeave: stop,
      onPointerCancel: stop,
      // The click that ends a hold must not act again. One by a key, which counts no clicks, ends none.
      onClick: ({ detail }: MouseEvent) => {
        if (!hasRepeated.current || detail === 0) act();
        hasRepeated.current = false;
      },
    };
  }, [act]);
  useEffect(() => handlers.onPointerUp, [handlers]);
  return handlers;
}
