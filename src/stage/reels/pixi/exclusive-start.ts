import { Application } from 'pixi.js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Resolves when no application is initialising. */
let lastStart: Promise<void> = Promise.resolve();

/** What to call when the application that is initialising can't. */
let failStart: (reason: unknown) => void = () => undefined;

// @pixi/react catches nothing of this, such as a file of Pixi's own that can't be fetched.
const { init } = Application.prototype as { init: (this: Application, ...how: unknown[]) => Promise<void> };
Application.prototype.init = function (...how) {
  return init.apply(this, how).catch((reason: unknown) => {
    // There is nothing to destroy yet, and @pixi/react would try.
    this.destroy = () => undefined;
    failStart(reason);
    // It goes on as if it were initialising for good.
    return new Promise(() => undefined);
  });
};

/**
 * Lets one application start at a time. When one has started, @pixi/react destroys all that were unmounted while
 * starting; one that is still initialising at that moment would stay alive for good.
 *
 * @param onFail called when it can't start; must not change
 * @returns 'wait', then what to call when the application has started
 */
export function useExclusiveStart(onFail: (reason: unknown) => void): 'wait' | (() => void) {
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
    failStart = (reason) => {
      started.current?.();
      onFail(reason);
    };
  }, [turn, onFail]);
  const start = useCallback(() => started.current?.(), []);
  return turn ? start : 'wait';
}
