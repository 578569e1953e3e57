import type { WeekResult } from './challenge/challenge';
import type { PlayBlock } from './limits/play-block';
import type { Bet, Coins } from '../engine/coins';
import type { Bonus } from './daily-bonus';
import type { Round } from '../engine/round';

export type Refusal =
  | 'not enough coins'
  | 'spinning in another tab'
  | 'randomness broken'
  | 'open round not loaded';

/** The events that the store emits. Requests are its methods. A replay pays nothing and emits only those that say so. */
export type GameEvents = Readonly<{
  /** The bet is taken and the round saved: the reels may start. Also emitted by a replay. */
  roundStarted: Round;
  /** The store has paid and closed the round. Also emitted by a replay, as it ends. */
  roundSettled: Round;
  /** A round was settled before its stage had shown all of it, so nobody has seen what it paid. Not emitted by a replay. */
  roundCutShort: Round;
  /** An interrupted round has been paid, and the player has not been told yet. */
  roundRecovered: Round;
  /** A round that was playing is not the saved one, because another tab drew one at the same moment. It counts for nothing. */
  roundVoided: Round;
  spinRefused: Refusal;
  /** A limit, break or reminder that the player has set keeps a round from starting. */
  spinBlocked: PlayBlock;
  /** The minutes that the session limit leaves, rounded up. */
  sessionEnding: number;
  bonusClaimed: Bonus;
  /** The player claimed the daily bonus, but the browser has not stored it: it was not given. */
  bonusNotSaved: undefined;
  /** Whether something that the player has changed waits to be saved until another tab's round is over. */
  waitingToSave: boolean;
  /** A week of the challenge is over, and its prize given. */
  challengeSettled: WeekResult;
  betChanged: Bet;
  /** The balance in the saved game is another one. */
  balanceChanged: Coins;
  /** A replay is over: the machine shows the player's own last round again. The replay may have been spinning. */
  replayEnded: undefined;
}>;
