import { beforeEach, expect, test, vi } from 'vitest';
import { zipSync } from 'fflate';
import { fetchSkin } from '../../../../src/pages/studio/reading/fetch-skin';
import { archiveLimits } from '../../../../src/skins/archive/refusal';

const zip = zipSync({ 'skin.json': new TextEncoder().encode('{}') });
const REEF = 'https://ana.example/skins/coral-reef.zip';
const notAborted = new AbortController().signal;
const answering = (...answer: ConstructorParameters<typeof Response>) =>
  vi.fn<typeof fetch>(() => Promise.resolve(new Response(...answer)));

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://fishing.example/slots'));
  vi.spyOn(console, 'warn').mockReturnValue();
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

test('gets the zip under its name, and tells its site nothing', async () => {
  const fetching = answering(zip);
  vi.stubGlobal('fetch', fetching);
  const found = await fetchSkin(REEF, notAborted);
  expect(found).toMatchObject({ size: '1 kB', zip: { name: 'coral-reef.zip', size: zip.length } });
  const [url, how] = fetching.mock.calls[0] ?? [];
  expect(url).toEqual(new URL(REEF));
  expect(how).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
});

test.each([
  ['https://ana.example/download?id=7', 'download.zip'],
  ['https://ana.example/', 'skin.zip'],
  ['/skins/mine.ZIP', 'mine.zip'],
])('calls the zip of %s %s', async (address, name) => {
  vi.stubGlobal('fetch', answering(zip));
  expect(await fetchSkin(address, notAborted)).toMatchObject({ zip: { name } });
});

test.each([
  'http://ana.example/reef.zip',
  'data:application/zip,PK',
  'blob:https://a.example/1',
  'https://',
  'https://a:b@ana.example/reef.zip',
])('asks nobody for %s', async (address) => {
  const fetching = answering(zip);
  vi.stubGlobal('fetch', fetching);
  expect(await fetchSkin(address, notAborted)).toEqual({ reason: 'address' });
  expect(fetching).not.toHaveBeenCalled();
});

test('says what the site has answered in place of a zip', async () => {
  vi.stubGlobal('fetch', answering('Gone', { status: 404 }));
  expect(await fetchSkin(REEF, notAborted)).toEqual({ reason: 'refused', status: 404 });
  vi.stubGlobal('fetch', answering('<!doctype html>'));
  expect(await fetchSkin(REEF, notAborted)).toEqual({ reason: 'noZip' });
  // That of another site is the same to a page as that of one that doesn't permit it.
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchSkin(REEF, notAborted)).toEqual({ reason: 'unreachable' });
});

const problem = { reason: 'tooLarge', max: '32 MB' };

test('reads nothing of a zip that is said to be too large', async () => {
  const pull = vi.fn();
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const headers = { 'content-length': `${archiveLimits.packed + 1}` };
  vi.stubGlobal('fetch', answering(body, { headers }));
  expect(await fetchSkin(REEF, notAborted)).toEqual(problem);
  expect(pull).not.toHaveBeenCalled();
});

test('stops reading where a zip is larger than it may be', async () => {
  const part = new Uint8Array(8_000_000);
  const pull = vi.fn((controller: ReadableStreamDefaultController) => controller.enqueue(part));
  vi.stubGlobal('fetch', answering(new ReadableStream({ pull }, { highWaterMark: 0 })));
  expect(await fetchSkin(REEF, notAborted)).toEqual(problem);
  expect(pull).toHaveBeenCalledTimes(5);
});

test('ends with the page that has asked for it', async () => {
  const leaving = new AbortController();
  vi.stubGlobal('fetch', (_: unknown, { signal }: { signal: AbortSignal }) => {
    leaving.abort();
    return Promise.reject(signal.reason as Error);
  });
  expect(await fetchSkin(REEF, leaving.signal)).toEqual({ reason: 'unreachable' });
});
