import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { differences, snapshotsIn } from '../../scripts/snapshot-runs.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshot-runs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(name: string, snapshots: Record<string, string>): Map<string, string> {
  for (const [file, bytes] of Object.entries(snapshots)) {
    mkdirSync(join(folder, name, 'visual'), { recursive: true });
    writeFileSync(join(folder, name, 'visual', file), bytes);
  }
  return snapshotsIn(join(folder, name));
}

it('finds two runs the same that took the same snapshots', () => {
  const first = run('1', { 'home.jpg': 'sea', 'rest.png': 'reels' });
  expect(first.size).toBe(2);
  expect(differences(first, run('2', { 'rest.png': 'reels', 'home.jpg': 'sea' }))).toEqual([]);
});

it('names each snapshot of which a byte differs', () => {
  const first = run('1', { 'home.jpg': 'sea', 'rest.png': 'reels' });
  expect(differences(first, run('2', { 'home.jpg': 'sea', 'rest.png': 'reelz' }))).toEqual([
    join('visual', 'rest.png'),
  ]);
});

it('names each snapshot that only one of them took', () => {
  const first = run('1', { 'home.jpg': 'sea' });
  const second = run('2', { 'home.jpg': 'sea', 'rest.png': 'reels' });
  expect(differences(first, second)).toHaveLength(1);
  expect(differences(second, first)).toHaveLength(1);
});
