/** What the URL of the studio remembers, so that a reload shows the same: the game, the last win tried, the close-ups that are open. */
type Key = 'game' | 'win' | 'look';

const valuesOf = (key: Key): string[] => new URLSearchParams(window.location.search).getAll(key);

export const isInUrl = (key: Key, value: string): boolean => valuesOf(key).includes(value);

/** Adds a value to the URL, or takes it out. Only `look` has several at a time. */
export function putInUrl(key: Key, value: string, isWanted = true): void {
  const url = new URL(window.location.href);
  const others = key === 'look' ? valuesOf(key).filter((other) => other !== value) : [];
  url.searchParams.delete(key);
  for (const shown of isWanted ? [...others, value] : others) url.searchParams.append(key, shown);
  // Where Safari refuses it (app/routing/browser-router.ts), a reload shows something else.
  window.history.replaceState(window.history.state, '', url);
}
