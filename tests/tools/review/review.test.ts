import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collectDifferences } from '../../../tools/review/differences';
import { Review } from '../../../tools/review/review';
import { serveReview } from '../../../tools/review/serve-review';
import { eventually } from '../../until';

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
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Leaves a difference as the visual tests do. What it holds stands for the picture. */
function leave(folder: string, changes: object = {}, actual = 'new'): void {
  write(`reports/e2e/${folder}/picture.json`, JSON.stringify({ ...picture, ...changes }));
  write(`reports/e2e/${folder}/actual.webp`, actual);
}
const open = () => new Review(root, collectDifferences(root).differences);

describe('what differed', () => {
  it('is found in any folder of the reports, by test and name', () => {
    leave('a/first', { name: 'bet', test: 'win.spec.ts' });
    leave('a/deep/er');
    write('reports/e2e/a/deep/er/expected.webp', 'old');
    write('reports/e2e/a/deep/er/difference.png', 'red');
    const { differences, faults } = collectDifferences(root);
    expect(faults).toEqual([]);
    expect(differences).toEqual([
      { ...picture, folder: join(root, 'reports/e2e/a/deep/er'), hasExpected: true, hasDifference: true },
      {
        ...picture,
        name: 'bet',
        test: 'win.spec.ts',
        folder: join(root, 'reports/e2e/a/first'),
        hasExpected: false,
        hasDifference: false,
      },
    ]);
  });

  it('is nothing where there are no reports', () => {
    expect(collectDifferences(root)).toEqual({ differences: [], faults: [] });
  });

  it.each([
    ['cut off', '{"name": ', 'JSON'],
    ['without a name', JSON.stringify({ ...picture, name: undefined }), 'name: '],
    ['without its picture', JSON.stringify(picture), 'there is no actual.webp beside it'],
  ])('is left out and named where its description is %s', (_, text, reason) => {
    leave('fine');
    write('reports/e2e/broken/picture.json', text);
    const { differences, faults } = collectDifferences(root);
    expect(differences).toHaveLength(1);
    expect(faults).toEqual([
      expect.stringMatching(`^${join('reports/e2e/broken/picture.json')}: .*${reason}`),
    ]);
  });

  it.each([
    '../spin.webp',
    'src/spin.webp',
    'e2e/visual/../spin.webp',
    '/tmp/spin.webp',
    'e2e/visual/spin.spec.ts',
  ])('is left out where its baseline is %s, which is no picture of the visual tests', (baseline) => {
    leave('outside', { baseline });
    const { differences, faults } = collectDifferences(root);
    expect(differences).toEqual([]);
    expect(faults[0]).toContain(baseline);
    const review = new Review(root, [
      {
        ...picture,
        baseline,
        folder: join(root, 'reports/e2e/outside'),
        hasExpected: false,
        hasDifference: false,
      },
    ]);
    expect(() => review.accept(0)).toThrow('e2e/visual/');
    expect(review.decisions).toEqual(['open']);
  });
});

describe('a review', () => {
  it('makes an accepted picture the baseline, in a folder that may be missing', () => {
    leave('spin');
    const review = open();
    review.accept(0);
    expect(read(BASELINE)).toBe('new');
    expect(review.decisions).toEqual(['accepted']);
    expect(review.isDecided).toBe(true);
  });

  it('leaves the baseline of a skipped picture, and brings it back where the picture was accepted before', () => {
    leave('spin');
    write(BASELINE, 'old');
    const review = open();
    review.skip(0);
    expect([read(BASELINE), review.decisions]).toEqual(['old', ['skipped']]);
    review.accept(0);
    review.skip(0);
    expect([read(BASELINE), review.decisions]).toEqual(['old', ['skipped']]);
  });

  it('is refused where it has no baseline of its own', () => {
    write(BASELINE, 'old');
    leave('a', { name: 'spin-webgl', baselineOf: 'spin-canvas' });
    expect(() => open().accept(0)).toThrow(
      'spin-webgl is compared with the baseline of spin-canvas. Accept that picture instead.',
    );
    expect(read(BASELINE)).toBe('old');
  });

  it('takes accepts back, the last one first', () => {
    const other = 'e2e/visual/other.webp';
    leave('a', { name: 'a' });
    leave('b', { name: 'b', baseline: other });
    write(BASELINE, 'old');
    const review = open();
    review.accept(1);
    review.accept(0);
    review.undo();
    expect([read(BASELINE), read(other), review.decisions]).toEqual(['old', 'new', ['open', 'accepted']]);
    review.undo();
    expect([existsSync(join(root, other)), review.decisions]).toEqual([false, ['open', 'open']]);
    review.undo();
    expect(read(BASELINE)).toBe('old');
  });

  it('keeps the picture that was accepted last where two tests share a baseline', () => {
    leave('a', { name: 'a' }, 'from a');
    leave('b', { name: 'b' }, 'from b');
    write(BASELINE, 'old');
    const review = open();
    review.accept(0);
    review.accept(1);
    expect(read(BASELINE)).toBe('from b');
    review.skip(0);
    expect(read(BASELINE)).toBe('from b');
    review.undo();
    expect(read(BASELINE)).toBe('old');
  });

  it.each(['e2e/visual/baselines', BASELINE])(
    'writes nothing through a link out of its folder at %s',
    (link) => {
      leave('spin');
      write('elsewhere/spin.spec.ts/spin.webp', 'mine');
      mkdirSync(dirname(join(root, link)), { recursive: true });
      symlinkSync(
        join(root, 'elsewhere', link === BASELINE ? 'spin.spec.ts/spin.webp' : ''),
        join(root, link),
      );
      const review = open();
      expect(() => review.accept(0)).toThrow('outside');
      review.undo();
      expect([read('elsewhere/spin.spec.ts/spin.webp'), review.decisions]).toEqual(['mine', ['open']]);
    },
  );
});

