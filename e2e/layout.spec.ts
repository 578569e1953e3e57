import { catalog } from '../src/games/catalog';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { stageReady } from './support/slots';

const screens = [
  { width: 390, height: 844, leastStage: 300 },
  { width: 820, height: 1180, leastStage: 500 },
  { width: 1440, height: 900, leastStage: 450 },
];

for (const { title, path } of catalog) {
  test(`the reels of ${title}, the bet, the win and SPIN! are on screen together, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await forceRenderer(page, 'dom');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    const { stage, balance, bet, win, minus, plus, spinButton } = await stageReady(page);
    for (const { leastStage, ...viewport } of screens) {
      await test.step(`at ${viewport.width} × ${viewport.height}`, async () => {
        await page.setViewportSize(viewport);
        for (const part of [stage, balance, bet, win, minus, plus, spinButton]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        const { width = 0 } = (await stage.boundingBox()) ?? {};
        expect(width).toBeGreaterThan(leastStage);
      });
    }
    for (const viewport of [
      { width: 320, height: 568 },
      { width: 844, height: 390 },
    ]) {
      await test.step(`at ${viewport.width} × ${viewport.height}`, async () => {
        await page.setViewportSize(viewport);
        for (const part of [bet, win, minus, plus, spinButton])
          await expect(part).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      });
    }
  });
}
