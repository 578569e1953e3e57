import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { collectDifferences } from '../../../tools/review/differences';
import { serveReview } from '../../../tools/review/serve-review';

const BASELINE = 'e2e/visual/baselines/spin.spec.ts/spin.webp';
const picture = {
  name: 'spin',
  test: 'spin.spec.ts › Lucky Fishing',
  baseline: BASELINE,
  moments: ['rest', '100 ms'],
  differing: [{ moment: '100 ms', pixels: 312 }],
};

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'review-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Leaves a difference as the visual tests do, with a text in the place of a picture. */
function leave(folder: string, changes: object = {}): void {
  write(`reports/e2e/${folder}/picture.json`, JSON.stringify({ ...picture, ...changes }));
  write(`reports/e2e/${folder}/actual.webp`, 'new');
}

const inVisual = "isn't a .webp file in e2e/visual/";
it.each<readonly [what: string, text: string, reason: string]>([
  ['cut off', '{"name": ', 'JSON'],
  ['without a name', JSON.stringify({ ...picture, name: undefined }), 'name: '],
  ['without its picture', JSON.stringify(picture), 'there is no actual.webp beside it'],
  ...['../spin.webp', 'src/a.webp', 'e2e/visual/../a.webp', '/tmp/a.webp', 'e2e/visual/spin.spec.ts'].map(
    (baseline) => [`of ${baseline}`, JSON.stringify({ ...picture, baseline }), inVisual] as const,
  ),
])('leaves out a report that is %s, and says so', (_, text, reason) => {
  leave('fine');
  write('reports/e2e/broken/picture.json', text);
  const { differences, faults } = collectDifferences(root);
  expect(differences).toHaveLength(1);
  expect(faults).toEqual([expect.stringContaining('broken/picture.json')]);
  expect(faults[0]).toContain(reason);
});

it('serves a page that accepts a picture, below a path that nobody can guess', async () => {
  leave('a', { name: 'a' });
  leave('b', { name: 'b', baselineOf: 'a', baseline: 'e2e/visual/other.webp' });
  const { address, close } = await serveReview(root, collectDifferences(root).differences);
  try {
    const { origin } = new URL(address);
    const ask = (path: string, method = 'GET') => fetch(new URL(path, address), { method });
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{64}\/$/);
    expect(await (await ask('')).text()).toContain('Accept as new baseline');
    expect(await (await ask('differences')).json()).toMatchObject([{ name: 'a' }, { name: 'b' }]);
    expect(await (await ask('pictures/0/actual.webp')).text()).toBe('new');
    for (const [path, method] of [
      [`${origin}/`],
      [`${origin}/${'0'.repeat(64)}/accept/0`, 'POST'],
      ['pictures/0/..%2fpicture.json'],
      ['pictures/0'],
      ['accept/0'],
      ['accept/2', 'POST'],
    ] as const)
      expect((await ask(path, method)).status, path).toBe(404);
    expect(existsSync(join(root, BASELINE))).toBe(false);

    expect((await ask('accept/0', 'POST')).status).toBe(200);
    expect(readFileSync(join(root, BASELINE), 'utf8')).toBe('new');
    const refused = await ask('accept/1', 'POST');
    expect([refused.status, await refused.text()]).toEqual([
      500,
      'b shares the baseline of a. Accept that picture instead.',
    ]);
    expect(existsSync(join(root, 'e2e/visual/other.webp'))).toBe(false);
  } finally {
    close();
  }
});
