/**
 * `npm run photograph:studio`: takes the pictures of docs/make-a-skin.md, of the build in dist/. A fish of pixels is what
 * the artist has drawn.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { openBuiltGame } from './built-game.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'docs/make-a-skin');
const fish = join(root, 'skins/pixel/lucky-fishing/symbols/fish.png');

/** When the win is at its height (ms after the reels have stopped). */
const HEIGHT_MS = 700;

const { address, browser, close } = await openBuiltGame();
const page = await browser.newPage({
  viewport: { width: 1100, height: 900 },
  serviceWorkers: 'block',
  bypassCSP: true,
});
await mkdir(folder, { recursive: true });
/** @param {import('@playwright/test').Locator} part @param {string} name @param {number} [height] of what is kept (pixels) */
const take = async (part, name, height) => {
  // What lies over the page while it scrolls.
  const style = 'header, a[href="#main"], [data-testid=toast] { visibility: hidden !important }';
  const picture = sharp(await part.screenshot({ style }));
  const { width, height: whole } = await picture.metadata();
  await picture
    .extract({ left: 0, top: 0, width, height: height ?? whole })
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
};

await page.goto(`${address}studio`, { waitUntil: 'networkidle' });
await take(page.locator('.studio-drop'), 'drop');
await page.getByTestId('studio-files').setInputFiles(fish);
await page.getByText('Small win: Fish').waitFor();
await page.waitForTimeout(HEIGHT_MS);
await take(page.locator('.trial'), 'reels');
await page.getByRole('button', { name: 'Close-up of Fish' }).click();
await page.getByRole('heading', { name: 'At full speed' }).waitFor();
await page.waitForLoadState('networkidle');
await take(page.locator('.studio-card[data-open=true]'), 'look-closely', 772);
await close();
console.log('Written to docs/make-a-skin: look at them before you keep them.');
