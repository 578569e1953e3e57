import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Commands under which systems know a Chromium, the plainest first. */
const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Where installers put one outside PATH; `$NAME` stands for an environment variable. */
const PLACES = {
  linux: [
    '/usr/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ],
  darwin: ['/Applications', '$HOME/Applications'].flatMap((folder) => [
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
    `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${folder}/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
  ]),
  win32: ['$PROGRAMFILES', '$PROGRAMFILES(X86)', '$LOCALAPPDATA'].flatMap((folder) => [
    `${folder}/Chromium/Application/chrome.exe`,
    `${folder}/Google/Chrome/Application/chrome.exe`,
    `${folder}/Microsoft/Edge/Application/msedge.exe`,
  ]),
};

/**
 * What the search asks of the machine; tests pass another.
 *
 * @typedef {object} Machine
 * @property {string} platform as Node names it
 * @property {NodeJS.ProcessEnv} env
 * @property {() => string} playwrightsOwn where Playwright's Chromium is, or would be
 * @property {(path: string) => boolean} isFile
 * @property {(path: string) => boolean} starts whether the program there runs at all
 */

/**
 * Whether a browser runs at all: a downloaded one may lack libraries of the system, and some distributions ship a stub
 * that only prints advice. (On Windows `--version` would open a window, and neither happens.)
 *
 * @param {string} path
 */
export const starts = (path) =>
  process.platform === 'win32' ||
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  playwrightsOwn: () => chromium.executablePath(),
  isFile: (path) => existsSync(path) && statSync(path).isFile(),
  starts,
};

/**
 * Looks for a Chromium on this machine: the one in CHROMIUM_PATH, else Playwright's own, else the system's.
 *
 * @param {Machine} machine
 * @returns {string | undefined} its path, or undefined where there is none that starts
 * @throws {Error} where CHROMIUM_PATH is set and leads to none
 */
export function findChromium(machine = thisMachine) {
  const { env, isFile, starts } = machine;
  const requested = env['CHROMIUM_PATH'];
  if (requested) {
    if (!isFile(requested)) throw new Error(`CHROMIUM_PATH is "${requested}", and there is no such file.`);
    if (!starts(requested)) throw new Error(`CHROMIUM_PATH is "${requested}", and that does not start.`);
    return requested;
  }
  return [machine.playwrightsOwn(), ...systemPaths(machine)].find((path) => isFile(path) && starts(path));
}

/** @param {Machine} machine */
function systemPaths({ platform, env }) {
  const folders = platform === 'win32' ? [] : (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  const places = Object.entries(PLACES).find(([name]) => name === platform)?.[1] ?? [];
  return [
    ...onPath,
    ...places.map((place) => place.replace(/^\$([^/]+)/, (_, /** @type {string} */ name) => env[name] ?? '')),
  ];
}
