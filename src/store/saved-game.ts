import * as v from 'valibot';
import { isBet, isCoins, toCoins, type Bet, type Coins } from '../game/coins';
import type { FishingRound } from '../game/events';
import type { FishingRules, SymbolId } from '../game/rules';
import type { Grid } from '../game/round';

/** The version of the document that this program writes. One it cannot read is from a newer program. */
export const VERSION = 1;

/** Everything the product remembers, as one document: a write of it is all or nothing. */
export interface SavedGame {
  readonly version: typeof VERSION;
  readonly coins: Coins;
  /** How many rounds have been begun; the number of the latest. */
  readonly rounds: number;
  /** The round whose bet is taken and whose payout is not yet given. */
  readonly openRound: FishingRound | null;
  /** The grid of the last settled round. */
  readonly lastGrid: Grid<SymbolId> | null;
  /** Whether the player has turned the sound on. */
  readonly sound: boolean;
  /** How often this document has been written. */
  readonly writes: number;
}

/** What a new player has. */
export const newGame = ({ startingCoins }: FishingRules): SavedGame => ({
  version: VERSION,
  coins: toCoins(startingCoins),
  rounds: 0,
  openRound: null,
  lastGrid: null,
  sound: false,
  writes: 0,
});

function schemaFor(rules: FishingRules) {
  const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
  const grid = v.pipe(
    v.array(v.pipe(v.array(v.picklist(rules.symbols.map(({ id }) => id))), v.length(rules.rows))),
    v.length(rules.columns),
  );
  const round = v.object({
    id: v.pipe(count, v.minValue(1)),
    bet: v.custom<Bet>((n) => isBet(rules, n)),
    grid,
  });
  const document = v.object({
    version: v.literal(VERSION),
    coins: v.custom<Coins>(isCoins),
    rounds: count,
    openRound: v.nullable(round),
    lastGrid: v.nullable(grid),
    // Games saved before there was any sound, or a second process, know nothing of these.
    sound: v.optional(v.boolean(), false),
    writes: v.optional(count, 0),
  });
  return v.pipe(
    document,
    v.check(({ openRound, rounds }) => openRound === null || openRound.id === rounds),
  );
}

const isNewer = (found: unknown): boolean =>
  typeof found === 'object' &&
  found !== null &&
  'version' in found &&
  Number.isSafeInteger(found.version) &&
  (found.version as number) > VERSION;

/** Reads saved text against the schema of one game's rules. Never throws: bad text is an answer, not an accident. */
export function savedGameReader(rules: FishingRules): (text: string) => SavedGame | 'unreadable' | 'newer' {
  const schema = schemaFor(rules);
  return (text) => {
    let found: unknown;
    try {
      found = JSON.parse(text);
    } catch {
      return 'unreadable';
    }
    const read = v.safeParse(schema, found);
    if (read.success) return read.output;
    return isNewer(found) ? 'newer' : 'unreadable';
  };
}
