import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';
import { transformWithOxc } from 'vite';
import type { Decision, Review } from './review';
import type { Difference } from './differences';

/** What the page loads. */
export interface ReviewState {
  differences: readonly Difference[];
  decisions: readonly Decision[];
  faults: readonly string[];
}

const ADDRESS = '127.0.0.1';
const PAGE = join(import.meta.dirname, 'page');
const RELOAD_MS = 1500;

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/javascript',
  '.webp': 'image/webp',
};

/** The page's files by URL path. TypeScript is served as JavaScript, without an extension, as imports name it. */
async function readPage(token: string): Promise<Map<string, { body: string; type: string }>> {
  const page = new Map<string, { body: string; type: string }>();
  for (const name of readdirSync(PAGE)) {
    const ending = extname(name);
    const text = readFileSync(join(PAGE, name), 'utf8');
    const body = ending === '.ts' ? (await transformWithOxc(text, name)).code : text;
    const path = { '.html': '/', '.ts': `/${basename(name, ending)}` }[ending] ?? `/${name}`;
    page.set(path, { body: body.replace('{{token}}', token), type: TYPES[ending] ?? 'text/plain' });
  }
  return page;
}

/**
 * Serves the review page on a free port of the loopback interface. Only that page can change anything, because requests
 * need a random token, which pages of other origins can't read.
 *
 * @param onEnd called when the person presses Done, or closes the page after deciding everything
 * @param reloadMs how long a page must be gone to count as closed, so that reloading it doesn't
 */
export async function serveReview(
  review: Review,
  faults: readonly string[],
  onEnd: () => void,
  reloadMs = RELOAD_MS,
) {
  const token = randomBytes(32).toString('hex');
  const page = await readPage(token);
  const openPages = new Set<ServerResponse>();
  let origin = '';

  const send = (response: ServerResponse, status: number, body: string | Buffer, type = 'text/plain') =>
    response.writeHead(status, { ...HEADERS, 'Content-Type': type }).end(body);
  const sendJson = (response: ServerResponse, value: unknown) =>
    send(response, 200, JSON.stringify(value), 'application/json');

  function get(path: string, response: ServerResponse): void {
    const file = page.get(path);
    if (file) return void send(response, 200, file.body, file.type);
    if (path === '/state') {
      const { differences, decisions } = review;
      return void sendJson(response, { differences, decisions, faults } satisfies ReviewState);
    }
    if (path === '/alive') return keepOpen(response);
    const [, index, name = ''] =
      /^\/pictures\/(\d+)\/(expected\.webp|actual\.webp|difference\.png)$/.exec(path) ?? [];
    const folder = review.differences[Number(index)]?.folder;
    if (folder === undefined) return void send(response, 404, 'There is no such page.');
    send(response, 200, readFileSync(join(folder, name)), TYPES[extname(name)]);
  }

  /** Sends no events: the stream only shows that the page is open. */
  function keepOpen(response: ServerResponse): void {
    response.writeHead(200, { ...HEADERS, 'Content-Type': 'text/event-stream' }).write(': open\n\n');
    openPages.add(response);
    response.once('close', () => {
      openPages.delete(response);
      setTimeout(() => openPages.size === 0 && review.isDecided && onEnd(), reloadMs).unref();
    });
  }

  function post({ headers }: IncomingMessage, path: string, response: ServerResponse): void {
    if (headers.origin !== origin || headers['x-review-token'] !== token)
      return void send(response, 403, 'Only the page of this review may do that.');
    const [, action, index] = /^\/(accept|skip)\/(\d+)$/.exec(path) ?? [];
    if (action === 'accept') review.accept(Number(index));
    else if (action === 'skip') review.skip(Number(index));
    else if (path === '/undo') review.undo();
    else if (path !== '/done') return void send(response, 404, 'There is no such page.');
    sendJson(response, review.decisions);
    if (path === '/done') response.once('finish', onEnd);
  }

  const server = createServer((request, response) => {
    const { method, url = '', headers } = request;
    try {
      // A site whose name resolves to this address (DNS rebinding) must not read the token.
      if (`http://${headers.host}` !== origin) send(response, 403, 'This address is not served.');
      else if (method === 'POST') post(request, url, response);
      else if (method === 'GET') get(url, response);
      else send(response, 405, 'Only GET and POST are served.');
    } catch (error) {
      send(response, 500, error instanceof Error ? error.message : String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, ADDRESS, resolve));
  const { address, port } = server.address() as AddressInfo;
  origin = `http://${address}:${port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { origin, token, close };
}
