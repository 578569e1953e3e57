import type { WeekResult } from './challenge/challenge';
import type { PlayBlock } from './limits/play-block';
import type { Bet, Coins } from '../engine/coins';
import type { Bonus } from './daily-bonus';
import type { Grid } from '../engine/grid';
import type { Round } from '../engine/round';

/** Why a spin did not start. */
export type Refusal =
  | 'not enough coins'
  | 'spinning in another tab'
  | 'randomness broken'
  | 'open round not loaded';

/** The events that store and stage announce to each other and to the pages. */
export type GameEvents = Readonly<{
  /** The store has taken the bet and saved the round: the reels may start. */
  spinStarted: Round;
  /** The stage begins to turn the reels of one of the round's free spins, counted from 1. */
  freeSpinStarted: { readonly round: Round['id']; readonly spin: number };
  /** A reel, counted from the left from 0, has reached its position; it still swings. */
  reelLanded: number;
  /** The stage shows the grid of one of the round's spins, counted from 0, at rest. */
  spinShown: { readonly round: Round['id']; readonly spin: number };
  /** The stage has shown all of the round: the grid of its last spin is at rest. */
  reelsStopped: Round['id'];
  /** The store has paid and closed the round. */
  roundSettled: Round;
  /** The coins of a win that flew to the balance have arrived there. */
  coinsArrived: Round['id'];
  /** A round that an earlier visit was left in has been paid and closed: now, or when it was left. */
  roundRecovered: Round;
  spinRefused: Refusal;
  /** A limit, break or reminder that the player has set keeps a round from starting. */
  spinBlocked: PlayBlock;
  /** The minutes that the session limit leaves, rounded up. */
  sessionEnding: number;
  /** The daily bonus has been given. */
  bonusClaimed: Bonus;
  /** The player claimed the daily bonus, but the browser has not stored it: it was not given. */
  bonusNotSaved: undefined;
  /** A week of the challenge is over, and its prize given. */
  challengeSettled: WeekResult;
  /** Another saved game has replaced the one that was played here. In it this game shows this grid. */
  saveReplaced: { readonly game: string; readonly grid: Grid };
  betChanged: Bet;
  balanceChanged: Coins;
}>;
