// How English texts of the studio count and list. Other languages have ways of their own (src/translations).

/** "Fish", "Fish and Tuna", "Fish, Tuna and 4 more". @param max how many of three or more are named */
export function listed(names: readonly string[], max = 2): string {
  const named = names.length <= Math.max(2, max) ? names.slice(0, -1) : names.slice(0, max);
  const last =
    named.length === names.length - 1 ? (names.at(-1) ?? '') : `${names.length - named.length} more`;
  return named.length === 0 ? last : `${named.join(', ')} and ${last}`;
}

export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
