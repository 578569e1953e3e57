/**
 * `npm run photograph`: takes screenshots of the build in dist/, which browsers show before the game is
 * installed. They show a win on the middle reel.
 */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { openBuiltGame } from './built-game.mjs';

const root = resolve(import.meta.dirname, '..');
const folder = join(root, 'public/screenshots');

/** As the manifest names them (build/offline.mjs). */
const screenshots = [
  { name: 'wide', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'narrow', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
];

/** By place, row after row: whales down the middle reel. */
const OUTCOME = [0, 4, 3, 1, 4, 5, 2, 4, 0];

/** When the win is at its height (ms after the reels have stopped). */
const HEIGHT_MS = 700;

const { address, browser, close } = await openBuiltGame();
await mkdir(folder, { recursive: true });
for (const { name, ...screen } of screenshots) {
  const page = await browser.newPage({ ...screen, serviceWorkers: 'block', bypassCSP: true });
  await page.addInitScript((outcome) => {
    const draws = [...outcome];
    const others = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      others(array);
      const [next] = array instanceof Uint32Array ? draws.splice(0, 1) : [];
      if (next !== undefined && array instanceof Uint32Array) array[0] = next;
      return array;
    };
  }, OUTCOME);
  await page.goto(`${address}slots`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'SPIN!' }).click();
  await page.locator('[data-testid=slot-stage][data-phase=settled]').waitFor();
  await page.waitForTimeout(HEIGHT_MS);
  // Toasts lie over the game, and their emoji needs a font that not every system has.
  const screenshot = await page.screenshot({ style: '[data-testid=toast] { display: none }' });
  await sharp(screenshot)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  await page.close();
}
await close();
console.log('Written to public/screenshots: look at them before you keep them.');
