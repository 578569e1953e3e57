import { number, parse, record, string } from 'valibot';

/** Kept as long as the tab, as its history is. */
const KEY = 'lucky-fishing.scroll';

const written = record(string(), number());

/** How far down each page of the tab's history was left, in CSS pixels; none where that can't be read. */
export function readScrollPlaces(): Map<string, number> {
  try {
    return new Map(Object.entries(parse(written, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))));
  } catch {
    return new Map();
  }
}

/** Keeps them over a reload, where there is a storage to keep them in. */
export function saveScrollPlaces(places: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(places)));
  } catch {
    // Then a page that is loaded anew opens at its top.
  }
}
