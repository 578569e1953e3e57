/** A file of the build, as build/offline.ts lists it for the service worker. */
export interface BuiltFile {
  /** Relative to the folder of the product. */
  readonly url: string;
  /** Changes with the content; null where the name does that. */
  readonly revision: string | null;
  /** What it belongs to: `games`, `rest`, `sounds`, `music`, `language-<code>` or `skin-<id>`. */
  readonly part: string;
  /** Of a picture in several widths: a name that they have in common. */
  readonly picture?: string;
}

/** The cache with all files, and beside them the parts that this browser wants. */
const CACHE = 'files';
/** Where that is: no file is called so. */
const WANTED = 'wanted-parts';

/** What both games need in English and in the original look. */
export const GAMES_PART = 'games';

/** How many files are fetched at a time: the page comes first. */
const LANES = 4;

/** Says which parts of the product this browser keeps, in this version and in those to come. Page and worker call it. */
export async function saveWantedParts(parts: readonly string[], scope: string): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(new URL(WANTED, scope), new Response(JSON.stringify(parts)));
}

/**
 * The files that the service worker keeps, and its answers from them.
 *
 * @param files all files of this version
 * @param scope the address of the folder that they are in
 * @param offlinePage what is shown without a network in place of a page that isn't kept; its program shows the right one
 */
export function createKeptFiles(files: readonly BuiltFile[], scope: string, offlinePage: string) {
  const byAddress = new Map(files.map((file) => [new URL(file.url, scope).href, file]));
  /** Pages of two versions are kept side by side until the later one is taken. */
  const keyOf = ({ url, revision }: BuiltFile): string => {
    const key = new URL(url, scope);
    if (revision !== null) key.searchParams.set('revision', revision);
    return key.href;
  };

  const wantedParts = async (cache: Cache): Promise<readonly string[]> => {
    const said = await cache.match(new URL(WANTED, scope));
    return said ? ((await said.json()) as string[]) : [GAMES_PART];
  };

  const findKept = async (cache: Cache, file: BuiltFile | undefined): Promise<Response | undefined> =>
    file && (await cache.match(keyOf(file)));

  /** Another width of the same picture, the widest that is kept. */
  const findOtherWidth = async (cache: Cache, { picture }: BuiltFile): Promise<Response | undefined> => {
    if (picture === undefined) return undefined;
    const widths = files.filter((file) => file.picture === picture);
    const kept = await Promise.all(widths.map((file) => findKept(cache, file)));
    return kept.findLast((answer) => answer !== undefined);
  };

  const fetchInto = async (cache: Cache, file: BuiltFile): Promise<void> => {
    const address = new URL(file.url, scope).href;
    const answer = await fetch(address, { cache: file.revision === null ? 'default' : 'reload' });
    if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
    // A page that the host has redirected would be refused by the browser.
    await cache.put(keyOf(file), answer.redirected ? new Response(await answer.blob(), answer) : answer);
  };

  return {
    /** Fetches what is missing of the wanted parts. Rejects if any file can't be fetched; those that were stay. */
    async keepWanted(): Promise<void> {
      const cache = await caches.open(CACHE);
      const wanted = await wantedParts(cache);
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      const missing = files.filter((file) => wanted.includes(file.part) && !kept.has(keyOf(file)));
      const next = missing.values();
      const lane = async (): Promise<void> => {
        for (const file of next) await fetchInto(cache, file);
      };
      await Promise.all(Array.from({ length: LANES }, lane));
    },
    /** Deletes what earlier versions have left. */
    async deleteOld(): Promise<void> {
      for (const name of await caches.keys())
        // Versions before this one had others; the last one is of src/app/skin-files/system-files.ts.
        if (![CACHE, 'shared'].includes(name)) await caches.delete(name);
      const cache = await caches.open(CACHE);
      const known = new Set([...files.map(keyOf), new URL(WANTED, scope).href]);
      for (const { url } of await cache.keys()) if (!known.has(url)) await cache.delete(url);
    },
    /** A page: as it is kept, else from the network, and without that one which says what is missing. */
    async answerPage(request: Request): Promise<Response> {
      const cache = await caches.open(CACHE);
      const { origin, pathname } = new URL(request.url);
      const kept = await findKept(cache, byAddress.get(origin + pathname));
      if (kept) return kept;
      try {
        return await fetch(request);
      } catch {
        const page = files.find(({ url }) => url === offlinePage);
        return (await findKept(cache, page)) ?? Response.error();
      }
    },
    /** Whether this is the address of a file of this version. */
    has: (address: string): boolean => {
      const { origin, pathname } = new URL(address);
      return byAddress.has(origin + pathname);
    },
    /** A file of this version: as it is kept, else from the network, and kept from then on. */
    async answerFile(request: Request): Promise<Response> {
      const cache = await caches.open(CACHE);
      const { origin, pathname } = new URL(request.url);
      const file = byAddress.get(origin + pathname);
      const kept = await findKept(cache, file);
      if (kept) return kept;
      try {
        const answer = await fetch(request);
        // By then the host may have another version of what has a revision.
        if (file?.revision === null && answer.status === 200) await cache.put(keyOf(file), answer.clone());
        return answer;
      } catch {
        return (file && (await findOtherWidth(cache, file))) ?? Response.error();
      }
    },
  };
}
