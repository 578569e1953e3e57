import { nullable, number, object, parse, string, type InferOutput } from 'valibot';

/** In `sessionStorage`: the page that this tab shows next tells of it, and no other does. */
const KEY = 'lucky-fishing.left-round';

const schema = nullable(object({ game: string(), id: number() }));

/** A round that was settled because its page was left or hidden: nobody has seen how it ended. */
export type LeftRound = NonNullable<InferOutput<typeof schema>>;

/** Remembers such a round. Does nothing in browsers that refuse `sessionStorage`. */
export function rememberLeftRound({ game, id }: LeftRound): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ game, id }));
  } catch {
    // The next page then shows the coins, and says nothing of the round.
  }
}

/** The round that this tab was left in, or null. It is forgotten by that. */
export function takeLeftRound(): LeftRound | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return parse(schema, JSON.parse(text ?? 'null'));
  } catch {
    return null;
  }
}
