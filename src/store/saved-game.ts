import * as v from 'valibot';
import { isBet, toCoins, type Bet, type Coins } from '../game/coins';
import { SPINS_COUNTED, type ChallengeRecord, type WeekResult } from '../game/challenge';
import { noBonusYet, type BonusRecord } from '../game/daily-bonus';
import type { FishingRound } from '../game/events';
import { noLimitsYet, type LimitRecord } from '../game/limits';
import { noPlayYet, type PlayLog } from '../game/play-log';
import { noRecordsYet, withBalance, type OwnRecords } from '../game/records';
import type { FishingRules, SymbolId } from '../game/rules';
import type { Grid } from '../game/round';
import { FULL_VOLUME, motionWishes, pictureWishes, type MotionWish, type PictureWish } from '../game/wishes';
import { noTotalsYet, type Totals } from '../game/totals';
import { noProfileYet, savedProfile, savedTotals, type FinishedRound, type Profile } from './saved-profile';
import { limitRecord, playLog } from './saved-restraint';
import { coins, count, day, instant, positive, week, whole } from './saved-values';

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
  /** How loud the sound is, while it is on (whole percent). */
  readonly volume: number;
  /** Whether the key `?` opens the help. */
  readonly helpKey: boolean;
  readonly motion: MotionWish;
  readonly picture: PictureWish;
  readonly bonus: BonusRecord;
  /** The player's week in the challenge; null before the first round. */
  readonly challenge: ChallengeRecord | null;
  /** Weeks that were played in and are over, but whose prizes are not given yet. */
  readonly endedWeeks: readonly ChallengeRecord[];
  /** What became of weeks before, the latest first. */
  readonly pastWeeks: readonly WeekResult[];
  readonly records: OwnRecords;
  readonly limits: LimitRecord;
  readonly log: PlayLog;
  readonly profile: Profile;
  readonly totals: Totals<SymbolId>;
  /** The latest rounds that are not known to be in the history yet, oldest first. */
  readonly unrecorded: readonly FinishedRound[];
  /** Which book of the history holds the rounds of this game. */
  readonly book: number;
  /** How often this document has been written. */
  readonly writes: number;
}

/** The records of somebody who has these coins and no history. */
const firstRecords = (coins: Coins): OwnRecords => withBalance(noRecordsYet, coins);

/** What a new player has. */
export const newGame = (rules: FishingRules): SavedGame => ({
  version: VERSION,
  coins: toCoins(rules.startingCoins),
  rounds: 0,
  openRound: null,
  lastGrid: null,
  sound: false,
  volume: FULL_VOLUME,
  helpKey: true,
  motion: 'system',
  picture: 'automatic',
  bonus: noBonusYet,
  challenge: null,
  endedWeeks: [],
  pastWeeks: [],
  records: firstRecords(toCoins(rules.startingCoins)),
  limits: noLimitsYet,
  log: noPlayYet,
  profile: noProfileYet(rules),
  totals: noTotalsYet(rules),
  unrecorded: [],
  book: 0,
  writes: 0,
});

function schemaFor(rules: FishingRules) {
  const grid = v.pipe(
    v.array(v.pipe(v.array(v.picklist(rules.symbols.map(({ id }) => id))), v.length(rules.rows))),
    v.length(rules.columns),
  );
  const round = v.object({
    id: positive,
    bet: v.custom<Bet>((n) => isBet(rules, n)),
    grid,
  });
  const played = v.object({
    week,
    spins: whole(1, SPINS_COUNTED),
    score: count,
    reachedAt: instant,
  });
  const document = v.object({
    version: v.literal(VERSION),
    coins,
    rounds: count,
    openRound: v.nullable(round),
    lastGrid: v.nullable(grid),
    // Games saved before there were any know nothing of these.
    sound: v.optional(v.boolean(), false),
    volume: v.optional(whole(0, FULL_VOLUME), FULL_VOLUME),
    helpKey: v.optional(v.boolean(), true),
    motion: v.optional(v.picklist(motionWishes), 'system'),
    picture: v.optional(v.picklist(pictureWishes), 'automatic'),
    bonus: v.optional(v.object({ lastDay: v.nullable(day), streak: count }), noBonusYet),
    challenge: v.optional(v.nullable(played), null),
    endedWeeks: v.optional(v.array(played), []),
    pastWeeks: v.optional(v.array(v.object({ week, rank: positive, score: count, prize: coins })), []),
    records: v.optional(
      v.object({ largestWin: coins, longestRun: count, run: count, highestBalance: coins }),
    ),
    limits: v.optional(limitRecord, noLimitsYet),
    log: v.optional(playLog, noPlayYet),
    profile: v.optional(savedProfile(rules), noProfileYet(rules)),
    totals: v.optional(savedTotals(rules), noTotalsYet(rules)),
    unrecorded: v.optional(
      v.array(v.object({ ...round.entries, at: instant, payout: coins, balance: coins })),
      [],
    ),
    book: v.optional(count, 0),
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

/** Checks what was saved against the schema of one game's rules. */
export function savedGameCheck(rules: FishingRules): (found: unknown) => SavedGame | 'unreadable' | 'newer' {
  const schema = schemaFor(rules);
  return (found) => {
    const read = v.safeParse(schema, found);
    if (!read.success) return isNewer(found) ? 'newer' : 'unreadable';
    const { coins, records = firstRecords(coins) } = read.output;
    return { ...read.output, records };
  };
}

/** Reads saved text, checked like that. Never throws: bad text is an answer, not an accident. */
export function savedGameReader(rules: FishingRules): (text: string) => SavedGame | 'unreadable' | 'newer' {
  const check = savedGameCheck(rules);
  return (text) => {
    let found: unknown;
    try {
      found = JSON.parse(text);
    } catch {
      return 'unreadable';
    }
    return check(found);
  };
}
