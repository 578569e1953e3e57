/**
 * `npm start`: builds the product and serves it on this machine, on port 4173 or PORT. With --no-build it serves
 * dist/ as it is. With --host it serves the other devices of the local network too, and prints the address and its QR code.
 *
 * The build checks the artwork but not the types, which would take a player several seconds: `npm run build` and
 * `npm test` check them.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { renderUnicodeCompact } from 'uqr';
import { preview } from 'vite';
import { buildSite } from './build-site.mjs';
import { assertFree, LOOPBACK, networkAddresses, portFrom } from './port.mjs';

const root = resolve(import.meta.dirname, '..');

/**
 * @param {number} port
 * @param {readonly string[]} others further addresses of this machine to serve
 */
async function serve(port, others) {
  const [address, address6] = LOOPBACK;
  const server = await preview({
    root,
    logLevel: 'warn',
    preview: { port, host: address, strictPort: true },
  });

  // Some systems resolve localhost to ::1 first. docs/decisions/preview-server.md says why Vite does not listen there.
  const moreServers = [address6, ...others].map((host) => {
    const another = createServer(server.middlewares);
    another.on('error', (reason) => {
      // Without IPv6 on this machine 127.0.0.1 is enough.
      if (host !== address6) console.error(`Nothing can be served at ${host}: ${reason.message}`);
    });
    return another.listen(port, host);
  });

  const stop = async () => {
    process.exitCode = 0;
    for (const another of moreServers) {
      another.closeAllConnections();
      another.close();
    }
    await server.close();
    process.exit();
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  if (process.env['npm_lifecycle_event']) stopWithParentShell(stop);
  console.log(`Lucky Fishing is at http://localhost:${port}/ (Ctrl-C stops it)`);
  for (const host of others) {
    const url = `http://${host}:${port}/`;
    console.log(`\nOn a phone in the same network: ${url}\n\n${renderUnicodeCompact(url)}`);
  }
}

/**
 * Ends the server when npm's shell ends. npm sends SIGTERM to the shell between itself and this process, and most
 * shells do not pass it on: the server would keep running and keep its port.
 *
 * @param {() => Promise<void>} stop
 */
function stopWithParentShell(stop) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    void stop();
  }, 250);
}

try {
  const port = portFrom(process.env['PORT']);
  const others = process.argv.includes('--host') ? networkAddresses() : [];
  await assertFree(port);
  if (!process.argv.includes('--no-build')) {
    console.log('Building Lucky Fishing ...');
    if (!buildSite()) process.exit(1);
  }
  if (!existsSync(join(root, 'dist/index.html'))) {
    throw new Error("There's no build in dist/. Run npm run build first.");
  }
  await serve(port, others);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
