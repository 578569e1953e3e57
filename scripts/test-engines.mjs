/**
 * `npm run test:engines`: runs the smoke tests in Chromium, Firefox and WebKit, in those that are installed or can be,
 * and names the engines that were left out. Arguments go on to `playwright test`, as in
 * `npm run test:engines -- --project WebKit`.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { engineKinds, installByApt, startScreen } from '../testing/engines/engines.mjs';
import { buildSite } from './build-site.mjs';

const root = resolve(import.meta.dirname, '..');

/** @type {Record<string, import('../testing/engines/engines.mjs').FoundEngine>} */
const found = {};
for (const { title, find, packages, advice } of engineKinds) {
  let engine = await find();
  if (!engine) {
    console.log(`${title} isn't on this machine. Trying to install it ...`);
    installByApt(packages);
    engine = await find();
  }
  if (engine) found[title] = engine;
  else console.log(`Skipping ${title} because it isn't installed. To install it: ${advice}.`);
}
console.log(`Testing in ${Object.keys(found).join(', ')}.`);

if (process.env['IS_BUILT'] !== 'true' && !buildSite()) process.exit(1);
const screen = await startScreen();
process.on('exit', screen.end);
const env = { ...process.env, ...(screen.name && { DISPLAY: screen.name }), ENGINES: JSON.stringify(found) };
const config = 'playwright.engines.config.ts';
const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', config, ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env });
// The pipe from the screen would keep this program alive.
process.exit(status ?? 1);
