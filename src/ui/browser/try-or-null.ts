/** Returns what `work` returns, or null if it throws, as browser features do that are missing, refused or blocked. */
export function tryOrNull<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
