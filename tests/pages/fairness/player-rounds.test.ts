import { describe, expect, test } from 'vitest';
import { playMany } from '../../../testing/saved/history';
import { toCoins } from '../../../src/engine/coins';
import type { GameDefinition } from '../../../src/engine/definition';
import type { OddsSummary } from '../../../src/engine/odds/summary';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import luckyOdds from '../../../src/games/lucky-fishing/odds.json';
import luckyPayouts from '../../../src/games/lucky-fishing/payouts.json';
import { oceanTreasures } from '../../../src/games/ocean-treasures/definition';
import oceanOdds from '../../../src/games/ocean-treasures/odds.json';
import oceanPayouts from '../../../src/games/ocean-treasures/payouts.json';
import {
  addRounds,
  compareRounds,
  fromTotals,
  noRounds,
} from '../../../src/pages/fairness/compare/player-rounds';

const NOON = Date.UTC(2026, 0, 14, 12);

describe('rounds of the history', () => {
  test('are those of one game, each in multiples of its bet, without free spins', () => {
    const grid = (text: string) => ({ at: NOON, balance: toCoins(1000), spins: [text] });
    const own = addRounds(luckyFishing, noRounds, [
      { game: 'lucky-fishing', id: 1, bet: 10, payout: toCoins(50), ...grid('000000000') },
      { game: 'lucky-fishing', id: 2, bet: 100, payout: toCoins(0), ...grid('012345012') },
      { game: 'ocean-treasures', id: 3, bet: 10, payout: toCoins(70), ...grid('000000000000000') },
      // By other rules, or damaged.
      { game: 'lucky-fishing', id: 4, bet: 10, payout: toCoins(70), ...grid('zzzzzzzzz') },
    ]);
    expect(own).toEqual({
      ...{ rounds: 2, wins: 1 },
      // 5 bets, of which 5 coins of the smallest bet make one.
      paid: 25,
      symbols: { fish: 11, tuna: 2, shark: 2, octopus: 1, whale: 1, treasure: 1 },
    });
  });

  test('of Ocean Treasures count the symbols of the spins that were bet on alone', () => {
    const spins = ['0'.repeat(15), '1'.repeat(15), '2'.repeat(15)];
    const { symbols } = addRounds(oceanTreasures, noRounds, [
      { game: 'ocean-treasures', id: 1, at: NOON, bet: 10, payout: toCoins(0), balance: toCoins(0), spins },
    ]);
    expect(symbols).toEqual({ starfish: 15 });
  });

  test('add up to the totals, as far as those go', () => {
    const played = playMany(300, NOON);
    const { paid, ...own } = addRounds(luckyFishing, noRounds, played.rounds);
    expect(paid).not.toBeNull();
    expect(fromTotals(luckyFishing, played.totals)).toEqual({ ...own, paid: null });
    expect(fromTotals(oceanTreasures, played.totals).symbols).toBeNull();
  });
});

describe('against the odds', () => {
  const games: readonly { game: GameDefinition; odds: OddsSummary; payouts: number[] }[] = [
    { game: luckyFishing, odds: luckyOdds, payouts: luckyPayouts },
    { game: oceanTreasures, odds: oceanOdds, payouts: oceanPayouts },
  ];

  test.each(games)('what is expected of $game.title is what is published', ({ game, odds, payouts }) => {
    for (const rounds of [100, 1_000_000]) {
      const found = compareRounds(game, odds, payouts, { rounds, wins: 0, paid: 0, symbols: {} });
      // A round with free spins that pay nothing is a hit, but no round that paid.
      expect(found.wins.expected / rounds / odds.hitRate).toBeCloseTo(1, 3);
      expect(found.return?.expected).toBeCloseTo(odds.returnToPlayer, 9);
      const cells = Object.values(found.symbols ?? {}).reduce((sum, { expected }) => sum + expected, 0);
      expect(cells / rounds).toBeCloseTo(game.grid.columns * game.grid.rows, 6);
      expect(found.isExact).toBe(rounds === 100);
      for (const figure of [found.wins, found.return, ...Object.values(found.symbols ?? {})])
        expect(figure?.isInside).toBe(false);
    }
  });
});
