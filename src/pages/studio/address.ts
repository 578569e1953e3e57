/** What the address of the studio keeps: a reload shows the same again, and the development server reloads after each change. */
type Kept = 'game' | 'win' | 'look';

const keptIn = (what: Kept): string[] => new URLSearchParams(window.location.search).getAll(what);

/** Whether the address has this value. */
export const isKept = (what: Kept, value: string): boolean => keptIn(what).includes(value);

/** Writes a value into the address: of closeups each that is open, of all else one. */
export function keepInAddress(what: Kept, value: string, isWanted = true): void {
  const address = new URL(window.location.href);
  const others = what === 'look' ? keptIn(what).filter((one) => one !== value) : [];
  address.searchParams.delete(what);
  for (const one of isWanted ? [...others, value] : others) address.searchParams.append(what, one);
  window.history.replaceState(window.history.state, '', address);
}
