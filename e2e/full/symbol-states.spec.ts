import type { Locator } from '@playwright/test';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { symbolIds } from '../../src/engine/definition';
import { luckyFishing } from '../../src/games/lucky-fishing/definition';
import { fishFrame, fishFrames, pngOf } from '../../testing/animations/drawn-frames';
import { asepriteData, named, packSheet } from '../../testing/animations/sheets';
import { stubOutcome } from '../../testing/game/chance';
import { luckyRounds } from '../../testing/game/games';
import { renderers } from '../../testing/game/renderers';
import { openSlots, seedSave, stageReady, startSpin } from '../../testing/game/slots';
import { screenshotWith } from '../../testing/pixels';
import { advanceTime, freezeTime } from '../../testing/time';
import { expect, test } from '../support/fixtures';
import { ball, drop, file, type Dropped } from '../support/studio';

// What a skin may add to the picture of a symbol: what it does as its reel lands, and what it shows while that turns.

/** A skin of fish, whose blurs are magenta, and which are green while they land. */
async function skinZip(): Promise<Dropped> {
  const frames = [fishFrame(0), ...fishFrames(7, { colour: [0, 255, 0] })];
  const { pages, packed } = packSheet(frames);
  const [page = fishFrame(0)] = pages;
  const data = asepriteData(
    named(packed, (n) => `fish ${n}`),
    page,
    () => 60,
  );
  const [still, sheet] = await Promise.all([pngOf(fishFrame(0)), pngOf(page)]);
  const about = { name: 'Landing', author: 'Ada', licence: 'CC0-1.0', games: ['lucky-fishing'] };
  const files = symbolIds(luckyFishing).flatMap((id) => {
    const slot = `lucky-fishing/symbols/${id}`;
    return [
      [`${slot}.png`, still],
      [`${slot}.land.png`, sheet],
      [`${slot}.land.json`, Buffer.from(data)],
      [`${slot}.blur.svg`, Buffer.from(ball('#ff00ff'))],
    ] as const;
  });
  const zip = zipSync({ 'skin.json': Buffer.from(JSON.stringify(about)), ...Object.fromEntries(files) });
  return file('landing.zip', zip, 'application/zip');
}

/** The parts of what the reels show (0 to 1) that are the magenta of blurs, the green of what lands, and the orange of stills. */
async function coloursOn(reels: Locator, css = '') {
  const pixels = await sharp(await screenshotWith(reels, css))
    .removeAlpha()
    .raw()
    .toBuffer();
  let [magenta, green, orange] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, middle = 0, blue = 0] = pixels.subarray(at, at + 3);
    if (red > 200 && middle < 60 && blue > 200) magenta++;
    if (red < 60 && middle > 200 && blue < 60) green++;
    if (red > 200 && middle > 90 && middle < 150 && blue < 80) orange++;
  }
  const all = pixels.length / 3;
  return { magenta: magenta / all, green: green / all, orange: orange / all };
}

for (const renderer of renderers)
  test(`a symbol shows its blur while its reel turns, and moves as that lands, by ${renderer}`, async ({
    page,
  }) => {
    await seedSave(page, { renderer });
    await freezeTime(page);
    await stubOutcome(page, luckyRounds.loss);
    await openSlots(page);
    await drop(page.locator('body'), [await skinZip()]);
    await page.getByRole('dialog').getByRole('button', { name: 'Look at it' }).click();
    const slots = await stageReady(page);
    await expect(slots.stage).toHaveAttribute('data-renderer', renderer);
    await expect(page.getByRole('table', { name: 'Paytable' }).locator('img').first()).toHaveAttribute(
      'src',
      /^blob:/,
    );
    await page.waitForLoadState('networkidle');
    const reels = page.locator('.reel-window');
    const landed = page.locator('.landed-reels .symbol-actor');
    expect(await coloursOn(reels)).toMatchObject({ magenta: 0, green: 0 });
    await startSpin(slots);
    await advanceTime(page, 800);
    expect((await coloursOn(reels)).magenta).toBeGreaterThan(0.15);
    await expect(landed).toHaveCount(0);
    // The last reel has just come to rest.
    await advanceTime(page, 1_220);
    const atRest = await coloursOn(reels);
    expect(atRest.magenta).toBe(0);
    expect(atRest.green).toBeGreaterThan(0.02);
    const without = await coloursOn(reels, '.landed-reels { visibility: hidden !important }');
    await advanceTime(page, 1_000);
    const after = await coloursOn(reels);
    expect(after).toMatchObject({ magenta: 0, green: 0 });
    // Below what was still moving, of two reels of three, nothing was drawn.
    expect(without.orange).toBeLessThan(0.5 * after.orange);
    await expect(landed).toHaveCount(0);
  });
