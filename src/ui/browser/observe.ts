/** Calls `changed` when an element changes its size. Returns what stops it. */
export function observeSize(element: Element, changed: () => void): () => void {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Calls `changed` each time that the device pixels get finer or coarser: the window has moved to another screen, or the
 * page is zoomed. Returns what stops it.
 */
export function observePixelRatio(changed: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let ratio = NaN;
  const watch = (): void => {
    ratio = window.devicePixelRatio;
    // A range, because browsers round a ratio such as 1.1 on one side only.
    const query = `(min-resolution: ${ratio - 0.001}dppx) and (max-resolution: ${ratio + 0.001}dppx)`;
    matchMedia(query).addEventListener('change', look, { once: true, signal });
  };
  const look = (): void => {
    if (window.devicePixelRatio === ratio) return;
    watch();
    changed();
  };
  watch();
  return () => stopped.abort();
}
