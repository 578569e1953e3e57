import type { Round } from '../../../src/engine/round';
import fc from '../../properties';
import { describe, expect, test } from 'vitest';
import { WEEK_MS } from '../../../src/engine/time';
import { weekOf, weekStart } from '../../../src/player/calendar';
import {
  challengeAt,
  addToChallenge,
  newChallenge,
  SPINS_COUNTED,
} from '../../../src/player/challenge/challenge';
import type { SymbolId } from '../../../src/games/lucky-fishing/definition';
import type { Grid } from '../../../src/engine/grid';
import { anyGrid, payoutOf, roundWith } from '../../engine/grids';

const WEEK = 2967;
const MONDAY = weekStart(WEEK);
const HOUR = 3_600_000;

const resultFor = (grid: Grid<SymbolId>, bet = 10): Round => roundWith(grid, bet);

const anyResult = fc
  .tuple(anyGrid, fc.integer({ min: 1, max: 20 }))
  .map(([grid, steps]) => resultFor(grid, 5 * steps));

describe('a week of the challenge', () => {
  test('comes, whatever is played and whenever, to the multipliers of its first hundred spins', () => {
    const anyPlay = fc.array(
      fc.tuple(anyResult, fc.oneof(fc.integer({ min: 1, max: 1e6 }), fc.constant(WEEK_MS / 3))),
      { maxLength: 250 },
    );
    fc.assert(
      fc.property(anyPlay, (play) => {
        let at = MONDAY;
        const rounds = play.map(([result, pause]) => ({ result, at: (at += pause) }));
        const record = rounds.reduce((before, round) => {
          const now = addToChallenge(before, round.result, round.at);
          expect(now.spins).toBeLessThanOrEqual(SPINS_COUNTED);
          return now;
        }, newChallenge(WEEK));
        const inWeek = rounds.filter((round) => weekOf(round.at) === weekOf(at)).slice(0, 100);
        const multipliers = inWeek.map(({ result }) => payoutOf(result.spins[0].grid as Grid<SymbolId>, 1));
        const sums = multipliers.map((_, n) => multipliers.slice(0, n + 1).reduce((a, b) => a + b));
        const score = sums.at(-1) ?? 0;
        expect(record).toEqual({
          week: weekOf(at),
          spins: inWeek.length,
          score,
          reachedAt: inWeek[sums.indexOf(score)]?.at ?? MONDAY,
        });
        expect(JSON.parse(JSON.stringify(record))).toEqual(record);
      }),
    );
  });

  test('never goes back: neither its number nor, within it, its spins, its score and their time', () => {
    const anyTimes = fc.array(fc.tuple(anyResult, fc.integer({ min: -3 * WEEK_MS, max: 3 * WEEK_MS })));
    fc.assert(
      fc.property(anyTimes, (play) => {
        play.reduce((before, [result, offset]) => {
          const now = addToChallenge(before, result, MONDAY + offset);
          expect(now.week).toBe(Math.max(before.week, weekOf(MONDAY + offset)));
          expect(weekOf(now.reachedAt)).toBe(now.week);
          if (now.week === before.week) {
            expect(now.spins).toBe(Math.min(before.spins + 1, SPINS_COUNTED));
            expect(now.score).toBeGreaterThanOrEqual(before.score);
            expect(now.reachedAt).toBeGreaterThanOrEqual(before.reachedAt);
          }
          return now;
        }, newChallenge(WEEK));
      }),
    );
  });
});

describe('the record of the week that runs', () => {
  const record = { week: WEEK, spins: 7, score: 40, reachedAt: MONDAY + HOUR };

  test('is the very same one throughout its week, and where the clock was turned back', () => {
    for (const at of [MONDAY, MONDAY + WEEK_MS - 1, MONDAY - 1, 0])
      expect(challengeAt(record, at)).toBe(record);
  });

  test('is a new one afterwards, however long ago it was', () => {
    expect(challengeAt(record, MONDAY + WEEK_MS)).toEqual(newChallenge(WEEK + 1));
    expect(challengeAt(record, MONDAY + 9 * WEEK_MS)).toEqual(newChallenge(WEEK + 9));
  });
});
