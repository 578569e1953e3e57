import { describe, expect, test } from 'vitest';
import { gameFiles } from '../../build/games-data';
import { stripsOf } from '../../src/engine/grid';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import luckyOdds from '../../src/games/lucky-fishing/odds.json';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import oceanOdds from '../../src/games/ocean-treasures/odds.json';

const published = Object.fromEntries(
  gameFiles.map(({ fileName, source }) => [fileName, JSON.parse(source) as unknown]),
);

describe('the games as data', () => {
  test('say everything of Lucky Fishing', () => {
    const { returnToPlayer, hitRate, standardDeviation, largestWin } = luckyOdds;
    const column = (n: number) => [0, 1, 2].map((row) => [n, row]);
    expect(published['games/lucky-fishing.json']).toEqual({
      ...{ id: 'lucky-fishing', columns: 3, rows: 3, payRule: 'first-full-line' },
      bet: luckyFishing.bet,
      symbols: {
        fish: { pays: { 3: 5 } },
        tuna: { pays: { 3: 10 } },
        shark: { pays: { 3: 20 } },
        octopus: { pays: { 3: 30 } },
        whale: { pays: { 3: 50 } },
        treasure: { pays: { 3: 100 } },
      },
      lines: [
        { id: 'middle', cells: column(1) },
        { id: 'left', cells: column(0) },
        { id: 'right', cells: column(2) },
      ],
      reels: { kind: 'uniform' },
      odds: { returnToPlayer, hitRate, standardDeviation, largestWin },
    });
  });

  test('say everything of Ocean Treasures', () => {
    const { returnToPlayer, hitRate, standardDeviation, largestWin, feature } = oceanOdds;
    const { id, grid, bet, payRule, symbols } = oceanTreasures;
    expect(published['games/ocean-treasures.json']).toEqual({
      ...{ id, ...grid, bet, payRule, symbols },
      lines: oceanTreasures.lines.map((line) => ({
        ...{ id: line.id, rows: line.cells.map(({ row }) => row) },
      })),
      reels: {
        kind: 'strips',
        base: stripsOf(oceanTreasures, 'base'),
        dives: stripsOf(oceanTreasures, 'feature'),
      },
      dives: { shells: { 3: 8, 4: 10, 5: 12 }, every: 4, adds: 5, multipliers: [1, 2, 3, 5] },
      odds: {
        ...{ returnToPlayer, hitRate, standardDeviation, largestWin },
        ...{ divesRate: feature.rate, divesShare: feature.share },
      },
    });
  });
});
