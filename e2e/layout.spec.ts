import { expect, test } from './support/fixtures';
import { paths } from './support/paths';
import { forceRenderer } from './support/renderers';
import { openSlots, startWith } from './support/slots';

test.beforeEach(async ({ page }) => forceRenderer(page, 'dom'));

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} × ${height} the reels, the bet, the win and SPIN! are on screen together`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { stage, balance, bet, win, minus, plus, spinButton } = await openSlots(page);
    for (const part of [stage, balance, bet, win, minus, plus, spinButton]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    const { width: stageWidth = 0 } = (await stage.boundingBox()) ?? {};
    expect(stageWidth).toBeGreaterThan(300);
  });
}

const WIDTHS = [320, 390, 820, 1440];

for (const path of paths) {
  test(`${path} never scrolls sideways`, async ({ page, expectError }) => {
    if (path === '/no-such-page') expectError(/404/);
    // A great fortune is the widest thing in the header.
    await startWith(page, Number.MAX_SAFE_INTEGER);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      const sideways = (): Promise<number[]> =>
        page.evaluate(() => {
          window.scrollTo(10_000, 0);
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth - clientWidth, window.scrollX];
        });
      await expect.poll(sideways, `at ${width} px`).toEqual([0, 0]);
    }
  });
}
