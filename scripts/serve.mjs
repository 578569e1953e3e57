/**
 * `npm start`: builds the product and serves it on this machine, on port 4173 or PORT.
 * With --no-build it serves what lies in dist/.
 *
 * The build checks the artwork, but not the types: those cost a player's start several seconds and are the
 * business of `npm run build` and `npm test`. Only this machine is served: to other devices plain http is not
 * a secure context, and browsers then keep back the locks that guard a round.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';
import { assertFree, LOOPBACK, PLAY_PORT, portFrom } from './port.mjs';

const root = resolve(import.meta.dirname, '..');

/** Builds dist/, or ends the program where the artwork has faults. */
async function buildProduct() {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/check-assets.mjs')], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
  console.log('Building Lucky Fishing ...');
  await build({ root, logLevel: 'warn' });
}

/** @param {number} port */
async function serve(port) {
  const [address, address6] = LOOPBACK;
  const server = await preview({
    root,
    logLevel: 'warn',
    preview: { port, host: address, strictPort: true },
  });

  // Where localhost means ::1 it has to lead here too, and not to whoever listens there.
  const twin = createServer(server.middlewares);
  twin.on('error', () => undefined); // No IPv6 on this machine: 127.0.0.1 it is.
  twin.listen(port, address6);

  const end = async () => {
    process.exitCode = 0;
    twin.closeAllConnections();
    twin.close();
    await server.close();
    process.exit();
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());
  if (process.env['npm_lifecycle_event']) endWithTheShell(end);
  console.log(`Lucky Fishing is at http://localhost:${port}/ (Ctrl-C ends it)`);
}

/**
 * npm hands a SIGTERM to the shell between itself and us, and most shells do not pass it on: without this the
 * server would live on and keep its port.
 *
 * @param {() => Promise<void>} end
 */
function endWithTheShell(end) {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    void end();
  }, 250);
}

try {
  const port = portFrom(process.env['PORT'], PLAY_PORT);
  await assertFree(port);
  if (!process.argv.includes('--no-build')) await buildProduct();
  if (!existsSync(join(root, 'dist/index.html'))) {
    throw new Error('There is nothing in dist/ to serve: run npm run build first.');
  }
  await serve(port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
