import sparticuz, { inflate } from '@sparticuz/chromium';
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/**
 * Whether the tests run in the pinned Chromium: the one in the package `@sparticuz/chromium`, which package-lock.json
 * pins and which exists for x64 Linux only. It draws the same pixels on every such machine, so pictures are compared
 * there and nowhere else.
 */
const isPinned = process.platform === 'linux' && process.arch === 'x64';

/** Whether pictures are compared: the pinned Chromium opens no window, so not where one is asked for (`NEEDS_WINDOW`). */
export const comparesPictures = () => isPinned && process.env['NEEDS_WINDOW'] !== 'true';

/** What the pinned Chromium reports as its version. It changes together with the package and all baselines. */
export const PINNED_VERSION = '153.0.8010.0';

/** What every Chromium of the tests is started with. */
export const CHROMIUM_ARGS = [
  // Chromium refuses to run its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  // The same pixels on every machine, with a graphics card or without: WebGL is drawn in software,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // and the page is not composited by WebGL, which takes seconds of computing for each page.
  '--disable-gpu-compositing',
  // A separate graphics process costs a tenth more than it saves on a few cores.
  '--in-process-gpu',
  // Texts and edges don't depend on the system's font settings or the processor's instruction set.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-skia-runtime-opts',
  // Pictures are there in the frame in which they are first shown.
  '--disable-checker-imaging',
  '--disable-partial-raster',
];

/**
 * A browser as `chromium.launch` takes it.
 *
 * @typedef {{ executablePath: string, env: Record<string, string> }} TestBrowser
 */

/**
 * The Chromium for tests, the bench and tools: the pinned one, unpacked at its first use (in two seconds), or
 * Playwright's own where there is no pinned one.
 *
 * @returns {Promise<TestBrowser>}
 * @throws {Error} where Playwright's own is needed and not installed; the message names the command that installs it
 */
export async function testBrowser() {
  if (!isPinned) return playwrightsOwn();
  const folder = unpackFolder();
  if (!existsSync(folder)) await unpack(folder);
  const libraries = join(folder, 'al2023', 'lib');
  return browserIn(folder, existsSync(libraries) ? libraries : undefined);
}

/**
 * Playwright's own Chromium, the only one here that can open a window.
 *
 * @returns {TestBrowser}
 * @throws {Error} where it is not installed; the message names the command that installs it
 */
export function playwrightsOwn() {
  const executablePath = chromium.executablePath();
  if (existsSync(executablePath)) return { executablePath, env: environment() };
  throw new Error('The tests need Playwright’s Chromium. Install it with: npx playwright install chromium');
}

/** @returns {Record<string, string>} this process's, without the variables that are not set */
const environment = () =>
  Object.fromEntries(Object.entries(process.env).flatMap(([name, value]) => (value ? [[name, value]] : [])));

/** It is named by the package's version, so that a newer package never starts an older browser. */
function unpackFolder() {
  const manifest = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../package.json',
  );
  const { version } = /** @type {{ version: string }} */ (JSON.parse(readFileSync(manifest, 'utf8')));
  return resolve(import.meta.dirname, `../node_modules/.cache/chromium-${version}`);
}

/** @param {string} folder @param {string | undefined} libraries @returns {TestBrowser} */
const browserIn = (folder, libraries) => ({
  executablePath: join(folder, 'chromium'),
  env: {
    ...environment(),
    FONTCONFIG_PATH: folder,
    ...(libraries && { LD_LIBRARY_PATH: libraries }),
  },
});

/** @param {TestBrowser} browser */
const starts = ({ executablePath, env }) =>
  spawnSync(executablePath, ['--version'], { stdio: 'ignore', env }).status === 0;

/**
 * Several processes may unpack at once. Each does so in a folder of its own, and the first to finish names it.
 *
 * @param {string} folder
 */
async function unpack(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const partial = mkdtempSync(`${folder}-`);
  const { TMPDIR } = process.env;
  // The package unpacks into the system's temporary folder, and takes any file called "chromium" that it finds there.
  process.env['TMPDIR'] = partial;
  try {
    await sparticuz.executablePath();
    const bin = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin');
    // A system without NSS lacks libraries, which the package brings as well.
    if (!starts(browserIn(partial, undefined))) await inflate(join(bin, 'al2023.tar.br'));
    // The package's own configuration looks for its fonts in /tmp. With this one no font of the system is found.
    writeFileSync(
      join(partial, 'fonts.conf'),
      `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
    );
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
  }
}
