import { MINUTE_MS } from '../../engine/time';

/** Hands a file to the player, to be kept under this name. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken it by the time that it is idle again.
  setTimeout(() => URL.revokeObjectURL(link.href), MINUTE_MS);
}

/** A name with the day in it, by the player's calendar: `lucky-fishing-2026-01-14.csv`. */
export function fileName(ending: string, now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  const twoDigits = (n: number): string => String(n).padStart(2, '0');
  return `lucky-fishing-${year}-${twoDigits(month)}-${twoDigits(day)}.${ending}`;
}
