import type { WeekResult } from './challenge';
import type { Closure } from './closure';
import type { Bet, Coins } from './coins';
import type { Bonus } from './daily-bonus';
import type { LineId, SymbolId } from './rules';
import type { Grid, Result, Round } from './round';

export type FishingRound = Round<SymbolId>;
export type FishingResult = Result<SymbolId, LineId>;

/** Why a spin was not begun. */
export type Refusal = 'not enough coins' | 'spinning in another tab' | 'randomness broken';

/** What store and stage tell each other and the pages. */
// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- mitt wants an index signature, which an interface has not
export type GameEvents = {
  /** The store has taken the bet and saved the round: the reels may turn. */
  spinStarted: FishingRound;
  /** A reel, counted from the left from 0, has struck its mark; it still swings. */
  reelLanded: number;
  /** The stage shows the round's grid at rest. */
  reelsStopped: FishingRound['id'];
  /** The store has paid and closed the round. */
  roundSettled: FishingResult;
  /** The coins of a win that flew to the balance have arrived there. */
  coinsArrived: FishingRound['id'];
  /** A round that an earlier visit left open has been paid and closed. */
  roundRecovered: FishingResult;
  spinRefused: Refusal;
  /** Something that the player has asked for keeps a round from beginning. */
  spinClosed: Closure;
  /** The daily bonus has been given. */
  bonusClaimed: Bonus;
  /** A week of the challenge is over, and its prize given. */
  weekClosed: WeekResult;
  /** Another saved game has taken the place of the one that was played here: a new one shows this grid. */
  gameReplaced: Grid<SymbolId>;
  betChanged: Bet;
  balanceChanged: Coins;
};
