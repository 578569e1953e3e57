import fc, { runs } from '../../properties';
import { describe, expect, test } from 'vitest';
import { rivalAt, rivals } from '../../../src/player/challenge/rivals';
import { WEEK_MS } from '../../../src/engine/time';
import { weekStart } from '../../../src/player/calendar';
import { newChallenge } from '../../../src/player/challenge/challenge';
import { oddsOf } from '../../../src/engine/odds/odds';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';

const WEEK = 2967;
const MONDAY = weekStart(WEEK);
const NEXT_MONDAY = weekStart(WEEK + 1);

const entry = (name: string, week: number, at: number) => rivalAt(luckyFishing, name, week, at);
const anyRival = fc.constantFrom(...rivals);
const anyWeek = fc.integer({ min: 0, max: 10_000 });

describe('the computer anglers', () => {
  test('are twenty-four, each of another name, short enough for a row', () => {
    expect(rivals).toHaveLength(24);
    expect(new Set(rivals).size).toBe(24);
    for (const name of rivals) expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
    expect(Math.max(...rivals.map((name) => name.length))).toBeLessThanOrEqual(14);
  });

  test('play as they always did: a change here rewrites boards that players have seen', () => {
    const tuesday = MONDAY + WEEK_MS / 7;
    expect(entry('Amira Anchor', WEEK, tuesday)).toMatchInlineSnapshot(`
      {
        "reachedAt": 1794788675379,
        "score": 0,
        "spins": 9,
        "week": 2967,
      }
    `);
    expect(entry('Amira Anchor', WEEK, NEXT_MONDAY)).toMatchInlineSnapshot(`
      {
        "reachedAt": 1795298917963,
        "score": 360,
        "spins": 100,
        "week": 2967,
      }
    `);
    expect(entry('Zeynep Zander', WEEK + 1, NEXT_MONDAY + WEEK_MS)).toMatchInlineSnapshot(`
      {
        "reachedAt": 1795988333568,
        "score": 185,
        "spins": 100,
        "week": 2968,
      }
    `);
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
