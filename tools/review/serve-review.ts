import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { accept, type Difference } from './differences';

const HEADERS = {
  'Content-Security-Policy': "default-src 'self' 'unsafe-inline'; frame-ancestors 'none'; form-action 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};
const TYPES: Readonly<Record<string, string>> = {
  ...{ '.html': 'text/html; charset=utf-8', '.json': 'application/json' },
  ...{ '.png': 'image/png', '.webp': 'image/webp' },
};

/**
 * Serves the review page on a free port of the loopback interface, below a path that nobody can guess: no other site can
 * read the pictures or accept one.
 *
 * @param root of the project
 * @returns the page's address, which ends in a slash
 */
export async function serveReview(root: string, differences: readonly Difference[]) {
  const secret = `/${randomBytes(32).toString('hex')}/`;

  /** What a path below the secret one answers: its name, for its type, and its content; undefined where there is nothing. */
  function answer(method: string, path: string): readonly [name: string, body: string | Buffer] | undefined {
    const [, action, index, file = ''] =
      /^(accept|pictures)\/(\d+)(?:\/(expected\.webp|actual\.webp|difference\.png))?$/.exec(path) ?? [];
    const difference = differences[Number(index)];
    if (method === 'POST' && action === 'accept' && difference) {
      accept(root, difference);
      return ['accepted.json', 'true'];
    }
    if (method !== 'GET') return undefined;
    if (path === '') return ['page.html', readFileSync(join(import.meta.dirname, 'page.html'))];
    if (path === 'differences') return ['differences.json', JSON.stringify(differences)];
    return file && difference ? [file, readFileSync(join(difference.folder, file))] : undefined;
  }

  const server = createServer(({ method = '', url = '' }, response) => {
    const send = (status: number, body: string | Buffer, type = 'text/plain'): unknown =>
      response.writeHead(status, { ...HEADERS, 'Content-Type': type }).end(body);
    try {
      const found = url.startsWith(secret) ? answer(method, url.slice(secret.length)) : undefined;
      if (found) send(200, found[1], TYPES[extname(found[0])]);
      else send(404, 'There is no such page.');
    } catch (error) {
      send(500, error instanceof Error ? error.message : String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${secret}`,
    close: () => server.close().closeAllConnections(),
  };
}
