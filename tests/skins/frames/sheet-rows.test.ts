import { expect, test } from 'vitest';
import { drawnSource } from '../../../src/skins/frames/frame-source';
import { judgeRows, type RowsShow } from '../../../src/skins/frames/sheet-rows';
import type { Raster } from '../../../src/skins/rules/pixels';
import { attacking, crab, dying, icon, waiting } from '../../../testing/animations/drawn-crab';
import { fishFrames } from '../../../testing/animations/drawn-frames';

const blue = [60, 90, 220] as const;
const green = [60, 180, 90] as const;
const spark = (count: number): Raster[] =>
  Array.from({ length: count }, (_, n) => fishFrames(1, { span: 0.15 + (0.8 * n) / count })).flat();
const rowsOf = (frames: readonly Raster[], columns: number): Raster[][] =>
  Array.from({ length: frames.length / columns }, (_, row) =>
    frames.slice(row * columns, (row + 1) * columns),
  );

test.each<[string, RowsShow, readonly (readonly Raster[])[]]>([
  ['movements of different lengths', 'several', [waiting(4), attacking(6), dying(5)]],
  ['three movements as long as each other', 'several', [waiting(4), attacking(4), dying(4)]],
  ['a movement over two rows', 'one', rowsOf(fishFrames(8), 4)],
  ['a movement over four rows', 'one', rowsOf(fishFrames(16), 4)],
  ['what grows over four rows', 'one', rowsOf(spark(16), 4)],
  ['a movement whose last row is short', 'one', [fishFrames(8).slice(0, 5), fishFrames(8).slice(5)]],
  ['one row of a movement', 'one', [attacking(6)]],
  ['one column of a movement', 'one', attacking(6).map((frame) => [frame])],
  ['a crab in three colours', 'things in rows', [waiting(4), waiting(4, blue), waiting(4, green)]],
  [
    'a crab and a fish',
    'things in rows',
    [attacking(4), fishFrames(4, { width: 64, height: 64, colour: blue })],
  ],
  ['icons', 'things in cells', rowsOf([0, 1, 2, 3, 4, 5].map(icon), 3)],
  ['a row of icons', 'things in cells', [[0, 1, 2, 3, 4].map(icon)]],
  ['a crab that moves its claws fast', 'one', [[crab(), crab({ claws: 1 }), crab(), crab({ claws: 1 })]]],
])('rows that show %s are %s', async (_, shown, rows) => {
  const frames = rows.flat();
  let next = 0;
  const indexes = rows.map((row) => row.map(() => next++));
  const source = drawnSource(frames.map((picture) => ({ picture })));
  expect(await judgeRows(source, indexes)).toBe(shown);
});
