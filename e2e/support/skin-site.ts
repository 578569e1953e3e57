import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another site, which has one zip: at every address, by https with a certificate of its own. */
export interface SkinSite {
  readonly origin: string;
  /** The paths that were asked for. */
  readonly asked: readonly string[];
  end(): Promise<void>;
}

/** @param isOpen whether other sites may read it, as GitHub Pages permits */
export async function startSkinSite(zip: Buffer, isOpen: boolean): Promise<SkinSite> {
  const asked: string[] = [];
  const server = createServer(await certificate(), ({ url = '' }, response) => {
    asked.push(url);
    if (isOpen) response.setHeader('Access-Control-Allow-Origin', '*');
    response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Length': zip.length }).end(zip);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    async end() {
      const ended = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await ended;
    },
  };
}

/** One that only this test knows. */
async function certificate(): Promise<{ readonly key: Buffer; readonly cert: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'lucky-fishing-site-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile, '-out', certFile, '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...made, '-subj', '/CN=localhost'], { stdio: 'ignore' });
  const [key, cert] = await Promise.all([readFile(keyFile), readFile(certFile)]);
  await rm(folder, { recursive: true });
  return { key, cert };
}
