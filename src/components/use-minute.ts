import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

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

/** The beginning of the minute that the clock shows, in milliseconds since 1970. All that it leads to changes once a minute. */
export const useMinute = (): number => useSyncExternalStore(subscribe, thisMinute);
