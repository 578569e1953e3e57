import * as v from 'valibot';

// In `sessionStorage`, which lives as long as the tab's history.

/** Without `sessionStorage`, which browsers may refuse, a reloaded page says nothing of a round. */
function tryToStore(change: (storage: Storage) => void): void {
  try {
    change(sessionStorage);
  } catch {
    // See above.
  }
}

const save = (key: string, value: unknown): void =>
  tryToStore((storage) => storage.setItem(key, JSON.stringify(value)));

/** Null if there is nothing that can be read. */
function read<T>(key: string, schema: v.GenericSchema<T>): T | null {
  try {
    return v.parse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return null;
  }
}

/** Kept per tab, so only the page that this tab shows next announces the round. */
const ROUND_KEY = 'lucky-fishing.left-round';
const interruptedRound = v.nullable(v.object({ game: v.string(), id: v.number(), seed: v.number() }));

/** A round that was settled because its page was left or hidden: nobody has seen how it ended. */
export type InterruptedRound = NonNullable<v.InferOutput<typeof interruptedRound>>;

export const rememberInterruptedRound = (round: InterruptedRound): void => save(ROUND_KEY, round);

/** Returns and forgets the round that this tab was left in; null if there was none. */
export function takeInterruptedRound(): InterruptedRound | null {
  const round = read(ROUND_KEY, interruptedRound);
  tryToStore((storage) => storage.removeItem(ROUND_KEY));
  return round;
}
