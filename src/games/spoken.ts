const small = ['no', 'one', 'two', 'three', 'four', 'five'];

/** A small count as a word, as in "three sharks"; a larger one in digits. */
export const spokenCount = (count: number): string => small[count] ?? String(count);

/** Parts of a list as one says them: `2, 3 and 10`. */
export const spokenList = (parts: readonly (string | number)[], last = 'and'): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${String(parts.at(-1))}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
