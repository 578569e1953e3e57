/** How large a win is. It decides what is shown, said and heard of it. */
export type WinSize = 'small' | 'good' | 'big' | 'huge' | 'giant';

/** How wins of a size are shown. */
export interface WinLevel {
  readonly size: WinSize;
  /** The smallest multiple of the bet of this size. */
  readonly from: number;
  /** How long it is shown (ms); the next spin cuts it short, and presses complete the count of a large one, then end it. */
  readonly ms: number;
  /** Coins that fly to the balance. */
  readonly coins: number;
  /** Bubbles that rise through each column in which symbols have won. */
  readonly bubbles: number;
  /** How often the symbols that have won make their gesture. */
  readonly gestures: number;
  /**
   * Of a large win, for which the stage dims (stage/wins/overlay/win-overlay.ts): how many more coins its fountain throws at a
   * time once the sum passes `from`.
   */
  readonly fountain?: number;
  /** How long the sum of a large win counts up (ms of `ms`). Then its title stands for as long as its music plays. */
  readonly countMs?: number;
}

/** In ascending size. A payout of no more than the bet isn't celebrated at all. */
export type WinLevels = readonly [WinLevel, ...WinLevel[]];

/** The sizes that a win has reached, the smallest first; none if it isn't celebrated. `multiplier` is payout ÷ bet. */
export const passedLevels = (levels: WinLevels, multiplier: number): readonly WinLevel[] =>
  multiplier > 1 ? levels.filter(({ from }) => multiplier >= from) : [];

/** The level of a win; null if it isn't celebrated. `multiplier` is payout ÷ bet. */
export const winLevelOf = (levels: WinLevels, multiplier: number): WinLevel | null =>
  passedLevels(levels, multiplier).at(-1) ?? null;

export type LargeWinLevel = WinLevel & Required<Pick<WinLevel, 'fountain' | 'countMs'>>;

export const isLarge = (level: WinLevel): level is LargeWinLevel => level.fountain !== undefined;
