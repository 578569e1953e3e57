/** What happens on the stage while it plays, for its sounds and for what a landing reel stirs up. */
export type StageEvents = Readonly<{
  /** The reels of a free spin begin to turn. */
  freeSpinStarted: undefined;
  /** A reel, counted from the left from 0, has reached its position with these symbols; it still swings. */
  reelLanded: { readonly column: number; readonly symbols: readonly string[] };
  /** The coins of a win that flew to the balance have arrived there. */
  coinsArrived: undefined;
}>;
