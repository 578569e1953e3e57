import fc from '../properties';
import { describe, expect, test } from 'vitest';
import type { Grid } from '../../src/engine/grid';
import { clampBet } from '../../src/engine/coins';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import { addToRecords, noRecordsYet, type GameRecords } from '../../src/player/records';
import { noTotalsYet, addToTotals, sumOfTotals, type Totals } from '../../src/player/totals';
import { drawRound } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { anyGrid, LEFT_FISH, NO_WIN, PAYTABLE, payoutOf, roundWith } from '../engine/grids';
import { tinyGame } from '../engine/tiny-game';

describe('the totals', () => {
  test('are the sums over all rounds, and count every symbol that was seen in any of their spins', () => {
    const random = seededRandom(3);
    const rounds = Array.from({ length: 200 }, (_, n) =>
      drawRound(tinyGame, n + 1, clampBet(tinyGame, 5 + 5 * (n % 5)), random),
    );
    const seen = rounds.flatMap(({ spins }) => spins.flatMap(({ grid }) => grid.flat()));
    expect(seen.length).toBeGreaterThan(rounds.length * 6);
    const count = (id: string) => [id, seen.filter((symbol) => symbol === id).length] as const;
    expect(rounds.reduce(addToTotals, noTotalsYet)).toEqual({
      ...{ rounds: 200, bet: 200 * 15, wins: rounds.filter(({ payout }) => payout > 0).length },
      won: rounds.reduce((sum, { payout }) => sum + payout, 0),
      symbols: Object.fromEntries(Object.keys(tinyGame.symbols).map(count)),
    });
    const { symbols } = addToTotals(noTotalsYet, roundWith(LEFT_FISH));
    expect(symbols).toEqual({ fish: 3, tuna: 2, octopus: 1, shark: 1, treasure: 1, whale: 1 });
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

test('own records are the very same ones where nothing changes', () => {
  const records = after(LEFT_FISH, NO_WIN);
  expect(addToRecords(records, resultFor(NO_WIN))).toBe(records);
});

test('own records are, whatever is played, those of the whole history', () => {
  fc.assert(
    fc.property(fc.array(anyGrid, { maxLength: 60 }), (play) => {
      const records = play.reduce<GameRecords>(
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
