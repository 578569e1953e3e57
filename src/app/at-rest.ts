/** Where a browser does not tell when it is idle, it is so by then (ms). */
const IDLE_MS = 2000;

/** Does what can wait, once the page has loaded and the browser has nothing else to do. */
export function whenAtRest(act: () => void): void {
  const wait = (): void => {
    // Safari has none, whatever the types say.
    if ('requestIdleCallback' in window) requestIdleCallback(act);
    else setTimeout(act, IDLE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
