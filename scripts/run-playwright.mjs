/**
 * `npm run test:e2e`: finds a Chromium, or gets one, and runs the end-to-end tests in it. Arguments go on to
 * `playwright test`, as in `npm run test:e2e -- bets --headed`. With `--soak` tests that can go on for long do so, with `--no-build` they run
 * against dist/ as it is.
 */
import { spawn } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';
import { PLAYWRIGHT, testChromium } from './get-chromium.mjs';
import { testPort } from './port.mjs';

const own = ['--soak', '--no-build'];
const args = process.argv.slice(2).filter((arg) => !own.includes(arg));
const [isSoak, isBuilt] = own.map((option) => process.argv.includes(option));
const needsWindow = args.some((arg) => ['--headed', '--ui', '--debug'].includes(arg));

/** Finds the path of a Chromium, and a port for the server. */
async function prepare() {
  try {
    const port = await testPort(process.env['PORT']);
    return { port, chromium: needsWindow ? (findChromium() ?? testChromium()) : testChromium() };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const { port, chromium } = await prepare();
const tests = spawn(process.execPath, [PLAYWRIGHT, 'test', ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(port),
    CHROMIUM_PATH: chromium,
    SOAK: String(isSoak),
    IS_BUILT: String(isBuilt),
  },
});
// At SIGINT Playwright ends its browsers and its server, at SIGTERM it leaves them running. A Ctrl-C reaches it without
// us, so here we only wait.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => tests.kill('SIGINT'));
tests.on('exit', (code) => process.exit(code ?? 1));
