import { describe, expect, test } from 'vitest';
import { gamesData } from '../../build/games-data';
import { stripsOf } from '../../src/engine/grid';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import luckyOdds from '../../src/games/lucky-fishing/odds.json';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import oceanOdds from '../../src/games/ocean-treasures/odds.json';

/** What the plugin writes into a build, by name. */
async function built(): Promise<Record<string, unknown>> {
  const files: Record<string, unknown> = {};
  const emitFile = ({ fileName, source }: { fileName: string; source: string }): void => {
    files[fileName] = JSON.parse(source);
  };
  const { generateBundle } = gamesData();
  await (generateBundle as (this: object) => Promise<void>).call({ emitFile });
  return files;
}

describe('the games as data', () => {
  test('are written by the build, one file a game', async () => {
    expect(Object.keys(await built())).toEqual(['games/lucky-fishing.json', 'games/ocean-treasures.json']);
  });

  test('say everything of Lucky Fishing', async () => {
    const { returnToPlayer, hitRate, standardDeviation, largestWin } = luckyOdds;
    const column = (n: number) => [0, 1, 2].map((row) => [n, row]);
    expect((await built())['games/lucky-fishing.json']).toEqual({
      ...{ id: 'lucky-fishing', columns: 3, rows: 3, payRule: 'first-full-line' },
      bet: luckyFishing.bet,
      symbols: {
        fish: { name: 'Fish', pays: { 3: 5 } },
        tuna: { name: 'Tuna', pays: { 3: 10 } },
        shark: { name: 'Shark', pays: { 3: 20 } },
        octopus: { name: 'Octopus', pays: { 3: 30 } },
        whale: { name: 'Whale', pays: { 3: 50 } },
        treasure: { name: 'Treasure', pays: { 3: 100 } },
      },
      lines: [
        { id: 'middle', name: 'Middle reel', cells: column(1) },
        { id: 'left', name: 'Left reel', cells: column(0) },
        { id: 'right', name: 'Right reel', cells: column(2) },
      ],
      reels: { kind: 'uniform' },
      odds: { returnToPlayer, hitRate, standardDeviation, largestWin },
    });
  });

  test('say everything of Ocean Treasures', async () => {
    const { returnToPlayer, hitRate, standardDeviation, largestWin, feature } = oceanOdds;
    const { id, grid, bet, payRule, symbols } = oceanTreasures;
    expect((await built())['games/ocean-treasures.json']).toEqual({
      ...{ id, ...grid, bet, payRule, symbols },
      lines: oceanTreasures.lines.map((line) => ({
        ...{ id: line.id, name: line.name, rows: line.cells.map(({ row }) => row) },
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
