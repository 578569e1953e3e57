import type { Round } from '../engine/round';
import type { WinSize } from '../games/win-levels';
import type { LitSymbol } from './lit-symbols';

/** What happens on the stage while it plays, for its sounds and effects, and for what the page says of it. */
export type StageEvents = Readonly<{
  /** The reels of a free spin begin to turn. */
  freeSpinStarted: undefined;
  /** The grid of one of a round's spins, counted from 0, is at rest. */
  spinShown: { readonly round: Round; readonly spin: number };
  /** What a round has paid has been counted, or is shown without a count. Not emitted if something else is played first, and by no replay. */
  winPresented: Round;
  /** A reel, counted from the left from 0, has reached its position, and these of its symbols light up; it still swings. */
  reelLanded: { readonly column: number; readonly lit: readonly LitSymbol[] };
  /** A line that pays, counted from 0 among those of its spin, begins to be drawn; its last cell is in this column. */
  lineShown: { readonly index: number; readonly column: number };
  /** A large win has reached this size. */
  largeWinShown: { readonly size: WinSize };
  /** A payout begins to count up, for this many seconds, and reaches its sum; at once where a press completes it. */
  countStarted: { readonly seconds: number; readonly isCompletable: boolean };
  countEnded: undefined;
  /** The coins of a win that flew to the balance have arrived there. */
  coinsArrived: undefined;
}>;
