// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { SafeSvg } from '../../../src/games/safe-svg';
import { readSafeSvg } from '../../../src/skins/svg/open-svg';
import { readLids } from '../../../src/stage/ambience/lids';

const symbols = ['lucky-fishing', 'ocean-treasures'].flatMap((game) =>
  readdirSync(`assets/${game}/symbols`).map((file) => ({
    file: `${game}/${file}`,
    markup: readSafeSvg(readFileSync(`assets/${game}/symbols/${file}`)),
  })),
);

test.each(symbols)('$file has a lid for each eye', ({ markup }) => {
  const lids = readLids(markup);
  expect(lids).toHaveLength(markup.match(/id="eye(-far)?"/g)?.length ?? 0);
  for (const { x, y, width, height, colours } of lids) {
    for (const place of [x, y]) expect(Math.abs(place - 50)).toBeLessThan(40);
    for (const size of [width, height]) expect(Math.abs(size - 13)).toBeLessThan(8);
    for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test('a picture without eyes, or with eyes drawn otherwise, has none', () => {
  const withoutWhite = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><g id="eye"/></svg>';
  for (const markup of [withoutWhite, '']) expect(readLids(markup as SafeSvg)).toEqual([]);
  // The page's policy would report it.
  const styled = symbols[0]?.markup.replace('<svg', '<svg style="color: red"') ?? '';
  expect(readLids(styled as SafeSvg)).toEqual([]);
});
