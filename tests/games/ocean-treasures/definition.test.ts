import { describe, expect, it } from 'vitest';
import { symbolList, type ReelSet } from '../../../src/engine/definition';
import { stripsOf, windowAt } from '../../../src/engine/grid';
import { initialGrid } from '../../../src/engine/initial-grid';
import { oceanTreasures } from '../../../src/games/ocean-treasures/definition';
import type { OceanSymbol } from '../../../src/games/ocean-treasures/symbols';

const strips = (set: ReelSet) => stripsOf(oceanTreasures, set) ?? [];
const [base, dives] = [strips('base'), strips('feature')];
const list = symbolList(oceanTreasures);
const paying = list.filter(({ pays }) => pays);
const pearls = list.filter(({ role }) => role === 'value').map(({ id }) => id);

/** The reels, from 1, on which a symbol stands. */
const reelsWith = (reels: typeof base, symbol: OceanSymbol): number[] =>
  reels.flatMap((strip, n) => (strip.includes(symbol) ? [n + 1] : []));
const windowsOf = (strip: readonly OceanSymbol[]) => strip.map((_, place) => windowAt(strip, place, 3));
const countIn = (strip: readonly OceanSymbol[], symbol: OceanSymbol): number =>
  strip.filter((other) => other === symbol).length;

describe('Ocean Treasures', () => {
  it('has five reels of three rows, and bets from 5 to 100 in steps of 5, 10 at first', () => {
    expect(oceanTreasures.grid).toEqual({ columns: 5, rows: 3 });
    expect(oceanTreasures.bet).toEqual({ min: 5, max: 100, step: 5, default: 10 });
    expect(oceanTreasures.spin).toEqual({ durationMs: 2000, tickMs: 100 });
  });

  it('has ten lines of one cell a reel, any two of which differ in two cells or more', () => {
    const rows = oceanTreasures.lines.map(({ cells }) => cells.map(({ row }) => row));
    expect(rows.map((line) => line.join('')).join(' ')).toMatch(
      /^11111 00000 22222 01210 21012( [012]{5}){5}$/,
    );
    for (const { cells } of oceanTreasures.lines)
      expect(cells.map(({ column }) => column)).toEqual([0, 1, 2, 3, 4]);
    for (const [n, one] of rows.entries())
      for (const other of rows.slice(n + 1))
        expect(one.filter((row, reel) => row !== other[reel]).length).toBeGreaterThanOrEqual(2);
  });

  it('pays more than the bet and a whole number of its fifths for three, four and five, rising by both', () => {
    const table = paying.map(({ pays = {} }) => [3, 4, 5].map((count) => pays[count] ?? NaN));
    expect(table).toHaveLength(7);
    for (const [n, row] of table.entries()) {
      for (const [place, pays] of row.entries()) {
        expect(pays).toBeGreaterThan(1);
        expect(pays * 5).toBeCloseTo(Math.round(pays * 5), 9);
        expect(pays).toBeGreaterThan(row[place - 1] ?? 0);
        expect(pays).toBeGreaterThan(table[n - 1]?.[place] ?? 0);
      }
    }
  });
});

it('the strips show every symbol on every reel where it may be, and nowhere else', () => {
  for (const reels of [base, dives]) {
    for (const { id } of paying) expect(reelsWith(reels, id), id).toEqual([1, 2, 3, 4, 5]);
    expect(reelsWith(reels, 'octopus')).toEqual([2, 3, 4]);
    expect(reelsWith(reels, 'diver')).toEqual([5]);
    expect([...new Set(pearls.flatMap((pearl) => reelsWith(reels, pearl)))].sort()).toEqual([1, 2, 3, 4]);
  }
  for (const pearl of pearls) expect(reelsWith(base, pearl).length, pearl).toBeGreaterThan(0);
  expect(reelsWith(base, 'shell')).toEqual([1, 2, 3, 4, 5]);
  expect(reelsWith(dives, 'shell')).toEqual([]);
});

it('the strips show a symbol at most once at a time, and one pearl', () => {
  for (const strip of [...base, ...dives]) {
    for (const window of windowsOf(strip)) {
      const kinds = window.map((symbol) => (pearls.includes(symbol) ? 'pearl' : symbol));
      expect(new Set(kinds).size, window.join(' ')).toBe(3);
    }
  }
});

it('near misses come by chance alone: the rich symbols are as many on every reel', () => {
  for (const symbol of ['manta', 'chest'] as const)
    for (const reels of [base, dives])
      expect(new Set(reels.map((strip) => countIn(strip, symbol))).size).toBe(1);
});

it('near misses come by chance alone: a third shell is no rarer than the first two', () => {
  const parts = base.map((strip) => countIn(strip, 'shell') / strip.length);
  expect(Math.min(...parts.slice(2))).toBeGreaterThan(0.7 * Math.min(...parts.slice(0, 2)));
});

it('what a new player sees first is a varied picture that wins nothing and teases with nothing', () => {
  const shown = initialGrid(oceanTreasures).flat();
  expect(new Set(shown).size).toBeGreaterThanOrEqual(9);
  expect(shown).not.toContain('shell');
  expect(shown).not.toContain('diver');
});
