import { tryOrNull } from './try-or-null';

/** The delay in browsers without `requestIdleCallback` (ms). */
const IDLE_MS = 2000;

/** Calls `act` once the page has loaded and the browser is idle. */
export function whenIdle(act: () => void): void {
  const wait = (): void => {
    // Safari has no `requestIdleCallback`.
    if (tryOrNull(() => requestIdleCallback(act)) === null) setTimeout(act, IDLE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
