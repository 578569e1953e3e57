import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Resolves when no application is initialising. */
let lastStart: Promise<void> = Promise.resolve();

/**
 * Lets one application start at a time. When one has started, @pixi/react destroys all that were unmounted while
 * starting; one that is still initialising at that moment would stay alive for good.
 *
 * @returns 'wait', then what to call when the application has started
 */
export function useExclusiveStart(): 'wait' | (() => void) {
  const [turn, setTurn] = useState(false);
  const started = useRef<() => void>(null);
  useEffect(() => {
    let unmounted = false;
    void lastStart.then(() => {
      // At once, with all its effects: @pixi/react destroys an application that has started before StrictMode, in
      // development, runs the effects a second time.
      if (!unmounted) flushSync(() => setTurn(true));
    });
    return () => {
      unmounted = true;
    };
  }, []);
  useLayoutEffect(() => {
    if (!turn) return;
    lastStart = new Promise((resolve) => {
      started.current = resolve;
    });
  }, [turn]);
  const start = useCallback(() => started.current?.(), []);
  return turn ? start : 'wait';
}
