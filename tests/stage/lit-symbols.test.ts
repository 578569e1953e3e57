import { expect, test } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import { drawRound } from '../../src/engine/round';
import { seededRandom } from '../../src/engine/seeded-random';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { litSymbols } from '../../src/stage/lit-symbols';
import { NO_WIN } from '../engine/grids';

/** What lights up on each reel of a grid whose middle row is this. */
const litOn = (...row: string[]): string[][] => {
  const grid = row.map((symbol) => ['crab', symbol, 'turtle']);
  return grid.map((_, column) => litSymbols(oceanTreasures, grid, column).map(({ symbol }) => symbol));
};

test.each<[what: string, row: string[], lit: string[][]]>([
  ['one shell', ['shell', 'crab', 'crab', 'crab', 'crab'], [[], [], [], [], []]],
  ['shells', ['shell', 'crab', 'shell', 'shell', 'crab'], [[], [], ['shell'], ['shell'], []]],
  ['a diver alone', ['diver', 'crab', 'shell', 'crab', 'chest'], [[], [], [], [], []]],
  ['a diver after a pearl', ['pearl-2', 'crab', 'crab', 'diver', 'crab'], [[], [], [], ['diver'], []]],
  ['a diver before a pearl', ['diver', 'crab', 'crab', 'pearl-2', 'crab'], [[], [], [], [], []]],
  ['chests', ['chest', 'chest', 'chest', 'chest', 'chest'], [[], [], [], [], []]],
])('%s light up only where they mean something by what has landed', (_, row, lit) => {
  expect(litOn(...row)).toEqual(lit);
});

test('a symbol lights up in its own row, and never in a game without such symbols', () => {
  const grid = [['shell'], ['crab', 'crab', 'shell']];
  expect(litSymbols(oceanTreasures, grid, 1)).toEqual([{ row: 2, symbol: 'shell' }]);
  expect(NO_WIN.map((_, column) => litSymbols(luckyFishing, NO_WIN, column))).toEqual([[], [], []]);
});

test('at most 12 of 100 losing spins chime, as docs/fairness.md says', () => {
  const random = seededRandom(1);
  const bet = clampBet(oceanTreasures, 10);
  const rounds = Array.from({ length: 20_000 }, (_, n) => drawRound(oceanTreasures, n + 1, bet, random));
  const lost = rounds.filter(({ payout }) => payout === 0).map(({ spins }) => spins[0].grid);
  const chiming = lost.filter((grid) =>
    grid.some((__, reel) => litSymbols(oceanTreasures, grid, reel).length > 0),
  );
  expect(chiming.length / lost.length).toBeGreaterThan(0.06);
  expect(chiming.length / lost.length).toBeLessThan(0.12);
});
