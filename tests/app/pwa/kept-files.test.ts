import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createKeptFiles, saveWantedParts, type BuiltFile } from '../../../src/app/pwa/kept-files';

const SCOPE = 'https://fishing.example/play/';

const file = (url: string, part: string, more: Partial<BuiltFile> = {}): BuiltFile => ({
  ...{ url, part, revision: null },
  ...more,
});
const reef = (width: number, part: string) => file(`assets/reef-${width}.webp`, part, { picture: 'reef' });
const FILES = [
  file('./', 'games', { revision: 'r1' }),
  file('offline', 'games', { revision: 'r1' }),
  file('privacy', 'rest', { revision: 'r1' }),
  file('assets/game.js', 'games'),
  file('assets/studio.js', 'rest'),
  file('assets/language-es-1.js', 'language-es'),
  file('assets/skin-paper-1.webp', 'skin-paper'),
  ...[reef(720, 'rest'), reef(1440, 'games'), reef(2000, 'rest')],
];

/** What the browser keeps, by cache and address. */
const disk = new Map<string, Map<string, string>>();
/** What the host was asked for; each answer is the address. */
const asked: string[] = [];
let isOnline = true;

const addressOf = (request: RequestInfo | URL): string =>
  request instanceof Request ? request.url : new URL(request, SCOPE).href;

beforeEach(() => {
  isOnline = true;
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...disk.keys()]),
    delete: (name: string) => Promise.resolve(disk.delete(name)),
    open(name: string) {
      const kept = disk.get(name) ?? new Map<string, string>();
      disk.set(name, kept);
      return Promise.resolve({
        keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
        delete: (key: string) => Promise.resolve(kept.delete(key)),
        match(key: RequestInfo | URL) {
          const text = kept.get(addressOf(key));
          return Promise.resolve(text === undefined ? undefined : new Response(text));
        },
        put: async (key: RequestInfo | URL, answer: Response) =>
          void kept.set(addressOf(key), await answer.text()),
      });
    },
  });
  vi.stubGlobal('fetch', (request: RequestInfo | URL) => {
    if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
    const address = addressOf(request);
    asked.push(address.slice(SCOPE.length));
    return Promise.resolve(
      new Response(`from the host: ${address}`, { status: address.includes('lost') ? 404 : 200 }),
    );
  });
});

afterEach(() => {
  disk.clear();
  asked.splice(0);
  vi.unstubAllGlobals();
});

const version = (files = FILES) => createKeptFiles(files, SCOPE, 'offline');
const request = (url: string) => new Request(new URL(url, SCOPE));
const kept = () => [...(disk.get('files')?.keys() ?? [])].map((url) => url.slice(SCOPE.length));

describe('a worker keeps', () => {
  const GAMES = ['', 'offline', 'assets/game.js', 'assets/reef-1440.webp'];

  test('what the games need, where nothing was said', async () => {
    await version().keepWanted();
    expect(asked).toEqual(GAMES);
  });

  test('the parts that were chosen, and fetches each file once', async () => {
    await saveWantedParts(['games', 'language-es'], SCOPE);
    await version().keepWanted();
    expect(asked).toEqual([...GAMES.slice(0, 3), 'assets/language-es-1.js', 'assets/reef-1440.webp']);
    await saveWantedParts(['games', 'language-es', 'skin-paper'], SCOPE);
    await version().keepWanted();
    expect(asked.slice(5)).toEqual(['assets/skin-paper-1.webp']);
  });

  test('the chosen language and look of the next version too, and nothing of the last one', async () => {
    await saveWantedParts(['games', 'language-es', 'skin-paper'], SCOPE);
    await version().keepWanted();
    disk.set('skin', new Map());
    disk.set('shared', new Map());
    const next = version(
      FILES.map(({ url, ...rest }) => ({
        ...rest,
        url: url.replace('-1.', '-2.'),
        ...(rest.revision !== null && { revision: 'r2' }),
      })),
    );
    await next.keepWanted();
    // Until it is taken, the pages of both versions are there.
    expect(kept()).toEqual(expect.arrayContaining(['?revision=r1', '?revision=r2']));
    await next.deleteOld();
    expect(kept().toSorted()).toEqual(
      [
        ...['wanted-parts', '?revision=r2', 'offline?revision=r2', 'assets/game.js', 'assets/reef-1440.webp'],
        ...['assets/language-es-2.js', 'assets/skin-paper-2.webp'],
      ].toSorted(),
    );
    expect([...disk.keys()]).toEqual(['files', 'shared']);
  });

  test('nothing as a whole where a file is missing', async () => {
    await expect(version([...FILES, file('assets/lost.js', 'games')]).keepWanted()).rejects.toThrow('404');
  });
});

describe('without a network', () => {
  const textOf = async (answer: Promise<Response>) => (await answer).text();

  beforeEach(async () => {
    await version().keepWanted();
    isOnline = false;
  });

  test.each([
    ['a page is there', './?from=icon', SCOPE],
    ['one that is not kept is shown by the page for that', 'privacy', `${SCOPE}offline`],
    ['so is one that there is not', 'no-such-page', `${SCOPE}offline`],
  ])('%s', async (_, url, shown) => {
    expect(await textOf(version().answerPage(request(url)))).toBe(`from the host: ${shown}`);
  });

  test.each([['assets/reef-720.webp'], ['assets/reef-2000.webp']])(
    'a picture is shown in another width than %s',
    async (url) => {
      expect(await textOf(version().answerFile(request(url)))).toContain('reef-1440');
    },
  );

  test('a file that is not kept is an error', async () => {
    expect((await version().answerFile(request('assets/studio.js'))).type).toBe('error');
  });
});

test('a file that is used is kept from then on', async () => {
  await version().answerFile(request('assets/reef-2000.webp'));
  isOnline = false;
  const answer = await version().answerFile(request('assets/reef-2000.webp'));
  expect(await answer.text()).toContain('reef-2000');
});
