import { expect, test } from './support/fixtures';
import { games } from './support/games';
import { lost } from './support/lost';
import { forceRenderer } from './support/renderers';
import { openSlots } from './support/slots';

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** A symbol of this size can be told from the others (CSS pixels). */
const READABLE = 48;

for (const { definition, title } of games) {
  test(`the reels, the bet, the win and SPIN! of ${title} are on screen together, and nothing sideways`, async ({
    page,
  }) => {
    await forceRenderer(page, 'dom');
    await page.setViewportSize({ width: 390, height: 844 });
    const { stage, balance, bet, win, minus, plus, spinButton } = await openSlots(page, definition);
    const { columns, rows } = definition.grid;
    for (const viewport of screens) {
      await test.step(`at ${viewport.width} × ${viewport.height}`, async () => {
        await page.setViewportSize(viewport);
        for (const part of [stage, balance, bet, win, minus, plus, spinButton]) {
          await expect(part).toBeInViewport({ ratio: 1 });
        }
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        const { width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
        expect(Math.min(width / columns, height / rows)).toBeGreaterThan(READABLE);
        await expect.poll(() => lost(page)).toEqual([]);
      });
    }
  });
}
