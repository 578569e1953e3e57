/**
 * `npm start`: builds the product and serves it on this machine, on port 4173 or PORT. With --no-build it serves
 * dist/ as it is.
 *
 * The build checks the artwork but not the types, which would take a player several seconds: `npm run build` and
 * `npm test` check them. Other devices are not served, because plain http is not a secure context there and browsers
 * withhold the Web Locks that guard a round.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { preview } from 'vite';
import { buildSite } from './build-site.mjs';
import { assertFree, LOOPBACK, portFrom } from './port.mjs';

const root = resolve(import.meta.dirname, '..');

/** @param {number} port */
async function serve(port) {
  const [address, address6] = LOOPBACK;
  const server = await preview({
    root,
    logLevel: 'warn',
    preview: { port, host: address, strictPort: true },
  });

  // Some systems resolve localhost to ::1 first. docs/decisions/preview-server.md says why Vite does not listen there.
  const serverOnIpv6 = createServer(server.middlewares);
  // Without IPv6 on this machine 127.0.0.1 is enough.
  serverOnIpv6.on('error', () => undefined);
  serverOnIpv6.listen(port, address6);

  const stop = async () => {
    process.exitCode = 0;
    serverOnIpv6.closeAllConnections();
    serverOnIpv6.close();
    await server.close();
    process.exit();
  };
  process.once('SIGINT', () => void stop());
  process.once('SIGTERM', () => void stop());
  if (process.env['npm_lifecycle_event']) stopWithParentShell(stop);
  console.log(`Lucky Fishing is at http://localhost:${port}/ (Ctrl-C stops it)`);
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
  await assertFree(port);
  if (!process.argv.includes('--no-build')) {
    console.log('Building Lucky Fishing ...');
    if (!buildSite()) process.exit(1);
  }
  if (!existsSync(join(root, 'dist/index.html'))) {
    throw new Error("There's no build in dist/. Run npm run build first.");
  }
  await serve(port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
