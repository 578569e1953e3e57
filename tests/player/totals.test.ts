import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { noTotalsYet, addToTotals, type Totals } from '../../src/player/totals';
import { anyGrid, PAYTABLE, payoutOf, roundWith, wordOf } from '../engine/grids';

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

  test('stop at the largest safe integer', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const full: Totals = {
      rounds: most,
      wins: most,
      bet: most - 3,
      won: most,
      symbols: { fish: most, tuna: most, shark: most, octopus: most, whale: most, treasure: most },
    };
    fc.assert(
      fc.property(anyRound, (round) => {
        expect(addToTotals(full, roundWith(round.grid, round.bet))).toEqual({ ...full, bet: most });
      }),
    );
  });
});
