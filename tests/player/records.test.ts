import fc from '../properties';
import { describe, expect, test } from 'vitest';
import { clampBet } from '../../src/engine/coins';
import { noRecordsYet, addToRecords, type OwnRecords } from '../../src/player/records';
import type { Grid } from '../../src/engine/grid';
import { luckyFishing, type SymbolId } from '../../src/games/lucky-fishing/definition';
import { anyGrid, LEFT_FISH, NO_WIN, payoutOf, roundWith } from '../engine/grids';

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
