/** How a win of some size is shown. */
export interface WinLevel {
  readonly id: 'returned' | 'small' | 'good' | 'big';
  /** The largest multiple of the bet that is still of this level. */
  readonly upTo: number;
  /** How long it is shown (ms); the next spin cuts it short. Nothing is shown of a level of 0 ms. */
  readonly ms: number;
  /** Coins that fly to the balance. */
  readonly coins: number;
  /** Bubbles that rise through each column in which symbols have won. */
  readonly bubbles: number;
  /** How often the symbols make their gestures. */
  readonly gestures: number;
}

/** In ascending size. A payout that is not more than the bet is no win to celebrate: nothing is shown of it. */
export type WinLevels = readonly [WinLevel, ...WinLevel[]];

/** The level of a win. `multiplier` is payout ÷ bet. */
export const winLevelOf = (levels: WinLevels, multiplier: number): WinLevel =>
  levels.find(({ upTo }) => multiplier <= upTo) ?? levels[0];

/** A step of large wins: from here on a win is an event, for which the stage dims (stage/wins/win-event.ts). */
export interface LargeWin {
  /** The least multiple of the bet. */
  readonly from: number;
  /** How long the event lasts (ms); a press or key ends it. */
  readonly ms: number;
  /** Coins that its fountain throws more, at the same time, from the moment at which the sum passes this step. */
  readonly coins: number;
}

/** In ascending size. */
export type LargeWins = readonly LargeWin[];

export const largeWins: LargeWins = [
  { from: 20, ms: 2800, coins: 18 },
  { from: 50, ms: 3400, coins: 20 },
  { from: 100, ms: 4000, coins: 26 },
];

/** The steps that a win has reached; none where it is not large. `multiplier` is payout ÷ bet. */
export const passedSteps = (multiplier: number): LargeWins =>
  largeWins.filter(({ from }) => multiplier >= from);
