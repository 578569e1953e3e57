import fc from '../properties';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../src/engine/grid';
import { clampBet } from '../../src/engine/coins';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import { addToRecords, noRecordsYet, type OwnRecords } from '../../src/player/records';
import { noTotalsYet, addToTotals, sumOfTotals, type Totals } from '../../src/player/totals';
import { drawRound } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { anyGrid, LEFT_FISH, NO_WIN, PAYTABLE, payoutOf, roundWith, wordOf } from '../engine/grids';
import { tinyGame } from '../engine/tiny-game';

const anyRound = fc.record({
  bet: fc.integer({ min: 5, max: 100 }).map((coins) => clampBet(luckyFishing, coins)),
  grid: anyGrid,
});

describe('the totals', () => {
  test('are the sums over all rounds, counted a second way', () => {
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 30 }), (rounds) => {
        const totals = rounds.reduce(
          (sums: Totals, { grid, bet }) => addToTotals(sums, roundWith(grid, bet)),
          noTotalsYet,
        );
        const payouts = rounds.map(({ grid, bet }) => payoutOf(grid, bet));
        const seen = rounds.map(({ grid }) => wordOf(grid)).join('');
        const counts = PAYTABLE.map(({ id, letter }) => [id, seen.split(letter).length - 1] as const);
        expect(totals).toEqual({
          rounds: rounds.length,
          wins: payouts.filter((payout) => payout > 0).length,
          bet: rounds.reduce((sum, { bet }) => sum + bet, 0),
          won: payouts.reduce((sum, payout) => sum + payout, 0),
          // A symbol that was never seen is missing.
          symbols: Object.fromEntries(counts.filter(([, count]) => count > 0)),
        });
      }),
    );
  });

  test('count a round with free spins once, and every symbol of all its spins', () => {
    const random = seededRandom(3);
    const rounds = Array.from({ length: 200 }, (_, n) =>
      drawRound(tinyGame, n + 1, clampBet(tinyGame, 10), random),
    );
    const totals = rounds.reduce(addToTotals, noTotalsYet);
    const seen = rounds.flatMap(({ spins }) => spins.flatMap(({ grid }) => grid.flat()));
    expect(seen.length).toBeGreaterThan(rounds.length * 6);
    expect(totals).toEqual({
      ...{ rounds: 200, bet: 2000, wins: rounds.filter(({ payout }) => payout > 0).length },
      won: rounds.reduce((sum, { payout }) => sum + payout, 0),
      symbols: Object.fromEntries(
        Object.keys(tinyGame.symbols).map((id) => [id, seen.filter((symbol) => symbol === id).length]),
      ),
    });
  });

  test('of several games are their sum, each symbol by its id', () => {
    const one: Totals = { rounds: 3, wins: 1, bet: 30, won: 50, symbols: { octopus: 2, fish: 25 } };
    const other: Totals = { rounds: 1, wins: 1, bet: 5, won: 6, symbols: { octopus: 1, shell: 14 } };
    const symbols = { octopus: 3, fish: 25, shell: 14 };
    expect(sumOfTotals([])).toEqual(noTotalsYet);
    expect(sumOfTotals([one, other])).toEqual({ rounds: 4, wins: 2, bet: 35, won: 56, symbols });
  });

  test('stop at the largest safe integer', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const symbols = Object.fromEntries(PAYTABLE.map(({ id }) => [id, most]));
    const full: Totals = { rounds: most, wins: most, bet: most - 3, won: most, symbols };
    expect(addToTotals(full, roundWith(LEFT_FISH))).toEqual({ ...full, bet: most });
    expect(sumOfTotals([full, full])).toEqual({ ...full, bet: most });
  });
});

const BET = clampBet(luckyFishing, 10);
const resultFor = (grid: Grid<SymbolId>) => roundWith(grid, BET);

/** The records after these grids. */
const after = (...grids: readonly Grid<SymbolId>[]) =>
  grids.reduce((records, grid) => addToRecords(records, resultFor(grid)), noRecordsYet);

describe('own records', () => {
  test('are the very same ones where nothing changes', () => {
    const records = after(LEFT_FISH, NO_WIN);
    expect(addToRecords(records, resultFor(NO_WIN))).toBe(records);
  });

  test('are, whatever is played, those of the whole history', () => {
    fc.assert(
      fc.property(fc.array(anyGrid, { maxLength: 60 }), (play) => {
        const records = play.reduce<OwnRecords>(
          (before, grid) => addToRecords(before, resultFor(grid)),
          noRecordsYet,
        );
        const payouts = play.map((grid) => payoutOf(grid, BET));
        const runs = payouts
          .map((payout) => (payout > 0 ? 'w' : ' '))
          .join('')
          .split(' ')
          .map((run) => run.length);
        expect(records).toEqual({
          largestWin: Math.max(0, ...payouts),
          longestRun: Math.max(...runs),
          run: runs.at(-1),
        });
        expect(JSON.parse(JSON.stringify(records))).toEqual(records);
      }),
    );
  });
});
