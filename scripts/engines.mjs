import { firefox, webkit } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium, starts } from './find-chromium.mjs';
import { getChromium, installByApt } from './get-chromium.mjs';

/**
 * A browser engine that is on this machine, and how it is driven: by Playwright, or where that can't, by WebDriver.
 *
 * @typedef {{ by: 'playwright', launch: PlaywrightLaunch } | { by: 'webdriver', driver: string, browser: string }} FoundEngine
 */

/** @typedef {{ name: 'chromium' | 'firefox' | 'webkit', channel?: string, executablePath: string, args?: string[], headless?: boolean }} PlaywrightLaunch */

/**
 * An engine to look for.
 *
 * @typedef {object} EngineKind
 * @property {string} title
 * @property {() => FoundEngine | undefined} find
 * @property {() => unknown} get installs it, where that can be done without asking anybody
 * @property {string} advice how a person gets it
 */

/** @param {string} command @returns {string | undefined} its path */
const onPath = (command) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));

/** Whether a window can be opened, on a screen that is there or one that nobody sees. */
const hasScreen = () =>
  process.platform !== 'linux' || onPath('Xvfb') !== undefined || Boolean(process.env['DISPLAY']);

/** Chromium refuses to run its sandbox as root. */
const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
];

/** Where systems keep WebKitGTK's small browser. */
const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/libexec',
  '/usr/lib',
].flatMap((folder) =>
  ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) =>
    join(folder, version, 'MiniBrowser'),
  ),
);

/** Without a screen Linux gives Firefox no WebGL. */
const onScreen = process.platform === 'linux' ? { headless: false } : {};

/** @param {'firefox' | 'webkit'} name @returns {FoundEngine | undefined} the one that Playwright has downloaded */
function playwrightsOwn(name) {
  const executablePath = { firefox, webkit }[name].executablePath();
  return existsSync(executablePath) && starts(executablePath) && hasScreen()
    ? { by: 'playwright', launch: { name, executablePath, ...onScreen } }
    : undefined;
}

/** @returns {FoundEngine | undefined} */
function stockFirefox() {
  const executablePath = onPath('firefox-esr') ?? onPath('firefox');
  return executablePath && starts(executablePath) && hasScreen()
    ? { by: 'playwright', launch: { name: 'firefox', channel: 'moz-firefox', executablePath, ...onScreen } }
    : undefined;
}

/** @returns {FoundEngine | undefined} */
function webKitGtk() {
  const driver = onPath('WebKitWebDriver');
  const browser = MINI_BROWSERS.find((path) => existsSync(path));
  return driver && browser && hasScreen() ? { by: 'webdriver', driver, browser } : undefined;
}

/** The engines in which the game has to be the same. @type {readonly EngineKind[]} */
export const engineKinds = [
  {
    title: 'Chromium',
    find() {
      const executablePath = findChromium();
      return executablePath
        ? { by: 'playwright', launch: { name: 'chromium', executablePath, args: CHROMIUM_ARGS } }
        : undefined;
    },
    get: getChromium,
    advice: 'install Chromium or Chrome, or set CHROMIUM_PATH to one',
  },
  {
    title: 'Firefox',
    find: () => playwrightsOwn('firefox') ?? stockFirefox(),
    get: () => installByApt(['firefox-esr', 'xvfb', 'libegl1', 'libgl1-mesa-dri']),
    advice: 'npx playwright install --with-deps firefox, or install Firefox; on Linux also Xvfb',
  },
  {
    title: 'WebKit',
    find: () => playwrightsOwn('webkit') ?? webKitGtk(),
    get: () => installByApt(['webkit2gtk-driver', 'xvfb', 'libegl1', 'libgl1-mesa-dri']),
    advice: 'npx playwright install --with-deps webkit, or on Debian apt-get install webkit2gtk-driver xvfb',
  },
];

/**
 * Starts a screen that nobody sees: WebKitGTK's browser has no other way, and Firefox draws no WebGL without one.
 *
 * @returns {Promise<{ name: string | undefined, end: () => void }>} without a name where this machine has its own screen
 */
export async function startScreen() {
  if (!onPath('Xvfb')) return { name: process.env['DISPLAY'], end: () => undefined };
  // It takes a number that is free, and tells it.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numberPipe = /** @type {import('node:stream').Readable} */ (screen.stdio[3]);
  const [number] = await once(numberPipe, 'data');
  return { name: `:${String(number).trim()}`, end: () => void screen.kill('SIGTERM') };
}
