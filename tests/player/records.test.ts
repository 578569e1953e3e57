import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { clampBet, toCoins } from '../../src/engine/coins';
import { noRecordsYet, addToRecords, withBalance, type OwnRecords } from '../../src/player/records';
import type { Grid } from '../../src/engine/grid';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import {
  anyGrid,
  LEFT_FISH,
  MIDDLE_WHALES,
  NO_WIN,
  payoutOf,
  RIGHT_TREASURE,
  roundWith,
} from '../engine/grids';

const BET = clampBet(luckyFishing, 10);
const resultFor = (grid: Grid<SymbolId>) => roundWith(grid, BET);

/** The records after these grids, at a balance that stays. */
const after = (...grids: readonly Grid<SymbolId>[]) =>
  grids.reduce((records, grid) => addToRecords(records, resultFor(grid), toCoins(1000)), noRecordsYet);

describe('own records', () => {
  test('begin with nothing', () => {
    expect(noRecordsYet).toEqual({ largestWin: 0, longestRun: 0, run: 0, highestBalance: 0 });
  });

  test('keep the largest win', () => {
    expect(after(LEFT_FISH).largestWin).toBe(50);
    expect(after(LEFT_FISH, MIDDLE_WHALES, LEFT_FISH, NO_WIN).largestWin).toBe(500);
    expect(after(RIGHT_TREASURE, MIDDLE_WHALES).largestWin).toBe(1000);
  });

  test('keep the longest run of wins, and count the running one', () => {
    expect(after(LEFT_FISH, LEFT_FISH, LEFT_FISH)).toMatchObject({ longestRun: 3, run: 3 });
    expect(after(LEFT_FISH, LEFT_FISH, NO_WIN)).toMatchObject({ longestRun: 2, run: 0 });
    expect(after(LEFT_FISH, LEFT_FISH, NO_WIN, LEFT_FISH)).toMatchObject({ longestRun: 2, run: 1 });
  });

  test('keep the highest balance, of losses too', () => {
    const rich = addToRecords(noRecordsYet, resultFor(NO_WIN), toCoins(1500));
    expect(rich.highestBalance).toBe(1500);
    expect(addToRecords(rich, resultFor(LEFT_FISH), toCoins(700)).highestBalance).toBe(1500);
    expect(addToRecords(rich, resultFor(LEFT_FISH), toCoins(1501)).highestBalance).toBe(1501);
  });

  test('keep a balance that a bonus or a prize raised', () => {
    const records = after(LEFT_FISH);
    expect(withBalance(records, toCoins(41_000))).toEqual({ ...records, highestBalance: 41_000 });
  });

  test('are the very same ones where nothing changes', () => {
    const records = after(LEFT_FISH, NO_WIN);
    expect(addToRecords(records, resultFor(NO_WIN), toCoins(1000))).toBe(records);
    expect(withBalance(records, toCoins(1000))).toBe(records);
    expect(withBalance(records, toCoins(3))).toBe(records);
  });

  test('are, whatever is played, those of the whole history', () => {
    const anyPlay = fc.array(fc.tuple(anyGrid, fc.maxSafeNat().map(toCoins)), { maxLength: 60 });
    fc.assert(
      fc.property(anyPlay, (play) => {
        const records = play.reduce<OwnRecords>(
          (before, [grid, balance]) => addToRecords(before, resultFor(grid), balance),
          noRecordsYet,
        );
        const payouts = play.map(([grid]) => payoutOf(grid, BET));
        const runs = payouts
          .map((payout) => (payout > 0 ? 'w' : ' '))
          .join('')
          .split(' ')
          .map((run) => run.length);
        expect(records).toEqual({
          largestWin: Math.max(0, ...payouts),
          longestRun: Math.max(...runs),
          run: runs.at(-1),
          highestBalance: Math.max(0, ...play.map(([, balance]) => balance)),
        });
        expect(JSON.parse(JSON.stringify(records))).toEqual(records);
      }),
    );
  });
});
