import * as v from 'valibot';
import { larger, toCoins, type Coins } from '../../engine/coins';
import type { Grid } from '../../engine/grid';
import { encodeGrid } from '../../engine/grid-codec';
import { SPINS_COUNTED } from '../../player/challenge/challenge';
import { noBonusYet } from '../../player/daily-bonus';
import { noLimitsYet } from '../../player/limits/limits';
import { noPlayYet } from '../../player/limits/play-log';
import { isSavedName } from '../../player/player-name';
import { FULL_VOLUME, motionPreferences } from '../../player/preferences';
import { noRecordsYet } from '../../player/records';
import { noTotalsYet } from '../../player/totals';
import { limitRecord, playLog } from './saved-limits';
import { coins, count, day, instant, positive, week, whole } from './saved-values';
import { displayContexts, VERSION, type SavedGame } from './schema';

// What version 1 of the document was, and how it becomes version 2. It knew one game. Nothing here asks that game's rules
// of today: this is text that was written once.

/** The one game of version 1. */
export const VERSION_1_GAME = 'lucky-fishing';

const symbols = ['fish', 'tuna', 'shark', 'octopus', 'whale', 'treasure'] as const;
const [ROWS, COLUMNS] = [3, 3];
const shape = {
  grid: { columns: COLUMNS, rows: ROWS },
  symbols: Object.fromEntries(symbols.map((id) => [id, { name: id }])),
};

/** The bet of every new visit, in coins: version 1 did not remember another. */
const FIRST_BET = toCoins(10);
const isBet = (n: unknown): boolean =>
  Number.isInteger(n) && (n as number) >= 5 && (n as number) <= 100 && (n as number) % 5 === 0;

const symbol = v.picklist(symbols);
const grid = v.pipe(v.array(v.pipe(v.array(symbol), v.length(ROWS))), v.length(COLUMNS));
const round = v.object({ id: positive, bet: v.custom<Coins>(isBet), grid });
const playedWeek = v.object({ week, spins: whole(1, SPINS_COUNTED), score: count, reachedAt: instant });
const seen = Object.fromEntries(symbols.map((id) => [id, count])) as Record<
  (typeof symbols)[number],
  typeof count
>;

/** Fields that earlier programs of version 1 did not save have defaults. */
const schema = v.pipe(
  v.object({
    version: v.literal(1),
    coins,
    rounds: count,
    openRound: v.nullable(round),
    lastGrid: v.nullable(grid),
    sound: v.optional(v.boolean(), false),
    volume: v.optional(whole(0, FULL_VOLUME), FULL_VOLUME),
    helpKey: v.optional(v.boolean(), true),
    motion: v.optional(v.picklist(motionPreferences), 'system'),
    picture: v.optional(v.picklist(['automatic', 'webgl', 'canvas', 'plain']), 'automatic'),
    bonus: v.optional(v.object({ lastDay: v.nullable(day), streak: count }), noBonusYet),
    challenge: v.optional(v.nullable(playedWeek), null),
    endedWeeks: v.optional(v.array(playedWeek), []),
    pastWeeks: v.optional(v.array(v.object({ week, rank: positive, score: count, prize: coins })), []),
    unseenWeeks: v.optional(v.array(week), []),
    records: v.optional(
      v.object({ largestWin: coins, longestRun: count, run: count, highestBalance: coins }),
    ),
    limits: v.optional(limitRecord, noLimitsYet),
    log: v.optional(playLog, noPlayYet),
    profile: v.optional(v.object({ name: v.nullable(v.custom<string>(isSavedName)), picture: symbol }), {
      name: null,
      picture: symbols[0],
    }),
    totals: v.optional(
      v.object({ rounds: count, wins: count, bet: count, won: count, symbols: v.object(seen) }),
    ),
    unrecorded: v.optional(
      v.array(v.object({ ...round.entries, at: instant, payout: coins, balance: coins })),
      [],
    ),
    /** The number of the history. */
    book: v.optional(count, 0),
    savedToFileAt: v.optional(v.nullable(instant), null),
    persistenceAsked: v.optional(v.nullable(v.picklist(displayContexts)), null),
    writes: v.optional(count, 0),
  }),
  v.check(({ openRound, rounds }) => openRound === null || openRound.id === rounds),
);

/** A round's grid as version 2 has it. */
const asSpins = (shown: Grid): string[] => [encodeGrid(shape, shown)];

const asRound = <T extends { readonly grid: Grid }>({ grid: shown, ...rest }: T) => ({
  ...rest,
  game: VERSION_1_GAME,
  spins: asSpins(shown),
});

/** The document of version 2 that a document of version 1 becomes, with nothing lost or gained; null if it is none. */
export function migrateVersion1(found: unknown): SavedGame | null {
  const read = v.safeParse(schema, found);
  if (!read.success) return null;
  const { lastGrid, openRound, unrecorded, records, totals, picture, profile, book, ...same } = read.output;
  const { highestBalance, ...own } = records ?? { ...noRecordsYet, highestBalance: toCoins(0) };
  const isPlayed = totals !== undefined || records !== undefined || lastGrid !== null;
  return {
    ...same,
    version: VERSION,
    highestBalance: larger(highestBalance, same.coins),
    openRound: openRound && asRound(openRound),
    games: isPlayed
      ? {
          [VERSION_1_GAME]: {
            bet: null,
            // What it was played for was not saved. Only a feature's payouts ask for it, and version 1 had none.
            lastRound: lastGrid && { bet: FIRST_BET, spins: asSpins(lastGrid) },
            records: own,
            totals: totals ?? noTotalsYet,
          },
        }
      : {},
    skin: null,
    renderer: picture === 'plain' ? 'dom' : picture,
    profile: { name: profile.name, avatar: profile.picture },
    unrecorded: unrecorded.map(asRound),
    historyId: book,
  };
}
