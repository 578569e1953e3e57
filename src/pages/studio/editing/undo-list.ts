/** A value with the ones before it, so that changes can be taken back. */
export interface UndoList<T> {
  readonly now: T;
  /** Newest last: each value, and what was then done to it. */
  readonly past: readonly { readonly value: T; readonly change: string }[];
}

/** How many changes can be taken back. */
const MOST = 50;

/** A list that begins with a value. */
export const undoList = <T>(now: T): UndoList<T> => ({ now, past: [] });

/** @param change what is done, in words */
export const withChange = <T>({ now, past }: UndoList<T>, next: T, change: string): UndoList<T> => ({
  now: next,
  past: [...past, { value: now, change }].slice(-MOST),
});

/** Like `withChange`, but what is done again right after is one change with it, as while a colour is dragged. */
export const withSameChange = <T>(list: UndoList<T>, next: T, change: string): UndoList<T> =>
  list.past.at(-1)?.change === change ? { ...list, now: next } : withChange(list, next, change);

/** The list without its last change; as it is where there is none. */
export function withoutLast<T>(list: UndoList<T>): UndoList<T> {
  const before = list.past.at(-1);
  return before ? { now: before.value, past: list.past.slice(0, -1) } : list;
}
