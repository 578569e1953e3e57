import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findGrid, guessGrid, isSheetOfFrames, touchingDrawings } from '../../../src/skins/frames/sheet-grid';
import type { Raster } from '../../../src/skins/rules/pixels';
import { fishFrames } from '../../../testing/animations/drawn-frames';
import { packSheet } from '../../../testing/animations/sheets';
import * as touching from '../../../testing/animations/touching-frames';

function sheetOf(frames: readonly Raster[], columns: number): Raster {
  const [page] = packSheet(frames, { columns }).pages;
  if (!page) throw new Error('There is no page.');
  return page;
}

const grids = [
  [1, 4],
  [1, 8],
  [4, 1],
  [2, 4],
  [4, 4],
  [3, 5],
] as const;
/** Sides of 8, 16, 24 and 32 pixels. */
const scales = [1, 2, 3, 4];

describe('the grid of a sheet', () => {
  it.each(grids)('of %i × %i frames that touch each other is a right guess', (rows, columns) => {
    for (const scale of scales) {
      const sheet = sheetOf(touching.touchingFrames(rows * columns, scale), columns);
      expect(guessGrid(sheet), `${8 * scale} pixels`).toEqual({ grid: { rows, columns }, isGuess: true });
      expect(isSheetOfFrames(sheet), `${8 * scale} pixels`).toBe(true);
    }
  });

  it.each(grids)('of %i × %i frames without transparency is one too', (rows, columns) => {
    for (const scale of scales) {
      const sheet = sheetOf(touching.touchingFrames(rows * columns, scale), columns);
      const data = sheet.data.map((value, at) =>
        sheet.data[at - (at % 4) + 3] === 0 ? 90 + (at % 4) : value,
      );
      for (let at = 3; at < data.length; at += 4) data[at] = 255;
      expect(guessGrid({ ...sheet, data })).toEqual({ grid: { rows, columns }, isGuess: true });
    }
  });

  it.each(grids)(
    'of %i × %i drawings that touch each other, each of another thing, is guessed',
    (rows, columns) => {
      for (const scale of scales) {
        const sheet = sheetOf(touching.touchingDrawings(rows * columns, scale), columns);
        expect(guessGrid(sheet).grid, `${8 * scale} pixels`).toEqual({ rows, columns });
      }
    },
  );

  it.each(grids)('of %i × %i frames with gaps is no guess', (rows, columns) => {
    for (const side of [8, 16, 64]) {
      const frames = fishFrames(rows * columns, { width: side, height: side, span: 0.8 });
      expect(guessGrid(sheetOf(frames, columns))).toEqual({ grid: { rows, columns }, isGuess: false });
    }
  });

  it('is none for a picture of one thing, in any size', async () => {
    const folders = [
      'assets/lucky-fishing/symbols',
      'assets/ocean-treasures/symbols',
      'skins/pixel/lucky-fishing/symbols',
    ];
    for (const folder of folders.map((one) => resolve(import.meta.dirname, '../../..', one))) {
      for (const file of readdirSync(folder).filter((one) => /^[a-z-]+\d*\.(svg|png)$/.test(one))) {
        for (const side of [32, 64]) {
          const { data, info } = await sharp(resolve(folder, file))
            .resize(side, side)
            .ensureAlpha()
            .raw()
            .toBuffer({ resolveWithObject: true });
          const picture = { width: info.width, height: info.height, data };
          expect([findGrid(picture), touchingDrawings(picture)], `${file} at ${side}`).toEqual([
            undefined,
            undefined,
          ]);
        }
      }
    }
  });
});
