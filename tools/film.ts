/**
 * `npm run film`: films a spin and its win on the build in dist/, for the README. The page's time passes frame by frame,
 * so the film runs smoothly whatever machine it is made on.
 */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { grid } from '../testing/game/chance';
import { startSpin } from '../testing/game/slots';
import { advanceTime } from '../testing/time';
import { openBuiltGame } from './built-game.mjs';
import { openFrozenSlots } from './frozen-slots';

const root = resolve(import.meta.dirname, '..');
const file = resolve(root, 'docs/spin.webp');

/** Between two frames (ms). */
const FRAME_MS = 40;
/** A spin and its big win, until the stage is at rest again. */
const FRAMES = 160;
/** How long the last frame stays before the film begins again (ms). */
const PAUSE_MS = 1_200;
const WIDTH = 560;

const whales = grid('Fish Whale Shark', 'Tuna Whale Treasure', 'Octopus Whale Fish');

const { address, browser, close } = await openBuiltGame();
const { page, slots } = await openFrozenSlots(browser, address, whales, {
  viewport: { width: 900, height: 760 },
});

/** The machine, without toasts, which lie over it. */
const shoot = async (): Promise<Buffer> => {
  const screenshot = await page.locator('.machine').screenshot({
    style: '[data-testid=toast] { visibility: hidden !important }',
  });
  return sharp(screenshot).resize({ width: WIDTH }).png().toBuffer();
};

const frames = [await shoot()];
await startSpin(slots);
await page.mouse.move(0, 0);
while (frames.length < FRAMES) {
  await advanceTime(page, FRAME_MS);
  frames.push(await shoot());
}
await close();

await sharp(frames, { join: { animated: true } })
  .webp({
    quality: 55,
    effort: 6,
    loop: 0,
    delay: frames.map((_, i) => (i + 1 < FRAMES ? FRAME_MS : PAUSE_MS)),
  })
  .toFile(file);
console.log(`Written to docs/spin.webp, ${(statSync(file).size / 1_000_000).toFixed(2)} MB: look at it.`);
