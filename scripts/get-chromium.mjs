import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { findTestChromium, HEADLESS_SHELL, isHeadlessShell, playwrightsShell } from './find-chromium.mjs';

/** The program behind `npx playwright`. */
export const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** How long one step may take, and Playwright's download go without a byte: no network must not mean no end (ms). */
const LONGEST_MS = 5 * 60_000;
const SILENCE_MS = '15000';

/** @param {readonly string[]} packages of Debian */
const aptSteps = (packages) => [
  ['apt-get', '-q', 'update'],
  ['env', 'DEBIAN_FRONTEND=noninteractive']
    .concat(['apt-get', '-q', '-y', '-o', 'DPkg::Lock::Timeout=60'])
    .concat(['install', '--no-install-recommends', ...packages]),
];

/** How package managers install a Chromium. Not each that has apt-get has one without windows. */
const PACKAGE_MANAGERS = [
  { command: 'apt-get', steps: aptSteps([HEADLESS_SHELL]) },
  { command: 'apt-get', steps: aptSteps(['chromium']) },
  { command: 'apk', steps: [['apk', 'add', '--no-cache', 'chromium']] },
  { command: 'dnf', steps: [['dnf', 'install', '-y', 'chromium']] },
  { command: 'pacman', steps: [['pacman', '-Sy', '--noconfirm', 'chromium']] },
  { command: 'zypper', steps: [['zypper', '--non-interactive', 'install', 'chromium']] },
];

/**
 * The Chromium that runs the tests. Gets one without windows where that can be done without asking anybody.
 *
 * @returns {string} its path
 * @throws {Error} where there is none, with a message for the person who runs the tests
 */
export function testChromium() {
  const found = findTestChromium();
  if (!found) return getChromium();
  const isAsked = process.env['CHROMIUM_PATH'] !== undefined;
  if (isAsked || isHeadlessShell(found) || process.getuid?.() !== 0) return found;
  console.log('Getting a Chromium without windows: in the one that is here the tests take twice as long ...');
  installByApt([HEADLESS_SHELL]);
  return findTestChromium() ?? found;
}

/**
 * Gets a Chromium for a machine that has none: by Playwright's installer or, where that cannot (it has no
 * network, or no build for this system), by the system's package manager.
 *
 * @returns {string} its path
 * @throws {Error} where nothing works, with a message for the person who runs the tests
 */
export function getChromium() {
  const asRoot = prefixForRoot();
  const playwright = [process.execPath, PLAYWRIGHT];
  const ways = [
    {
      name: "Playwright's installer",
      fits: true,
      steps: [[...playwright, 'install', '--only-shell', 'chromium']],
    },
    {
      name: 'the libraries that the downloaded Chromium needs',
      // Asked when its turn comes: they are of use only if there was a download.
      get fits() {
        return asRoot !== undefined && playwrightsShell() !== undefined;
      },
      steps: [[...(asRoot ?? []), ...playwright, 'install-deps', 'chromium']],
    },
    ...PACKAGE_MANAGERS.map(({ command, steps }) => ({
      name: `the system's ${command}`,
      fits: asRoot !== undefined && isCommand(command),
      steps: steps.map((step) => [...(asRoot ?? []), ...step]),
    })),
  ];

  console.log('The end-to-end tests need a Chromium, and no Chromium starts on this machine.');
  for (const { name, fits, steps } of ways) {
    if (!fits) continue;
    console.log(`Trying ${name} ...`);
    if (!steps.every(run)) console.log(`That did not work: ${name}.`);
    const found = findTestChromium();
    if (found) return found;
  }
  throw new Error(
    'No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the tests again.',
  );
}

/**
 * Installs packages of Debian, where that can be done without asking anybody.
 *
 * @param {readonly string[]} packages
 * @returns {boolean} whether they are there now
 */
export function installByApt(packages) {
  const asRoot = prefixForRoot();
  if (!asRoot || !isCommand('apt-get')) return false;
  return aptSteps(packages).every((step) => run([...asRoot, ...step]));
}

/**
 * What to put before a command so that it runs as root without asking anybody.
 *
 * @returns {string[] | undefined} undefined where that cannot be
 */
function prefixForRoot() {
  if (process.platform !== 'linux') return undefined;
  if (process.getuid?.() === 0) return [];
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0 ? ['sudo', '-n'] : undefined;
}

/** @param {string} command */
const isCommand = (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).error === undefined;

/**
 * @param {string[]} step a command and its arguments
 * @returns {boolean} whether it went well
 */
function run([command = '', ...args]) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: LONGEST_MS,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: SILENCE_MS, ...process.env },
  });
  return status === 0;
}
