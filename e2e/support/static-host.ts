import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersOf, type HeaderRule } from '../../build/pages/headers';

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
  const copy = script ? await linkWithScript(folder, script) : null;
  let shown = copy ?? folder;
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const inside = pathname.startsWith(path) ? `/${pathname.slice(path.length)}` : null;
    for (const [name, value] of headersOf(rules, inside ?? '/')) response.setHeader(name, value);
    const refuse = (): void => {
      response.setHeader('Cache-Control', 'no-cache');
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      createReadStream(join(shown, '404.html')).pipe(response);
    };
    if (inside === null) return refuse();
    request.url = inside + search;
    // It looks for files as they are now, and its own headers give way to those set before.
    sirv(shown, { dev: true, etag: true, extensions: ['html'] })(request, response, refuse);
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
      if (copy) await rm(copy, { recursive: true });
    },
  };
}

/** A folder that links to all files of a build, but for its pages, which have the script in them. */
async function linkWithScript(build: string, script: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lucky-fishing-host-'));
  await writeFile(join(folder, 'script-of-the-test.js'), script);
  for (const name of await readdir(build)) {
    if (!name.endsWith('.html')) await symlink(join(build, name), join(folder, name), 'junction');
    else {
      const page = await readFile(join(build, name), 'utf8');
      const tag = '<head><script src="/script-of-the-test.js"></script>';
      await writeFile(join(folder, name), page.replace('<head>', tag));
    }
  }
  return folder;
}
