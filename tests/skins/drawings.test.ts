import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const drawings = ['assets', 'skins'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.svg'))
    .map((path) => join(folder, path)),
);

test('no drawing has a number that could not be worked out: a browser logs an error for each', () => {
  expect(drawings.length).toBeGreaterThan(100);
  expect(drawings.filter((path) => /\b(NaN|Infinity|undefined)\b/.test(readFileSync(path, 'utf8')))).toEqual(
    [],
  );
});
