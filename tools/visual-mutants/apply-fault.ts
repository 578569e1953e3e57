import type { Fault } from './fault';

/** How often a text occurs in another. */
export const occurrences = (text: string, content: string): number => content.split(text).length - 1;

/**
 * The content of a fault's file with the fault in it.
 *
 * @throws RangeError if the file doesn't have what the fault replaces, or has it several times
 */
export function applyFault({ id, find, replace }: Fault, content: string): string {
  const times = occurrences(find, content);
  if (times !== 1) throw new RangeError(`${id} doesn't fit: its file has what it replaces ${times} times.`);
  return content.replace(find, () => replace);
}
