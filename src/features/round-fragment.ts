/** Where the code of a round is in the address of its game's page: behind the `#`, so that no server sees it. */
export const ROUND_PREFIX = '#round=';

/** What stands for the code of a round in the fragment of an address; null where it is about something else. */
export const roundCodeIn = (hash: string): string | null =>
  hash.startsWith(ROUND_PREFIX) ? hash.slice(ROUND_PREFIX.length) : null;
