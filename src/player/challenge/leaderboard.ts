import { weekOf, weekStart } from '../calendar';
import {
  addToChallenge,
  newChallenge,
  SPINS_COUNTED,
  type ChallengeRecord,
  type WeekResult,
} from './challenge';
import { add, clampBet, toCoins, type Coins } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import { drawRound } from '../../engine/round';
import { seededRandom, hashText } from '../../engine/seeded-random';
import { WEEK_MS } from '../../engine/time';

/** The prizes of a week for the first rank, the second, ..., in coins. Lower ranks win nothing. */
export const prizes: readonly Coins[] = [
  40_000, 20_000, 12_000, 8_000, 6_000, 5_000, 4_500, 3_750, 3_000, 2_000,
].map(toCoins);

/** All prizes of a week, in coins: the displayed current pool (spec section 9). */
export const prizePool: Coins = prizes.reduce(add);

/** The computer players of the weekly challenge: all of them invented. */
export const rivals: readonly string[] = [
  ...['Amira Anchor', 'Bruna Buoy', 'Chidi Cast', 'Dai Dinghy', 'Eino Eddy', 'Finn Float'],
  ...['Greta Gull', 'Hana Harbour', 'Ines Inlet', 'Jin Jetty', 'Kofi Keel', 'Lupe Lure'],
  ...['Minh Mooring', 'Ngaio Net', 'Olga Oar', 'Pavlo Pike', 'Quilla Quay', 'Ravi Rapids'],
  ...['Sione Sail', 'Tunde Tide', 'Vera Voyage', 'Wanjiru Wave', 'Yusuf Yawl', 'Zeynep Zander'],
];

/** A rival's record at an instant (ms since 1970): the same on every device, as it uses whole numbers only. */
export function rivalAt(rules: GameDefinition, name: string, week: number, at: number): ChallengeRecord {
  const random = seededRandom(hashText(`${week} ${name}`));
  const bet = clampBet(rules, rules.bet.default);
  const spinTime = () => weekStart(week) + 1 + random(WEEK_MS - 1);
  const spinTimes = Array.from({ length: SPINS_COUNTED }, spinTime).sort((a, b) => a - b);
  return spinTimes
    .filter((time) => time <= at)
    .reduce(
      (record, time, n) => addToChallenge(record, drawRound(rules, n + 1, bet, random), time),
      newChallenge(week),
    );
}

export const PLAYER_NAME = 'You';

export interface BoardRow {
  /** From 1, each given once. */
  readonly rank: number;
  readonly name: string;
  readonly kind: 'computer' | 'player';
  readonly score: number;
  /** Spins that have counted. */
  readonly spins: number;
  readonly prize: Coins;
}

/**
 * A week's board (`weekOf`) by rank, with everybody who has spun in it by `at` (milliseconds since 1970). Of equal scores
 * the one reached first ranks higher; at the same millisecond the player comes first, then the rivals in their order.
 */
export function rankPlayers(
  rules: GameDefinition,
  week: number,
  at: number,
  player: ChallengeRecord,
): BoardRow[] {
  const computers = rivals.map((name) => ({
    ...{ name, kind: 'computer' as const },
    ...rivalAt(rules, name, week, at),
  }));
  return (
    [{ name: PLAYER_NAME, kind: 'player' as const, ...player }, ...computers]
      .filter((record) => record.week === week && record.spins > 0)
      // Sorting leaves equals in their order.
      .sort((a, b) => b.score - a.score || a.reachedAt - b.reachedAt)
      .map(({ name, kind, score, spins }, above) => ({
        ...{ rank: above + 1, name, kind, score, spins },
        prize: prizes[above] ?? toCoins(0),
      }))
  );
}

/**
 * The result of a record's week; null while it runs at `at` (milliseconds since 1970) or if the player has not spun. The
 * write that pays the prize must also move the record on (`challengeAt`).
 */
export function resultOfWeek(rules: GameDefinition, record: ChallengeRecord, at: number): WeekResult | null {
  const { week } = record;
  if (weekOf(at) <= week) return null;
  const row = rankPlayers(rules, week, weekStart(week + 1), record).find(({ kind }) => kind === 'player');
  return row ? { week, rank: row.rank, score: row.score, prize: row.prize } : null;
}
