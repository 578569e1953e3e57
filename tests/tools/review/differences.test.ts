import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { accept, collectDifferences } from '../../../tools/review/differences';

const baseline = 'e2e/visual/baselines/rounds.spec.ts/fish.webp';
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'review-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** What a test leaves of a picture that has no baseline. */
function report(about: object = {}): void {
  const folder = join(root, 'reports/e2e/fish');
  mkdirSync(folder, { recursive: true });
  const picture = { name: 'fish', test: 'fish', baseline, differing: [], ...about };
  writeFileSync(join(folder, 'picture.json'), JSON.stringify(picture));
  writeFileSync(join(folder, 'actual.webp'), 'new');
}

it('knows a picture that has been accepted', () => {
  report();
  const [before] = collectDifferences(root).differences;
  expect(before).toMatchObject({ name: 'fish', isAccepted: false });
  if (before) accept(root, before);
  expect(readFileSync(join(root, baseline), 'utf8')).toBe('new');
  expect(collectDifferences(root).differences).toMatchObject([{ name: 'fish', isAccepted: true }]);
});

it.each([
  ['the baseline of another picture', { baselineOf: 'tuna' }],
  ['a file that is no baseline', { baseline: 'src/main.tsx' }],
])('never writes %s', (_, about) => {
  report(about);
  const { differences, faults } = collectDifferences(root);
  for (const difference of differences) expect(() => accept(root, difference)).toThrow('tuna');
  expect(differences.length + faults.length).toBe(1);
});
