/** How a win of some size is shown. */
export interface WinLevel {
  readonly id: 'returned' | 'small' | 'good' | 'big';
  /** The largest multiple of the bet that is still of this level. */
  readonly upTo: number;
  /** How long it is shown (ms); the next spin cuts it short. */
  readonly ms: number;
  /** Coins that fly to the balance. */
  readonly coins: number;
  /** Bubbles that rise through the winning column. */
  readonly bubbles: number;
  /** How often the symbol makes its gesture. */
  readonly gestures: number;
}

/** In ascending size. A result that brings back no more than the bet is no win to celebrate: nothing is shown of it. */
export const winLevels: readonly [WinLevel, ...WinLevel[]] = [
  { id: 'returned', upTo: 1, ms: 0, coins: 0, bubbles: 0, gestures: 0 },
  { id: 'small', upTo: 10, ms: 1500, coins: 5, bubbles: 4, gestures: 1 },
  { id: 'good', upTo: 30, ms: 2200, coins: 9, bubbles: 7, gestures: 1 },
  { id: 'big', upTo: Infinity, ms: 3000, coins: 16, bubbles: 10, gestures: 2 },
];

/** The level of a win. `multiplier` is payout ÷ bet. */
export const winLevelOf = (multiplier: number): WinLevel =>
  winLevels.find(({ upTo }) => multiplier <= upTo) ?? winLevels[0];
