import { tryOrNull } from './try-or-null';

/** Calls `changed` when an element (without `ResizeObserver`: the window) changes its size. Returns what stops it. */
export function observeSize(element: Element, changed: () => void): () => void {
  const observer = tryOrNull(() => new ResizeObserver(changed));
  if (observer) {
    observer.observe(element);
    return () => observer.disconnect();
  }
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}