describe('the page of a review', () => {
  let server: Awaited<ReturnType<typeof serveReview>>;
  let review: Review;
  const onEnd = vi.fn();
  beforeEach(async () => {
    onEnd.mockClear();
    leave('spin');
    write(BASELINE, 'old');
    review = open();
    server = await serveReview(review, ['a fault'], onEnd, 5);
  });
  afterEach(() => server.close());

  /** fetch would send a host and an origin of its own. */
  const ask = (method: string, path: string, headers: OutgoingHttpHeaders = {}) =>
    new Promise<{ status: number | undefined; body: string; headers: OutgoingHttpHeaders }>(
      (resolve, reject) => {
        request(server.origin + path, { method, headers }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (part: string) => (body += part));
          response.on('end', () => resolve({ status: response.statusCode, body, headers: response.headers }));
        })
          .on('error', reject)
          .end();
      },
    );
  const own = () => ({ Origin: server.origin, 'X-Review-Token': server.token });

  it('is on this machine alone, may load nothing from elsewhere, and knows the token', async () => {
    expect(server.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const { body, headers } = await ask('GET', '/');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'/,
    );
    expect(body).toContain(server.token);
    expect((await ask('GET', '/main')).headers['content-type']).toBe('text/javascript');
  });

  it('gets what differs, with the pictures', async () => {
    const { body } = await ask('GET', '/state');
    expect(JSON.parse(body)).toMatchObject({
      differences: [picture],
      decisions: ['open'],
      faults: ['a fault'],
    });
    expect((await ask('GET', '/pictures/0/actual.webp')).body).toBe('new');
    expect((await ask('GET', '/pictures/0/..%2f..%2fpicture.json')).status).toBe(404);
    expect((await ask('GET', '/pictures/0/../../../../e2e/visual/other.webp')).status).toBe(404);
  });

  it('accepts, undoes and skips', async () => {
    expect((await ask('POST', '/accept/0', own())).body).toBe('["accepted"]');
    expect(read(BASELINE)).toBe('new');
    expect((await ask('POST', '/undo', own())).body).toBe('["open"]');
    expect(read(BASELINE)).toBe('old');
    expect((await ask('POST', '/skip/0', own())).body).toBe('["skipped"]');
    expect((await ask('POST', '/accept/1', own())).status).toBe(500);
  });

  it.each<[string, string, () => OutgoingHttpHeaders, number]>([
    ['a wrong token', 'POST', () => ({ ...own(), 'X-Review-Token': 'guessed' }), 403],
    ['no token', 'POST', () => ({ Origin: server.origin }), 403],
    ['another origin', 'POST', () => ({ ...own(), Origin: 'http://localhost:5173' }), 403],
    ['no origin', 'POST', () => ({ 'X-Review-Token': server.token }), 403],
    ['another host', 'POST', () => ({ ...own(), Host: 'example.com' }), 403],
    ['a GET', 'GET', own, 404],
    ['a PUT', 'PUT', own, 405],
  ])('changes nothing by %s', async (_, method, headers, status) => {
    expect((await ask(method, '/accept/0', headers())).status).toBe(status);
    expect(read(BASELINE)).toBe('old');
    expect(review.decisions).toEqual(['open']);
  });

  it('tells no other host the token', async () => {
    const { status, body } = await ask('GET', '/', { Host: 'example.com' });
    expect([status, body.includes(server.token)]).toEqual([403, false]);
  });

  it('ends the review when the person is done', async () => {
    expect(onEnd).not.toHaveBeenCalled();
    await ask('POST', '/done', own());
    await eventually(() => expect(onEnd).toHaveBeenCalledOnce());
  });

  it('ends the review once everything is decided and no page is open', async () => {
    const openPage = async () => {
      const page = new AbortController();
      await fetch(`${server.origin}/alive`, { signal: page.signal });
      return page;
    };
    const [first, second] = [await openPage(), await openPage()];
    first.abort();
    review.skip(0);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onEnd).not.toHaveBeenCalled();
    second.abort();
    await eventually(() => expect(onEnd).toHaveBeenCalledOnce());
  });

  it('goes on where the page is closed before everything is decided', async () => {
    const page = new AbortController();
    await fetch(`${server.origin}/alive`, { signal: page.signal });
    page.abort();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(onEnd).not.toHaveBeenCalled();
  });
});
