import { archiveLimits } from '../../../skins/archive/refusal';
import { formatBytes } from '../../../skins/rules/weights';
import { tryOrNull } from '../../../ui/browser/try-or-null';

/** Why a link gives no zip. `status` is that of the answer, `max` the most that a zip may weigh, to be read. */
export type LinkProblem =
  | { readonly reason: 'address' | 'unreachable' | 'noZip' }
  | { readonly reason: 'refused'; readonly status: number }
  | { readonly reason: 'tooLarge'; readonly max: string };

interface FetchedSkin {
  readonly zip: File;
  /** To be read: `1.2 MB`. */
  readonly size: string;
}

/** After this it is given up (ms): a slow phone takes a minute for the largest zip. */
const TIMEOUT_MS = 120_000;

/** How a zip begins, with files or without any. */
const SIGNATURES = ['PK\u0003\u0004', 'PK\u0005\u0006'];

const tooLarge: LinkProblem = { reason: 'tooLarge', max: formatBytes(archiveLimits.packed) };

/** The address of a skin that a link names: encrypted, or of this site. Null for any other. */
function skinAddress(address: string): URL | null {
  const url = tryOrNull(() => new URL(address, location.href));
  if (url?.username !== '') return null;
  return url.protocol === 'https:' || url.origin === location.origin ? url : null;
}

/**
 * Fetches the zip that a link names, without telling its site more than that somebody wants it. Never more than a zip may weigh
 * is read.
 *
 * @param signal ends it, as if the site were unreachable
 */
export async function fetchSkin(address: string, signal: AbortSignal): Promise<FetchedSkin | LinkProblem> {
  const url = skinAddress(address);
  if (!url) return { reason: 'address' };
  const ending = new AbortController();
  const end = (): void => ending.abort();
  const timeout = setTimeout(end, TIMEOUT_MS);
  signal.addEventListener('abort', end);
  try {
    const answer = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: ending.signal,
    });
    if (!answer.ok) return { reason: 'refused', status: answer.status };
    if (Number(answer.headers.get('content-length')) > archiveLimits.packed) return tooLarge;
    const parts = await readParts(answer);
    if (!parts) return tooLarge;
    const content = new Blob(parts, { type: 'application/zip' });
    if (!SIGNATURES.includes(await content.slice(0, 4).text())) return { reason: 'noZip' };
    return {
      zip: new File([content], zipName(url), { type: content.type }),
      size: formatBytes(content.size),
    };
  } catch (reason) {
    console.warn('The skin of a link could not be fetched.', reason);
    return { reason: 'unreachable' };
  } finally {
    clearTimeout(timeout);
    // What is still on its way isn't wanted.
    end();
  }
}

/** The bytes of an answer; null once they are more than a zip may weigh. */
async function readParts(answer: Response): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const reader = answer.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > archiveLimits.packed) return null;
    parts.push(part.value);
  }
  return parts;
}

/** What a zip is called, by its address. */
const zipName = ({ pathname }: URL): string => `${/([^/]+?)(\.zip)?$/i.exec(pathname)?.[1] ?? 'skin'}.zip`;
