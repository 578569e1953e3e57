import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's Chromium without windows: its command, and its package. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

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
 * @property {() => string | undefined} playwrightsShell where the one without windows is, if it was downloaded
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

/**
 * Playwright names the place of its whole Chromium only: the other lies in a folder beside it.
 *
 * @returns {string | undefined} undefined where it was not downloaded
 */
export function playwrightsShell() {
  const [, cache = '', revision] = /^(.*)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  const folder = `${cache}chromium_headless_shell-${revision}`;
  if (!existsSync(folder)) return undefined;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/\\])(chrome-)?headless[-_]shell(\.exe)?$/.test(file))
    .map((file) => join(folder, file))
    .find((path) => statSync(path).isFile());
}

/** @type {Machine} */
const thisMachine = {
  platform: process.platform,
  env: process.env,
  playwrightsOwn: () => chromium.executablePath(),
  playwrightsShell,
  isFile: (path) => existsSync(path) && statSync(path).isFile(),
  starts,
};

/**
 * Looks for a Chromium as players have it: the one in CHROMIUM_PATH, else Playwright's own, else the system's, and one
 * without windows only where there is no other.
 *
 * @param {Machine} machine
 * @returns {string | undefined} its path, or undefined where there is none that starts
 * @throws {Error} where CHROMIUM_PATH is set and leads to none
 */
export const findChromium = (machine = thisMachine) =>
  requested(machine) ?? [...wholeOnes(machine), ...shells(machine)].find((path) => isUsable(machine, path));

/**
 * Looks for the Chromium that runs the tests: one without windows if there is any, which opens a page in a third of the
 * time, else as `findChromium`.
 *
 * @param {Machine} machine
 * @returns {string | undefined} its path, or undefined where there is none that starts
 * @throws {Error} where CHROMIUM_PATH is set and leads to none
 */
export const findTestChromium = (machine = thisMachine) =>
  requested(machine) ?? [...shells(machine), ...wholeOnes(machine)].find((path) => isUsable(machine, path));

/** @param {string} path of a Chromium @returns {boolean} whether it has no windows */
export const isHeadlessShell = (path) => /headless[-_]shell(\.exe)?$/.test(path);

/** @param {Machine} machine @param {string} path */
const isUsable = ({ isFile, starts }, path) => isFile(path) && starts(path);

/** @param {Machine} machine @returns {string | undefined} the one in CHROMIUM_PATH */
function requested({ env, isFile, starts }) {
  const path = env['CHROMIUM_PATH'];
  if (!path) return undefined;
  if (!isFile(path)) throw new Error(`CHROMIUM_PATH is "${path}", and there is no such file.`);
  if (!starts(path)) throw new Error(`CHROMIUM_PATH is "${path}", and that does not start.`);
  return path;
}

/** @param {Machine} machine */
const shells = (machine) => [machine.playwrightsShell() ?? '', ...onPath(machine, [HEADLESS_SHELL])];

/** @param {Machine} machine */
const wholeOnes = (machine) => [
  machine.playwrightsOwn(),
  ...onPath(machine, COMMANDS),
  ...usualPlaces(machine),
];

/** @param {Machine} machine @param {readonly string[]} commands */
function onPath({ platform, env }, commands) {
  const folders = platform === 'win32' ? [] : (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command)));
}

/** @param {Machine} machine */
function usualPlaces({ platform, env }) {
  const places = Object.entries(PLACES).find(([name]) => name === platform)?.[1] ?? [];
  return places.map((place) =>
    place.replace(/^\$([^/]+)/, (_, /** @type {string} */ name) => env[name] ?? ''),
  );
}
