import { firefox, webkit } from '@playwright/test';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CHROMIUM_ARGS, testBrowser } from '../browser.mjs';

/**
 * A browser engine on this machine, and how it is driven: by Playwright, or where that can't, by WebDriver.
 *
 * @typedef {{ by: 'playwright', launch: PlaywrightLaunch } | { by: 'webdriver', driver: string, browser: string }} FoundEngine
 */

/** @typedef {{ name: 'chromium' | 'firefox' | 'webkit', channel?: string, executablePath: string, env?: Record<string, string>, args?: string[], headless?: boolean }} PlaywrightLaunch */

/**
 * @typedef {object} EngineKind
 * @property {string} title
 * @property {() => FoundEngine | undefined | Promise<FoundEngine>} find
 * @property {readonly string[]} packages of Debian that bring it
 * @property {string} advice how a person gets it
 */

/** @param {string} command @returns {string | undefined} its path */
const onPath = (command) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, command))
    .find((path) => existsSync(path));

/** Whether a window can be opened, on a real screen or a virtual one. */
const hasScreen = () =>
  process.platform !== 'linux' || onPath('Xvfb') !== undefined || Boolean(process.env['DISPLAY']);

/** Where Linux systems keep WebKitGTK's small browser. */
const MINI_BROWSERS = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec']
  .flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) => `${folder}/${name}`),
  )
  .map((folder) => join(folder, 'MiniBrowser'));

/**
 * @param {'firefox' | 'webkit'} name
 * @param {string | undefined} executablePath
 * @param {{ channel?: string }} [options]
 * @returns {FoundEngine | undefined} undefined where it is not there or has no screen
 */
function drivenByPlaywright(name, executablePath, options = {}) {
  if (!executablePath || !existsSync(executablePath) || !hasScreen()) return undefined;
  // Without a screen Linux gives Firefox no WebGL.
  const onScreen = process.platform === 'linux' ? { headless: false } : {};
  return { by: 'playwright', launch: { name, executablePath, ...options, ...onScreen } };
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
    find: async () => ({
      by: 'playwright',
      launch: { name: 'chromium', ...(await testBrowser()), args: CHROMIUM_ARGS },
    }),
    packages: [],
    advice: 'npx playwright install chromium',
  },
  {
    title: 'Firefox',
    find: () =>
      drivenByPlaywright('firefox', firefox.executablePath()) ??
      drivenByPlaywright('firefox', onPath('firefox-esr') ?? onPath('firefox'), { channel: 'moz-firefox' }),
    packages: ['firefox-esr', 'xvfb', 'libegl1', 'libgl1-mesa-dri'],
    advice: 'npx playwright install --with-deps firefox, or install Firefox; on Linux also Xvfb',
  },
  {
    title: 'WebKit',
    find: () => drivenByPlaywright('webkit', webkit.executablePath()) ?? webKitGtk(),
    packages: ['webkit2gtk-driver', 'xvfb', 'libegl1', 'libgl1-mesa-dri'],
    advice: 'npx playwright install --with-deps webkit, or on Debian apt-get install webkit2gtk-driver xvfb',
  },
];

/** Installs packages of Debian, if this is root. @param {readonly string[]} packages */
export function installByApt(packages) {
  if (process.getuid?.() !== 0 || !onPath('apt-get') || packages.length === 0) return;
  const options = { stdio: /** @type {const} */ ('inherit'), timeout: 5 * 60_000 };
  const apt = ['-q', '-y', '-o', 'DPkg::Lock::Timeout=60'];
  spawnSync('apt-get', [...apt, 'update'], options);
  spawnSync('apt-get', [...apt, 'install', '--no-install-recommends', ...packages], {
    ...options,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Starts a virtual screen: WebKitGTK's browser needs one, and Firefox draws no WebGL without one.
 *
 * @returns {Promise<{ name: string | undefined, end: () => void }>} without a name where this machine has its own screen
 */
export async function startScreen() {
  if (!onPath('Xvfb')) return { name: process.env['DISPLAY'], end: () => undefined };
  // It picks a free number, and prints it.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const numberPipe = /** @type {import('node:stream').Readable} */ (screen.stdio[3]);
  const [number] = /** @type {[Buffer]} */ (await once(numberPipe, 'data'));
  return { name: `:${String(number).trim()}`, end: () => void screen.kill('SIGTERM') };
}
