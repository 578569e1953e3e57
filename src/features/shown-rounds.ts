import mitt from 'mitt';
import type { Round } from '../engine/round';

/** What a game page has shown of the player's round, or of one that is shown again. */
export type ShownRounds = Readonly<{
  /** The grid of one of its spins, counted from 0, is at rest. */
  spinShown: { readonly round: Round; readonly spin: number };
  /** What it has paid has been counted, or is shown without a count. Not emitted by a replay, which pays nothing. */
  winPresented: Round;
}>;

/** The game page that is open emits them, for whoever tells players of it on any page. */
export const shownRounds = mitt<ShownRounds>();
