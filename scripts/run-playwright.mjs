/**
 * `npm run test:e2e`: finds a Chromium, or gets one, and runs the end-to-end tests in it. Arguments go on to
 * `playwright test`, as in `npm run test:e2e -- bets --headed`. With `--soak` tests that can go on for long do so, with `--no-build` they run
 * against dist/ as it is.
 */
import { spawn } from 'node:child_process';
import { findChromium } from './find-chromium.mjs';
import { PLAYWRIGHT, testChromium } from './get-chromium.mjs';
import { assertFree, portFrom, TEST_PORT } from './port.mjs';

const own = ['--soak', '--no-build'];
const args = process.argv.slice(2).filter((arg) => !own.includes(arg));
const [isSoak, isBuilt] = own.map((option) => process.argv.includes(option));
const needsWindow = args.some((arg) => ['--headed', '--ui', '--debug'].includes(arg));

/** @returns {Promise<string>} the path of a Chromium, on a machine that is ready for the tests */
async function prepare() {
  try {
    await assertFree(portFrom(process.env['PORT'], TEST_PORT));
    return needsWindow ? (findChromium() ?? testChromium()) : testChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const chromium = await prepare();
const tests = spawn(process.execPath, [PLAYWRIGHT, 'test', ...args], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: chromium, SOAK: String(isSoak), IS_BUILT: String(isBuilt) },
});
// Playwright ends its browsers and its server itself; a Ctrl-C reaches it without us, so here we only wait.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => tests.kill('SIGTERM'));
tests.on('exit', (code) => process.exit(code ?? 1));
