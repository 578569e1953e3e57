import { number, parse, record, string } from 'valibot';

/** In `sessionStorage`, which lives as long as the tab's history. */
const KEY = 'lucky-fishing.scroll';

const schema = record(string(), number());

/** The scroll position of each entry of the tab's history by its key (CSS pixels); empty if it can't be read. */
export function readScrollPositions(): Map<string, number> {
  try {
    return new Map(Object.entries(parse(schema, JSON.parse(sessionStorage.getItem(KEY) ?? '{}'))));
  } catch {
    return new Map();
  }
}

/** Saves the positions for a reload. Does nothing in browsers that refuse `sessionStorage`. */
export function saveScrollPositions(positions: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(positions)));
  } catch {
    // A reloaded page then opens at its top.
  }
}
