import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots } from './support/slots';

test('the reels, the bet, the win and SPIN! are on screen together', async ({ page }) => {
  await forceRenderer(page, 'dom');
  const screens = [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  const { stage, balance, bet, win, minus, plus, spinButton } = await openSlots(page);
  for (const viewport of screens) {
    await test.step(`at ${viewport.width} × ${viewport.height}`, async () => {
      await page.setViewportSize(viewport);
      for (const part of [stage, balance, bet, win, minus, plus, spinButton]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const { width: stageWidth = 0 } = (await stage.boundingBox()) ?? {};
      expect(stageWidth).toBeGreaterThan(300);
    });
  }
});
