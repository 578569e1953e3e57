import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import { noTotalsYet, addToTotals, type Totals } from '../../src/player/totals';
import { anyGrid, payoutOf, roundWith, wordOf } from '../engine/grids';

const anyRound = fc.record({
  bet: fc.integer({ min: 5, max: 100 }).map((coins) => clampBet(luckyFishing, coins)),
  grid: anyGrid,
});

describe('the totals', () => {
  test('are the sums over all rounds, counted a second way', () => {
    fc.assert(
      fc.property(fc.array(anyRound, { maxLength: 30 }), (rounds) => {
        const totals = rounds.reduce(
          (sums: Totals<SymbolId>, { grid, bet }) => addToTotals(sums, roundWith(grid, bet)),
          noTotalsYet(luckyFishing),
        );
        const payouts = rounds.map(({ grid, bet }) => payoutOf(grid, bet));
        const seen = rounds.map(({ grid }) => wordOf(grid)).join('');
        const count = (letter: string): number => seen.split(letter).length - 1;
        expect(totals).toEqual({
          rounds: rounds.length,
          wins: payouts.filter((payout) => payout > 0).length,
          bet: rounds.reduce((sum, { bet }) => sum + bet, 0),
          won: payouts.reduce((sum, payout) => sum + payout, 0),
          symbols: {
            fish: count('f'),
            tuna: count('u'),
            shark: count('s'),
            octopus: count('o'),
            whale: count('w'),
            treasure: count('t'),
          },
        });
      }),
    );
  });

  test('stop at the largest safe integer', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const full: Totals<SymbolId> = {
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
