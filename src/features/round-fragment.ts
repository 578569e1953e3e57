/** Where the code of a round is in the address of its game's page: behind the `#`, so that no server sees it. */
export const ROUND_PREFIX = '#round=';

/**
 * What stands for the code of a round in the fragment of an address; null where it is about something else. What follows a code
 * belongs to whoever passed the link on: a full stop or bracket behind it, or parameters of their own.
 */
export function roundCodeIn(hash: string): string | null {
  if (!hash.startsWith(ROUND_PREFIX)) return null;
  const named = hash.slice(ROUND_PREFIX.length);
  return /^[\w-]+/.exec(named)?.[0] ?? named;
}
