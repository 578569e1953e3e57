/** What the stage shows of the round that plays or has just ended. */
export interface RoundShow {
  /** The spin that began last, counted from 0. */
  readonly spin: number;
  /** How many of its spins have come to rest. */
  readonly spinsShown: number;
  /** Whether what the last of them leads to has been told: free spins that begin, or a higher multiplier. */
  readonly isTold: boolean;
  /** Whether what it has paid is still being counted. */
  readonly isPresenting: boolean;
}

/** At the beginning of a round, and at rest. */
export const nothingShown: RoundShow = { spin: 0, spinsShown: 0, isTold: true, isPresenting: false };
