import { anglerAt, anglers } from './anglers';
import { weekOf, weekStart } from './calendar';
import type { ChallengeRecord, WeekResult } from './challenge';
import { add, toCoins, type Coins } from './coins';
import type { Rules } from './rules';

/** What a week pays for the first rank, the second, ..., in coins. Ranks below win nothing. */
export const prizes: readonly Coins[] = [
  40_000, 20_000, 12_000, 8_000, 6_000, 5_000, 4_500, 3_750, 3_000, 2_000,
].map(toCoins);

/** All prizes of a week, in coins: the displayed current pool (spec section 9). */
export const prizePool: Coins = prizes.reduce(add);

/** What the player is called on the board. */
export const PLAYER_NAME = 'You';

/** One who has spun in the week, and where that leads. */
export interface BoardRow {
  /** From 1, each given once. */
  readonly rank: number;
  readonly name: string;
  readonly kind: 'computer' | 'player';
  readonly score: number;
  /** Spins that have counted. */
  readonly spins: number;
  /** What the rank wins if it is held to the end of the week. */
  readonly prize: Coins;
}

type Standing = Pick<BoardRow, 'name' | 'kind'> & { readonly record: ChallengeRecord };

/** The higher score first, then who reached it first. Sorting leaves equals in their order. */
const byRank = ({ record: a }: Standing, { record: b }: Standing): number =>
  b.score - a.score || a.reachedAt - b.reachedAt;

/**
 * A week's board in the order of ranks: all who have spun in it so far, and nobody else. Ties go to whoever
 * got there first; at the same millisecond the player stands before the computer players, and these stand
 * in their order in `anglers`.
 *
 * @param week as `weekOf` counts
 * @param at how the computer players stand at this instant, in milliseconds since 1970; finally, from the
 *   week's end on
 * @param player the player's record; one of another week is left out
 */
export function boardOf(rules: Rules, week: number, at: number, player: ChallengeRecord): BoardRow[] {
  const standings: Standing[] = [
    { name: PLAYER_NAME, kind: 'player', record: player },
    ...anglers.map((name): Standing => ({ name, kind: 'computer', record: anglerAt(rules, name, week, at) })),
  ];
  return standings
    .filter(({ record }) => record.week === week && record.spins > 0)
    .sort(byRank)
    .map(({ name, kind, record: { score, spins } }, above) => ({
      rank: above + 1,
      name,
      kind,
      score,
      spins,
      prize: prizes[above] ?? toCoins(0),
    }));
}

/**
 * What became of the week of a record, or null where it still runs or the player has not spun in it. Its
 * prize is to be paid in the same write that moves the record on to the running week (`challengeAt`), so
 * that it is paid once.
 *
 * @param at milliseconds since 1970
 */
export function closeWeek(rules: Rules, record: ChallengeRecord, at: number): WeekResult | null {
  const { week } = record;
  if (weekOf(at) <= week) return null;
  const row = boardOf(rules, week, weekStart(week + 1), record).find(({ kind }) => kind === 'player');
  return row ? { week, rank: row.rank, score: row.score, prize: row.prize } : null;
}
