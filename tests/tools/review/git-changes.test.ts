import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changedBaselines, changedPaths, commitOf, startOfChange } from '../../../tools/review/git-changes';

const baselines = 'e2e/visual/baselines/rounds.spec.ts';
let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root });

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change it');
}

/** Four white pixels, the first of which may be black. */
const picture = (first = 255): Promise<Buffer> =>
  sharp(Buffer.from([first, first, first, ...Array<number>(9).fill(255)]), {
    raw: { width: 4, height: 1, channels: 3 },
  })
    .webp({ lossless: true })
    .toBuffer();

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'changes-'));
  git('init', '--quiet', '--initial-branch=main');
  write('assets/ä fish.svg', 'old');
  write(`${baselines}/changed.webp`, await picture());
  write(`${baselines}/deleted.webp`, await picture());
  commit();
  git('switch', '--quiet', '--create', 'change');
  write('assets/ä fish.svg', 'new');
  write(`${baselines}/changed.webp`, await picture(0));
  write(`${baselines}/new.webp`, await picture());
  rmSync(join(root, baselines, 'deleted.webp'));
  commit();
  git('switch', '--quiet', 'main');
  write('assets/later.svg', 'by somebody else');
  commit();
});
afterAll(() => rmSync(root, { recursive: true }));

it('finds what a branch changes, and nothing that came later on the branch it left', () => {
  const before = startOfChange(root, 'main', 'change');
  expect(before).toBe(commitOf(root, 'main~1'));
  expect(changedPaths(root, before, 'change')).toEqual([
    'assets/ä fish.svg',
    ...['changed', 'deleted', 'new'].map((name) => `${baselines}/${name}.webp`),
  ]);
});

it('measures each baseline that differs', async () => {
  const size = { width: 4, height: 1 };
  expect(await changedBaselines(root, 'main~1', 'change')).toEqual([
    { path: `${baselines}/changed.webp`, before: size, after: size, differing: 0.25 },
    { path: `${baselines}/deleted.webp`, before: size, after: null, differing: null },
    { path: `${baselines}/new.webp`, before: null, after: size, differing: null },
  ]);
});

it('passes on what git says of a branch that does not exist', () => {
  expect(() => startOfChange(root, 'nowhere', 'change')).toThrow('nowhere');
});
