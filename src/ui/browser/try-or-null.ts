/** Returns what `work` returns, or null if it throws, as missing or blocked browser features do. */
export function tryOrNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
