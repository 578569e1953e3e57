import fc, { runs } from '../properties';
import { describe, expect, test } from 'vitest';
import { oddsOf } from '../../src/engine/odds/odds';
import { WEEK_MS } from '../../src/engine/time';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { weekOf, weekStart } from '../../src/player/calendar';
import {
  addToChallenge,
  challengeAt,
  newChallenge,
  type ChallengeRecord,
} from '../../src/player/challenge/challenge';
import {
  rankPlayers,
  resultOfWeek,
  PLAYER_NAME,
  prizePool,
  prizes,
  rivalAt,
  rivals,
} from '../../src/player/challenge/leaderboard';
import { anyGrid, payoutOf, roundWith } from '../engine/grids';

const WEEK = 2967;
const MONDAY = weekStart(WEEK);
const NEXT_MONDAY = weekStart(WEEK + 1);

const anyResult = fc
  .tuple(anyGrid, fc.integer({ min: 1, max: 20 }))
  .map(([grid, steps]) => roundWith(grid, 5 * steps));

test('a week of the challenge never goes back, and comes to the multipliers of its first hundred spins', () => {
  const anyPause = fc.oneof(
    { weight: 9, arbitrary: fc.integer({ min: 1, max: 1e6 }) },
    { weight: 1, arbitrary: fc.constantFrom(WEEK_MS / 3, -WEEK_MS / 3, -2 * WEEK_MS) },
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(anyResult, anyPause), { maxLength: 250 }), (play) => {
      let [at, week, record] = [MONDAY, WEEK, newChallenge(WEEK)];
      /** The multipliers of the week, and when each was won. */
      let spins: { readonly multiplier: number; readonly at: number }[] = [];
      for (const [result, pause] of play) {
        at += pause;
        record = addToChallenge(record, result, at);
        if (weekOf(at) > week) [week, spins] = [weekOf(at), []];
        spins.push({ multiplier: payoutOf(result.spins[0].grid, 1), at });
      }
      const counted = spins.slice(0, 100);
      const reaching = counted.filter(({ multiplier }, n) => multiplier > 0 || n === 0);
      expect(record).toEqual({
        ...{ week, spins: counted.length },
        score: counted.reduce((sum, { multiplier }) => sum + multiplier, 0),
        reachedAt: Math.max(weekStart(week), ...reaching.map((spin) => spin.at)),
      });
      expect(JSON.parse(JSON.stringify(record))).toEqual(record);
    }),
  );
});

test('the record of a week is the very same one throughout it and on a clock turned back, and a new one afterwards', () => {
  const record = { week: WEEK, spins: 7, score: 40, reachedAt: MONDAY + 1 };
  for (const at of [MONDAY, NEXT_MONDAY - 1, MONDAY - 1, 0]) expect(challengeAt(record, at)).toBe(record);
  for (const weeks of [1, 9])
    expect(challengeAt(record, MONDAY + weeks * WEEK_MS)).toEqual(newChallenge(WEEK + weeks));
});

const NOBODY = newChallenge(WEEK);

const board = (at: number, player: ChallengeRecord = NOBODY, week = WEEK) =>
  rankPlayers(luckyFishing, week, at, player);

const playerWith = (score: number, reachedAt = MONDAY): ChallengeRecord => ({
  ...{ week: WEEK, spins: 100, score, reachedAt },
});

const anyWeek = fc.integer({ min: 0, max: 10_000 });
/** Any board with the player's record on it: `[week, at, record]`. */
const anyBoard = fc
  .record({
    week: anyWeek,
    passed: fc.oneof(fc.nat(WEEK_MS), fc.constant(WEEK_MS)),
    ...{ spins: fc.nat(100), steps: fc.nat(250), reached: fc.nat(WEEK_MS) },
  })
  .map(({ week, passed, spins, steps, reached }) => {
    const reachedAt = weekStart(week) + Math.min(reached, passed);
    return [week, weekStart(week) + passed, { week, spins, score: 5 * steps, reachedAt }] as const;
  });

/** A board takes the play of 24 anglers. */
const BOARDS = { numRuns: runs(15) };

test('ranks 1 to 10 win prizes, which add up to the displayed pool', () => {
  expect(prizes).toEqual([40_000, 20_000, 12_000, 8000, 6000, 5000, 4500, 3750, 3000, 2000]);
  expect(prizePool).toBe(104_250);
});

