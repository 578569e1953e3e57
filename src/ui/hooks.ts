import { useLayoutEffect, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { translator } from '../languages/language';
import { useLanguage } from './use-language';

const neverChanges = () => () => undefined;

/**
 * Whether the program has taken the page over. Until then a component must render what the page's HTML has, which knows nothing
 * of the player, the clock or the screen: an empty space of the right size.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

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

/**
 * Loads code once `wanted` is truthy, and returns null until it is there. A failure is logged, and another value of
 * `wanted` tries again.
 *
 * @param load imports the code; must not depend on props, since what it has once loaded stays
 * @param warning what the page goes on without, for the console
 * @param onFail called after a failure, unless the component is gone or `wanted` has changed by then
 */
export function useLoaded<Code>(
  load: () => Promise<Code>,
  wanted: unknown,
  warning: string,
  onFail?: (reason: unknown) => void,
): Code | null {
  useLanguage();
  const [code, setCode] = useState<Code | null>(null);
  const start = useEffectEvent(load);
  const fail = useEffectEvent((reason: unknown) => onFail?.(reason));
  const hasCode = code !== null;
  useEffect(() => {
    if (!wanted || hasCode) return;
    let isCurrent = true;
    start().then(
      async (loaded) => {
        await translator.pending;
        setCode(() => loaded);
      },
      (reason: unknown) => {
        console.warn(warning, reason);
        if (isCurrent) fail(reason);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted, hasCode, warning]);
  return code;
}
