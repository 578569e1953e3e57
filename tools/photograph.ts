/**
 * Takes pictures of the build in dist/. The page's time passes frame by frame, so that they are the same whatever machine
 * they are taken on.
 *
 * - `npm run photograph`: screenshots of a win, for the README and for browsers, which show them before the game is installed
 * - `npm run film`: a spin and its win, for the README
 * - `npm run film -- --round '<link>'`: a round from its link, as for a bug report, into reports/round.webp
 * - `npm run film -- --sheets [part of a name]`: every size of win, free spins and demonstrations, moment by moment, in each
 *   game, three looks and two windows, into reports/sheets/
 * - `npm run photograph:studio`: the pictures of docs/make-a-skin.md; a fish of pixels is what the artist has drawn
 */
import type { BrowserContextOptions, Locator } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { luckyRounds } from '../testing/game/games';
import { openFrozen, spinToEnd, startSpin } from '../testing/game/slots';
import { advanceTime, freezeAnimations, freezeTime } from '../testing/time';
import { openBuiltGame } from './built-game.mjs';
import { writeSheets } from './win-sheets';

const inProject = (path: string): string => resolve(import.meta.dirname, '..', path);
const { address, browser, close } = await openBuiltGame();

const openPage = (screen: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor'>) =>
  browser.newPage({
    ...{ ...screen, baseURL: address, serviceWorkers: 'block' },
    // For the style sheets that hide what lies over the game.
    bypassCSP: true,
  });

/** Opens the Slots page with its time frozen, for a round that three whales win. */
async function openWhales(screen: Parameters<typeof openPage>[0]) {
  const page = await openPage(screen);
  const slots = await openFrozen(page, luckyRounds.middleWhale, { renderer: 'canvas' });
  await page.waitForLoadState('networkidle');
  await freezeAnimations(page);
  return { page, slots };
}

/** When the coins have arrived, and the reel that has won is lit (ms after the reels have stopped). */
const MOMENT_MS = 4_600;

const screenshots = [
  // As the manifest names them (build/offline.ts).
  { file: 'public/screenshots/wide.webp', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { file: 'public/screenshots/narrow.webp', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { file: 'docs/slots.webp', viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
];

async function photograph(): Promise<string> {
  for (const { file, ...screen } of screenshots) {
    const { page, slots } = await openWhales(screen);
    await spinToEnd(page, slots);
    await page.mouse.move(0, 0);
    await slots.toast.waitFor();
    await advanceTime(page, MOMENT_MS);
    // Toasts lie over the game, and their emoji needs a font that not every system has.
    const screenshot = await page.screenshot({ style: '[data-testid=toast] { display: none }' });
    await sharp(screenshot).webp({ quality: 82, effort: 6 }).toFile(inProject(file));
    await page.close();
  }
  return screenshots.map(({ file }) => file).join(', ');
}

/** Between two frames of the film, and how long the last one stays before it begins again (ms). */
const [FRAME_MS, PAUSE_MS] = [40, 1_200];
/** What is filmed once a round is settled. */
const WIN_FRAMES = 60;
/** A spin and its big win, until the stage is at rest again. */
const FRAMES = 160;

async function film(): Promise<string> {
  const { page, slots } = await openWhales({ viewport: { width: 900, height: 760 } });
  /** The machine, without toasts, which lie over it. */
  const shoot = async (): Promise<Buffer> => {
    const style = '[data-testid=toast] { visibility: hidden !important }';
    const screenshot = await page.locator('.machine').screenshot({ style });
    return sharp(screenshot).resize({ width: 560 }).png().toBuffer();
  };
  const frames = [await shoot()];
  await startSpin(slots);
  await page.mouse.move(0, 0);
  while (frames.length < FRAMES) {
    await advanceTime(page, FRAME_MS);
    frames.push(await shoot());
  }
  const delay = frames.map((_, n) => (n + 1 < FRAMES ? FRAME_MS : PAUSE_MS));
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 55, effort: 6, loop: 0, delay })
    .toFile(inProject('docs/spin.webp'));
  return 'docs/spin.webp';
}

/** How much of the longest rounds is filmed (frames). */
const MAX_FRAMES = 1_500;

/** Films a round from the first frame until what it has won is shown. */
async function filmRound(link: string): Promise<string> {
  const { pathname, hash } = new URL(link, address);
  const page = await openPage({ viewport: { width: 900, height: 900 } });
  await freezeTime(page);
  await page.goto(pathname + hash, { waitUntil: 'networkidle' });
  const machine = page.locator('.machine');
  const stage = page.getByTestId('slot-stage');
  // A code that can't be played leaves an ordinary machine, and a message.
  const shown = page.locator('[data-replay], [data-testid=toast]').first();
  await shown.waitFor();
  if (!(await stage.getAttribute('data-phase')) || (await stage.getAttribute('data-replay')) === null)
    throw new Error(`The link can't be played. ${await shown.innerText()}`);
  await freezeAnimations(page);
  const shoot = async (): Promise<Buffer> =>
    sharp(await machine.screenshot())
      .resize({ width: 560 })
      .png()
      .toBuffer();
  const frames = [await shoot()];
  let left = WIN_FRAMES;
  while (left > 0 && frames.length < MAX_FRAMES) {
    await advanceTime(page, FRAME_MS);
    frames.push(await shoot());
    if ((await stage.getAttribute('data-phase')) === 'settled') left--;
  }
  const file = 'reports/round.webp';
  await mkdir(inProject('reports'), { recursive: true });
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 55, loop: 0, delay: frames.map(() => FRAME_MS) })
    .toFile(inProject(file));
  return file;
}

