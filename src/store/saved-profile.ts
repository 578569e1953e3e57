import * as v from 'valibot';
import { isSavedName } from '../game/angler-name';
import type { Coins } from '../game/coins';
import type { FishingRound } from '../game/events';
import type { FishingRules, SymbolId } from '../game/rules';
import type { Totals } from '../game/totals';
import { count } from './saved-values';

/** A finished round, on its way into the history. */
export interface FinishedRound extends FishingRound {
  /** When it was settled, in milliseconds since 1970. */
  readonly at: number;
  readonly payout: Coins;
  /** The coins after it. */
  readonly balance: Coins;
}

/** How many finished rounds wait for the history at most, where it can't be written. */
export const UNRECORDED_KEPT = 200;

/** How the player is shown. */
export interface Profile {
  /** As `nameFault` has it; null until the player has chosen one. */
  readonly name: string | null;
  readonly picture: SymbolId;
}

/** Before the player has chosen. */
export const noProfileYet = ({ symbols: [first] }: FishingRules): Profile => ({
  name: null,
  picture: first?.id ?? 'fish',
});

/** What is saved of how the player is shown. */
export const savedProfile = ({ symbols }: FishingRules): v.GenericSchema<Profile> =>
  v.object({
    name: v.nullable(v.custom<string>(isSavedName)),
    picture: v.picklist(symbols.map(({ id }) => id)),
  });

/** What is saved of what all rounds have come to. */
export const savedTotals = ({ symbols }: FishingRules): v.GenericSchema<Totals<SymbolId>> => {
  const counts = Object.fromEntries(symbols.map(({ id }) => [id, count])) as Record<SymbolId, typeof count>;
  return v.object({ rounds: count, wins: count, bet: count, won: count, symbols: v.object(counts) });
};
