import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { headersOf, type HeaderRule } from '../../build/site-headers.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** A host that knows nothing of the product but its files. */
export interface StaticHost {
  /** The address of the product's Home on it. */
  readonly address: string;
  /** Serves another folder from now on. */
  show(folder: string): void;
  /** Ends it, and with it whatever it was just sending. */
  end(): Promise<void>;
}

interface HostOptions {
  readonly path?: string;
  readonly rules?: readonly HeaderRule[];
  readonly script?: string;
}

const SCRIPT_PATH = '/script-of-the-test.js';

/**
 * Serves a folder as static hosts such as GitHub Pages do: `/slots` is `slots.html`, and what has no file is
 * `404.html`, with that status.
 *
 * @param folder what the build has written
 * @param path where on the host it lies, with a slash at both ends
 * @param rules headers that the host sends, as one that knows `_headers` does
 * @param script runs in every page before its own scripts, for browsers whose driver can't add one
 */
export async function startHost(
  folder: string,
  { path = '/', rules = [], script = '' }: HostOptions = {},
): Promise<StaticHost> {
  let shown = folder;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (script && pathname === SCRIPT_PATH) {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(script);
      return;
    }
    const inside = pathname.startsWith(path) ? `/${pathname.slice(path.length)}` : null;
    void findFile(shown, inside).then(({ file, status }) => {
      for (const [name, value] of headersOf(rules, inside ?? '/')) response.setHeader(name, value);
      response.statusCode = status;
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      if (!script || extname(file) !== '.html') createReadStream(file).pipe(response);
      else void readFile(file, 'utf8').then((html) => response.end(withScript(html)));
    });
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    show: (other) => void (shown = other),
    async end() {
      if (!server.listening) return;
      const ended = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await ended;
    },
  };
}

const withScript = (html: string): string =>
  html.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`);

async function findFile(folder: string, path: string | null): Promise<{ file: string; status: 200 | 404 }> {
  const wanted = path === null ? [] : path === '/' ? ['/index.html'] : [path, `${path}.html`];
  for (const name of wanted) {
    const file = join(folder, decodeURIComponent(name));
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    if (isFile) return { file, status: 200 };
  }
  return { file: join(folder, '404.html'), status: 404 };
}