async function photographStudio(): Promise<string> {
  const folder = inProject('docs/make-a-skin');
  await mkdir(folder, { recursive: true });
  const page = await openPage({ viewport: { width: 1100, height: 900 } });
  /** @param height of what is kept (pixels) */
  const take = async (part: Locator, name: string, height?: number): Promise<void> => {
    // What lies over the page while it scrolls.
    const style = 'header, a[href="#main"], [data-testid=toast] { visibility: hidden !important }';
    const picture = sharp(await part.screenshot({ style }));
    const { width, height: whole } = await picture.metadata();
    await picture
      .extract({ left: 0, top: 0, width, height: height ?? whole })
      .webp({ quality: 82, effort: 6 })
      .toFile(resolve(folder, `${name}.webp`));
  };
  await page.goto('/studio', { waitUntil: 'networkidle' });
  await take(page.locator('.studio-drop'), 'drop');
  const fish = inProject('skins/pixel/lucky-fishing/symbols/fish.png');
  await page.getByTestId('studio-files').setInputFiles(fish);
  await page.getByText('Small win: Fish').waitFor();
  // The win is at its height.
  await page.waitForTimeout(700);
  await take(page.locator('.studio-top'), 'reels');
  await page.getByRole('button', { name: 'Close-up of Fish' }).click();
  await page.getByRole('heading', { name: 'At full speed' }).waitFor();
  await page.waitForLoadState('networkidle');
  await take(page.locator('.studio-card[data-open=true]'), 'look-closely', 772);
  return 'docs/make-a-skin/';
}

async function filmSheets(part = ''): Promise<string> {
  const folder = 'reports/sheets';
  const names = await writeSheets(browser, address, inProject(folder), part);
  return `${names.length} sheets into ${folder}/`;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { round: { type: 'string' }, sheets: { type: 'boolean' } },
});
const { round, sheets } = values;
const [what = '', part] = positionals;
const filmed = sheets ? () => filmSheets(part) : round === undefined ? film : () => filmRound(round);
const written = { film: filmed, studio: photographStudio }[what] ?? photograph;
console.log(`Wrote ${await written()}. Look at it before you keep it.`);
await close();