describe('the board', () => {
  test('ranks everybody who has spun, and nobody else, by score, with the prize of each rank', () => {
    fc.assert(
      fc.property(anyBoard, ([week, at, record]) => {
        const rows = board(at, record, week);
        const all = [
          { name: PLAYER_NAME, ...record },
          ...rivals.map((name) => ({ name, ...rivalAt(luckyFishing, name, week, at) })),
        ].filter(({ spins }) => spins > 0);
        // Who has more, or reached as much earlier, is above.
        const sorted = all.sort((one, next) => next.score - one.score || one.reachedAt - next.reachedAt);
        const shown = (of: readonly { name: string; score: number; spins: number }[]) =>
          of.map(({ name, score, spins }) => ({ name, score, spins }));
        const isScored = ({ score }: { score: number }) => score > 0;
        expect(shown(rows.filter(isScored))).toEqual(shown(sorted.filter(isScored)));
        expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(all.map(({ name }) => name)));
        expect(rows).toHaveLength(all.length);
        rows.forEach(({ rank, prize }, above) => {
          expect([rank, prize]).toEqual([above + 1, prizes[above] ?? 0]);
        });
      }),
      BOARDS,
    );
  });

  test('marks the player and the computer anglers, and has no row for a player of another week', () => {
    const rows = board(NEXT_MONDAY, playerWith(300));
    expect(rows).toHaveLength(25);
    expect(rows.filter(({ kind }) => kind === 'player').map(({ name }) => name)).toEqual(['You']);
    expect(rows.filter(({ kind }) => kind === 'computer').map(({ name }) => name)).toHaveLength(24);
    for (const week of [WEEK - 1, WEEK + 1])
      expect(board(NEXT_MONDAY, { ...playerWith(900), week })).toEqual(board(NEXT_MONDAY));
  });

  test('puts above, in a tie, who reached it first; in the same millisecond, the player', () => {
    /** The computer angler who would be fifth without the player. */
    const name = board(NEXT_MONDAY)[4]?.name ?? '';
    const { score, reachedAt } = rivalAt(luckyFishing, name, WEEK, NEXT_MONDAY);
    const ranks = [-1, 0, 1].map((later) => {
      const rows = board(NEXT_MONDAY, playerWith(score, reachedAt + later));
      return rows.find(({ kind }) => kind === 'player')?.rank;
    });
    expect(ranks).toEqual([5, 5, 6]);
  });
});

test("a week hasn't ended before its last millisecond, on a clock turned back, or without a spin", () => {
  for (const at of [MONDAY, NEXT_MONDAY - 1, MONDAY - 1, 0])
    expect(resultOfWeek(luckyFishing, playerWith(300), at)).toBeNull();
  expect(resultOfWeek(luckyFishing, NOBODY, NEXT_MONDAY)).toBeNull();
});

test('an ended week ends as its final board says, whenever the player comes back', () => {
  const anyLater = fc.integer({ min: 0, max: 20 * WEEK_MS });
  fc.assert(
    fc.property(anyBoard, anyLater, ([week, , record], later) => {
      const rows = board(weekStart(week + 1), record, week);
      const row = rows.find(({ kind }) => kind === 'player');
      const expected = row && { week, rank: row.rank, score: row.score, prize: row.prize };
      expect(resultOfWeek(luckyFishing, record, weekStart(week + 1) + later)).toEqual(expected ?? null);
    }),
    BOARDS,
  );
});

const entry = (name: string, week: number, at: number) => rivalAt(luckyFishing, name, week, at);
const anyRival = fc.constantFrom(...rivals);

describe('the computer anglers', () => {
  test('are twenty-four, each of another name, short enough for a row', () => {
    expect(rivals).toHaveLength(24);
    expect(new Set(rivals).size).toBe(24);
    for (const name of rivals) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(Math.max(...rivals.map((name) => name.length))).toBeLessThanOrEqual(14);
  });

  test('play as they always did: a change here rewrites boards that players have seen', () => {
    expect([
      entry('Amira Anchor', WEEK, MONDAY + WEEK_MS / 7),
      entry('Amira Anchor', WEEK, NEXT_MONDAY),
      entry('Zeynep Zander', WEEK + 1, NEXT_MONDAY + WEEK_MS),
    ]).toEqual([
      { week: 2967, spins: 9, score: 0, reachedAt: 1_794_788_675_379 },
      { week: 2967, spins: 100, score: 360, reachedAt: 1_795_298_917_963 },
      { week: 2968, spins: 100, score: 185, reachedAt: 1_795_988_333_568 },
    ]);
  });

  test('begin with the week and have played a hundred spins before it ends', () => {
    for (const name of rivals) {
      expect(entry(name, WEEK, MONDAY)).toEqual(newChallenge(WEEK));
      expect(entry(name, WEEK, 0)).toEqual(newChallenge(WEEK));
      const last = entry(name, WEEK, NEXT_MONDAY - 1);
      expect(last.spins).toBe(100);
      expect(entry(name, WEEK, NEXT_MONDAY + 5 * WEEK_MS)).toEqual(last);
    }
  });

  test('only gain as the week goes on, and their score is as old as it says', () => {
    const twoTimes = fc.tuple(fc.integer({ min: 0, max: WEEK_MS }), fc.integer({ min: 0, max: WEEK_MS }));
    fc.assert(
      fc.property(anyRival, anyWeek, twoTimes, (name, week, times) => {
        const [early, late] = times.sort((a, b) => a - b).map((time) => weekStart(week) + time);
        const before = entry(name, week, early ?? NaN);
        const now = entry(name, week, late ?? NaN);
        expect(now.spins).toBeGreaterThanOrEqual(before.spins);
        expect(now.score).toBeGreaterThanOrEqual(before.score);
        expect(now.reachedAt).toBeLessThanOrEqual(late ?? NaN);
        expect(entry(name, week, now.reachedAt).score).toBe(now.score);
        if (now.score > 0) expect(entry(name, week, now.reachedAt - 1).score).toBeLessThan(now.score);
      }),
    );
  });

  test('win no more and no less than the odds say', () => {
    const weeks = Array.from({ length: runs(10) }, (_, n) => WEEK + n);
    const scores = weeks.flatMap((week) =>
      rivals.map((name) => entry(name, week, weekStart(week + 1)).score),
    );
    const mean = scores.reduce((a, b) => a + b) / scores.length;
    const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
    const expected = 100 * oddsOf(luckyFishing).returnToPlayer;
    expect(Math.abs(mean - expected)).toBeLessThan(3 * Math.sqrt(variance / scores.length));
  });
});
