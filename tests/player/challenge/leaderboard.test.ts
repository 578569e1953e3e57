import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { rivalAt, rivals } from '../../../src/player/challenge/rivals';
import { WEEK_MS } from '../../../src/engine/time';
import { weekStart } from '../../../src/player/calendar';
import { newChallenge, type ChallengeRecord } from '../../../src/player/challenge/challenge';
import { isCoins } from '../../../src/engine/coins';
import {
  boardOf,
  closeWeek,
  prizePool,
  prizes,
  PLAYER_NAME,
} from '../../../src/player/challenge/leaderboard';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';

const WEEK = 2967;
const MONDAY = weekStart(WEEK);
const NEXT_MONDAY = weekStart(WEEK + 1);
const NOBODY = newChallenge(WEEK);

const board = (at: number, player: ChallengeRecord = NOBODY, week = WEEK) =>
  boardOf(luckyFishing, week, at, player);

const playerWith = (score: number, reachedAt = MONDAY, spins = 100): ChallengeRecord => ({
  week: WEEK,
  spins,
  score,
  reachedAt,
});

const anyWeek = fc.integer({ min: 0, max: 10_000 });
const anyPassed = fc.oneof(fc.integer({ min: 0, max: WEEK_MS }), fc.constant(WEEK_MS));
const anyPlay = fc.record({
  spins: fc.integer({ min: 0, max: 100 }),
  score: fc.integer({ min: 0, max: 250 }).map((n) => 5 * n),
  passed: fc.integer({ min: 0, max: WEEK_MS }),
});

/** Any board with the player's record on it: `[week, at, record]`. */
const anyBoard = fc
  .tuple(anyWeek, anyPassed, anyPlay)
  .map(([week, passed, { spins, score, passed: reached }]) => {
    const record = { week, spins, score, reachedAt: weekStart(week) + Math.min(reached, passed) };
    return [week, weekStart(week) + passed, record] as const;
  });

/** A board takes the play of 24 anglers. */
const BOARDS = { numRuns: runs(15) };

describe('the prizes', () => {
  test('are those of ranks 1 to 10', () => {
    expect(prizes).toEqual([40_000, 20_000, 12_000, 8000, 6000, 5000, 4500, 3750, 3000, 2000]);
    expect(prizes.every(isCoins)).toBe(true);
  });

  test('come to the displayed pool, to the coin', () => {
    expect(prizePool).toBe(104_250);
  });
});

describe('the board', () => {
  test('gives each rank once, from 1 on, to at most 25 rows', () => {
    fc.assert(
      fc.property(anyBoard, ([week, at, record]) => {
        const rows = board(at, record, week);
        expect(rows.map(({ rank }) => rank)).toEqual(rows.map((_, above) => above + 1));
        expect(rows.length).toBeLessThanOrEqual(25);
        expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
        rows.forEach(({ rank, prize }) => {
          expect(prize).toBe(prizes[rank - 1] ?? 0);
        });
      }),
      BOARDS,
    );
  });

  test('shows everybody who has spun, with their current score, and nobody else', () => {
    fc.assert(
      fc.property(anyBoard, ([week, at, record]) => {
        const entries = rivals.map((name) => ({ name, ...rivalAt(luckyFishing, name, week, at) }));
        const expected = [{ name: PLAYER_NAME, ...record }, ...entries]
          .filter(({ spins }) => spins > 0)
          .map(({ name, score, spins }) => ({ name, score, spins }));
        const shown = board(at, record, week).map(({ name, score, spins }) => ({ name, score, spins }));
        const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
        expect(shown.sort(byName)).toEqual(expected.sort(byName));
      }),
      BOARDS,
    );
  });

  test('ranks everybody above exactly those who have less, or reached as much later', () => {
    fc.assert(
      fc.property(anyBoard, ([week, at, record]) => {
        const rows = board(at, record, week);
        const reachedAt = ({ kind, name }: (typeof rows)[number]) =>
          kind === 'player' ? record.reachedAt : rivalAt(luckyFishing, name, week, at).reachedAt;
        for (const row of rows) {
          const below = rows.filter(
            (other) =>
              other.score < row.score || (other.score === row.score && reachedAt(other) > reachedAt(row)),
          );
          expect(row.rank).toBeLessThanOrEqual(rows.length - below.length);
          expect(below.every(({ rank }) => rank > row.rank)).toBe(true);
        }
      }),
      BOARDS,
    );
  });

  test('marks the player and the computer anglers', () => {
    const rows = board(NEXT_MONDAY, playerWith(300));
    expect(rows).toHaveLength(25);
    expect(rows.filter(({ kind }) => kind === 'player').map(({ name }) => name)).toEqual(['You']);
    expect(rows.filter(({ kind }) => kind === 'computer').map(({ name }) => name)).toHaveLength(24);
    expect(rivals).not.toContain(PLAYER_NAME);
  });

  test('has no row for a player who has not spun, or not in this week', () => {
    const without = board(NEXT_MONDAY);
    expect(without).toHaveLength(24);
    expect(board(NEXT_MONDAY, { ...playerWith(900), week: WEEK - 1 })).toEqual(without);
    expect(board(NEXT_MONDAY, { ...playerWith(900), week: WEEK + 1 })).toEqual(without);
  });
});

describe('a tie', () => {
  /** The computer angler who would be fifth without the player. */
  function fifth(): ChallengeRecord {
    const name = board(NEXT_MONDAY)[4]?.name ?? '';
    return rivalAt(luckyFishing, name, WEEK, NEXT_MONDAY);
  }
  const rankOf = (player: ChallengeRecord) =>
    board(NEXT_MONDAY, player).find(({ kind }) => kind === 'player')?.rank;

  test('goes to the one who reached it first', () => {
    const { score, reachedAt } = fifth();
    expect(rankOf(playerWith(score, reachedAt - 1))).toBe(5);
    expect(rankOf(playerWith(score, reachedAt + 1))).toBe(6);
  });

  test('of the same millisecond goes to the player', () => {
    const { score, reachedAt } = fifth();
    expect(rankOf(playerWith(score, reachedAt))).toBe(5);
  });
});

describe('an ended week', () => {
  test('is not ended before its last millisecond is over, nor where the clock was turned back', () => {
    for (const at of [MONDAY, NEXT_MONDAY - 1, MONDAY - 1, 0])
      expect(closeWeek(luckyFishing, playerWith(300), at)).toBeNull();
  });

  test('is nothing to a player who has not spun in it', () => {
    expect(closeWeek(luckyFishing, NOBODY, NEXT_MONDAY)).toBeNull();
  });

  test('ends as its final board says, whenever the player comes back', () => {
    const anyLater = fc.integer({ min: 0, max: 20 * WEEK_MS });
    fc.assert(
      fc.property(anyBoard, anyLater, ([week, , record], later) => {
        const rows = board(weekStart(week + 1), record, week);
        const row = rows.find(({ kind }) => kind === 'player');
        const expected = row && { week, rank: row.rank, score: row.score, prize: row.prize };
        expect(closeWeek(luckyFishing, record, weekStart(week + 1) + later)).toEqual(expected ?? null);
      }),
      BOARDS,
    );
  });
});
