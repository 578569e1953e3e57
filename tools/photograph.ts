/**
 * `npm run photograph`: takes screenshots of the build in dist/, for the README and for browsers, which show them before
 * the game is installed. They show a win on the middle reel, at the same moment whatever machine they are taken on.
 */
import { resolve } from 'node:path';
import sharp from 'sharp';
import { grid } from '../testing/game/chance';
import { spinToEnd } from '../testing/game/slots';
import { advanceTime } from '../testing/time';
import { openBuiltGame } from './built-game.mjs';
import { openFrozenSlots } from './frozen-slots';

const root = resolve(import.meta.dirname, '..');

const screenshots = [
  // As the manifest names them (build/offline.ts).
  { file: 'public/screenshots/wide.webp', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { file: 'public/screenshots/narrow.webp', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { file: 'docs/slots.webp', viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
];

const whales = grid('Fish Whale Octopus', 'Tuna Whale Treasure', 'Shark Whale Fish');

/** When the coins have arrived, and the reel that has won is lit (ms after the reels have stopped). */
const MOMENT_MS = 4_600;

const { address, browser, close } = await openBuiltGame();
for (const { file, ...screen } of screenshots) {
  const { page, slots } = await openFrozenSlots(browser, address, whales, screen);
  await spinToEnd(page, slots);
  await page.mouse.move(0, 0);
  await slots.toast.waitFor();
  await advanceTime(page, MOMENT_MS);
  // Toasts lie over the game, and their emoji needs a font that not every system has.
  const screenshot = await page.screenshot({ style: '[data-testid=toast] { display: none }' });
  await sharp(screenshot).webp({ quality: 82, effort: 6 }).toFile(resolve(root, file));
  await page.close();
}
await close();
const written = screenshots.map(({ file }) => file).join(', ');
console.log(`Written: ${written}. Look at them before you keep them.`);
