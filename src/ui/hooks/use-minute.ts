import { useSyncExternalStore } from 'react';
import { MINUTE_MS } from '../../engine/time';

/** Calls `changed` when another minute of the clock begins, and when the page is shown again: hidden, nothing ticks. */
function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    changed();
    timer = setTimeout(look, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const thisMinute = (): number => Date.now() - (Date.now() % MINUTE_MS);

/** The beginning of the current minute, in milliseconds since 1970. Renders again once a minute. */
export const useMinute = (): number => useSyncExternalStore(subscribe, thisMinute);
