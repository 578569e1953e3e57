import type { Locator, Page } from '@playwright/test';
import { countDrawing, drawingOf, startCounting } from '../../testing/measures/drawing';
import { stubOutcome } from '../../testing/game/chance';
import { type GameUnderTest, gameUnderTest, inCoins, lastNamesOf } from '../../testing/game/games';
import { playMany, seedHistory } from '../../testing/saved/history';
import { expect, test } from '../support/fixtures';
import { expectReelsDrawn } from '../support/reels-drawn';
import { forceRenderer, type Renderer } from '../../testing/game/renderers';
import { openSlots, startSpin } from '../../testing/game/slots';
import { advanceTime, freezeTime, jumpTime } from '../../testing/time';

// The window on another screen, and the page zoomed.

// Two screens side by side, on the second of which a CSS pixel is four device pixels.
test.use({
  isDrawn: true,
  // The window's own size and pixels, not emulated ones.
  viewport: null,
  deviceScaleFactor: ({}, use) => use(undefined),
  launchOptions: [
    ({ launchOptions }, use) => {
      const screens = '--screen-info={1600x1200}{1600x1200 devicePixelRatio=2}';
      return use({ ...launchOptions, args: [...(launchOptions.args ?? []), screens] });
    },
    { scope: 'worker' },
  ],
});

/** Where a window is, and what is zoomed in it. */
interface Place {
  /** Device pixels to a CSS pixel. */
  readonly ratio: number;
  /** From the left edge of the first screen (CSS pixels). */
  readonly left: number;
  readonly zoom: number;
}

const coarse: Place = { ratio: 1, left: 0, zoom: 1 };
const fine: Place = { ratio: 2, left: 1600, zoom: 1 };
const zoomed: Place = { ratio: 1.6, left: 0, zoom: 1.6 };

/** In CSS pixels. */
const WINDOW = { width: 800, height: 600 };

/** The window of a page, to be dragged. Zoomed, it has fewer CSS pixels. */
async function windowOf(page: Page) {
  // One session throughout: what one emulates another can not take back.
  const browser = await page.context().newCDPSession(page);
  const { windowId } = await browser.send('Browser.getWindowForTarget');
  return {
    moveTo: async ({ ratio, left, zoom }: Place): Promise<void> => {
      const [width, height] = [Math.floor(WINDOW.width / zoom), Math.floor(WINDOW.height / zoom)];
      const expectWindow = (shownWidth: number): Promise<void> =>
        expect
          .poll(() => page.evaluate(() => [window.innerWidth, Math.round(window.devicePixelRatio * 100)]))
          .toEqual([shownWidth, ratio * 100]);
      await browser.send('Browser.setWindowBounds', { windowId, bounds: { left, ...WINDOW } });
      if (zoom === 1) {
        await browser.send('Emulation.clearDeviceMetricsOverride');
        await expectWindow(width);
        return;
      }
      // An emulated window resizes before its pixels change, and of these the page hears nothing; a browser that zooms
      // does both at once. So the window gets its pixels first, and its size then.
      for (const emulatedWidth of [width - 1, width]) {
        await browser.send('Emulation.setDeviceMetricsOverride', {
          width: emulatedWidth,
          height,
          deviceScaleFactor: ratio,
          mobile: false,
        });
        await expectWindow(emulatedWidth);
      }
    },
  };
}

/** Waits until each of these canvases has this many pixels to a CSS pixel. */
async function expectPixels(canvases: Locator, ratio: number): Promise<void> {
  for (const canvas of await canvases.all())
    await expect
      .poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.width / element.clientWidth))
      .toBeCloseTo(ratio, 1);
}

/** Whether an element is as large as what holds it (CSS pixels). */
function isFilling({ clientWidth, clientHeight, offsetParent }: HTMLElement): boolean {
  return clientWidth === offsetParent?.clientWidth && clientHeight === offsetParent.clientHeight;
}

/** Expects that the canvases of a page at rest get the pixels of a finer screen, and of a coarser one. */
async function expectSharpCanvases(page: Page, canvases: Locator): Promise<void> {
  const { moveTo } = await windowOf(page);
  for (const place of [coarse, fine, coarse]) {
    await moveTo(place);
    await expectPixels(canvases, place.ratio);
  }
}

/** The most device pixels to a CSS pixel that a canvas has (pixi-canvas.tsx). */
const MAX_PIXELS = 2;

/**
 * Expects that another screen and a zoomed page show the reels in their pixels, that nothing is drawn afterwards, and that
 * a spin goes on through it.
 */
async function expectSharpOnOtherScreens(page: Page, game: GameUnderTest, renderer: Renderer): Promise<void> {
  const { definition, win } = game;
  await forceRenderer(page, renderer);
  await freezeTime(page);
  await countDrawing(page);
  await stubOutcome(page, win);
  const { moveTo } = await windowOf(page);
  const slots = await openSlots(page, definition);
  const { stage, balance, cells } = slots;

  /** Waits until a canvas fills the stage: it follows once the window has its size. */
  const expectFit = async ({ ratio }: Place): Promise<void> => {
    const canvas = stage.locator('canvas');
    await expectPixels(canvas, Math.min(ratio, MAX_PIXELS));
    if (renderer !== 'dom') await expect.poll(() => canvas.evaluate(isFilling)).toBe(true);
  };
  for (const place of [zoomed, fine, coarse])
    await test.step(`at ${place.ratio} device pixels it is drawn anew, and at rest again`, async () => {
      await startCounting(page);
      await moveTo(place);
      await expectFit(place);
      await startCounting(page);
      await advanceTime(page, 1_000);
      expect(await drawingOf(page)).toMatchObject({ framesAsked: 0, draws: 0 });
      await expectReelsDrawn(stage, renderer);
    });

  await test.step('a spin goes on through it', async () => {
    await startSpin(slots);
    await jumpTime(page, 500);
    await moveTo(fine);
    await expectFit(fine);
    await expectReelsDrawn(stage, renderer);
    await jumpTime(page, 500);
    await moveTo(coarse);
    await expectFit(coarse);
    await jumpTime(page, 985);
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await jumpTime(page, 45);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(cells).toHaveText(lastNamesOf(win));
    await expect(balance).toHaveText(inCoins(1000 - definition.bet.default + win.payout));
  });
}

// Each game once, and each renderer.
const [fishing, ocean] = [gameUnderTest('lucky-fishing'), gameUnderTest('ocean-treasures')];
for (const [game, renderer] of [
  [fishing, 'webgl'],
  [ocean, 'canvas'],
  [ocean, 'dom'],
] as const)
  test(`${game.title} by ${renderer} stays sharp where the window goes to another screen or the page is zoomed`, ({
    page,
  }) => expectSharpOnOtherScreens(page, game, renderer));

test('plots and passing symbols are redrawn on another screen', async ({ page }) => {
  await seedHistory(page, playMany(60, Date.UTC(2026, 0, 1, 9)));
  await page.goto('/profile');
  const plots = page.locator('.plot canvas');
  await page.getByRole('region', { name: 'Save file' }).scrollIntoViewIfNeeded();
  await expect(plots).toHaveCount(2);
  await expectSharpCanvases(page, plots);

  await page.goto('/studio');
  await page.getByRole('button', { name: 'Close-up of Fish', exact: true }).click();
  const passing = page
    .getByRole('group', { name: 'Fish, At full speed, Original, on dark' })
    .locator('canvas');
  await expect(passing).toHaveCount(3);
  await expectSharpCanvases(page, passing);
});
