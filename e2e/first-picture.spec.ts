import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { catalog } from '../src/games/catalog';
import { everyPage } from '../src/pages/page-list';
import { paths } from '../src/pages/paths';
import { stubOutcome } from '../testing/game/chance';
import { waitForAnimations } from '../testing/time';
import { luckyRounds } from '../testing/game/games';
import { forceRenderer } from '../testing/game/renderers';
import { slotsOf, stageReady } from '../testing/game/slots';
import { changedPart } from '../testing/pixels';
import { luckyFishingWith, savedGameWith } from '../testing/saved/saved-game';
import { listen } from './support/announced';
import { expect, test } from './support/fixtures';

// What a visit sees before any program has run, and how the program takes that over.

test.use({ isDrawn: true });

/** What the HTML can't know, or what has no use without the program. */
const blanks = (page: Page): Locator[] => [
  page.getByTestId('coin-balance').locator('..'),
  page.locator('.menu-toggle, .notice-board, img[src*="-pearl-"], .machine-plate dl > :first-child'),
  page.getByText('Challenge ends').locator('..'),
];

/** Pages most of which a browser must look up first: the studio's art, and the player's own figures. */
const needsProgram: readonly string[] = [paths.studio, paths.profile];

/** Whether all pictures of a page that are to be seen have come. */
const hasPictures = (): boolean =>
  [...document.images].every(
    (image) =>
      (image.complete && image.naturalWidth > 0) ||
      image.getBoundingClientRect().top > window.innerHeight ||
      image.offsetParent === null,
  );

test.describe(() => {
  // Where a picture is drawn at less than half its size, browsers take a smaller copy of it, or not, from one time to the next.
  test.use({ deviceScaleFactor: 2 });

  for (const width of [390, 1280])
    test(
      `each page is there without JavaScript, and looks the same with it, at ${width} px`,
      {
        tag: width === 390 ? [] : '@full',
      },
      async ({ browser, baseURL, page }) => {
        await forceRenderer(page, 'dom');
        const viewport = { width, height: 800 };
        // Below it one line says what needs JavaScript.
        const clip = { x: 0, y: 0, width, height: 720 };
        const context = await browser.newContext({
          javaScriptEnabled: false,
          viewport,
          deviceScaleFactor: 2,
          ...(baseURL !== undefined && { baseURL }),
        });
        const plain = await context.newPage();
        await page.setViewportSize(viewport);
        for (const { path } of everyPage)
          await test.step(path, async () => {
            await Promise.all([plain, page].map((one) => one.goto(path)));
            await expect(plain.getByRole('heading', { level: 1 })).toHaveCount(1);
            await expect(plain.locator('body > noscript p')).toBeVisible();
            expect(await plain.getByRole('link').count()).toBeGreaterThan(5);
            if (needsProgram.includes(path)) return;
            // Its reels are other elements than those of the HTML, with pictures of their own.
            if (catalog.some((game) => game.path === path)) await stageReady(page);
            for (const one of [plain, page]) await expect.poll(() => one.evaluate(hasPictures)).toBe(true);
            const [without, hydrated] = await Promise.all(
              [plain, page].map((one) =>
                one.screenshot({ mask: blanks(one), clip, animations: 'disabled', caret: 'initial' }),
              ),
            );
            expect(await changedPart(without ?? Buffer.of(), hydrated ?? Buffer.of()), path).toBeLessThan(
              0.005,
            );
          });
        await context.close();
      },
    );
});

test('a page asks for few scripts, all at once', async ({ request }) => {
  const most = [{ path: paths.home, count: 6 }, ...catalog.map(({ path }) => ({ path, count: 10 }))];
  for (const { path, count } of most) {
    const html = await (await request.get(path)).text();
    const scripts = html.match(/ rel="modulepreload"|<script [^>]*src=/g) ?? [];
    expect(scripts.length, path).toBeGreaterThan(1);
    expect(scripts.length, path).toBeLessThanOrEqual(count);
  }
});

/** A program that is on its way until it is let through. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letThrough: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return () => letThrough();
}

/** Opens /slots as long as its program is on its way, which is then let through. */
async function openHeldBack(page: Page): Promise<() => void> {
  const letThrough = await holdBack(page, /\/assets\/home-[^/]*\.js$/);
  await page.goto('/slots', { waitUntil: 'commit' });
  return letThrough;
}

test('a press is answered before the canvas is there, which takes over at rest without a jump', async ({
  page,
}) => {
  await stubOutcome(page, luckyRounds.loss);
  const showCanvas = await holdBack(page, /pixi-canvas/);
  await page.goto('/slots');
  const slots = slotsOf(page);
  const announced = await listen(page);
  const started = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const stage = document.querySelector('[data-testid=slot-stage]');
        let pressed = 0;
        document.addEventListener('click', () => (pressed = performance.now()), {
          capture: true,
          once: true,
        });
        new MutationObserver((_, observer) => {
          if (stage?.getAttribute('data-phase') !== 'spinning') return;
          observer.disconnect();
          resolve(performance.now() - pressed);
        }).observe(document, { attributes: true, subtree: true });
      }),
  );
  await slots.spinButton.click();
  await expect(slots.balance).toHaveText('990');
  // Usually a few milliseconds. A busy machine may take longer: the benchmark has the time.
  expect(await started).toBeLessThan(1_000);
  await expect(slots.stage).toHaveAttribute('data-renderer', 'dom');
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
  expect((await announced.jsonValue()).join(' ')).toContain('No win');
  await expect(slots.cells.first()).not.toHaveText('');
  // Edges are smoothed in another way: what is far from them must not move.
  const look = async (): Promise<Buffer> =>
    sharp(await slots.stage.screenshot())
      .blur(3)
      .png()
      .toBuffer();
  // The bubbles that the reels have stirred up.
  await waitForAnimations(page);
  const before = await look();
  showCanvas();
  await expect(slots.stage).toHaveAttribute('data-renderer', 'canvas');
  expect(await changedPart(before, await look())).toBeLessThan(0.005);
});

test('a press before the program is there starts one round, once it is', async ({ page }) => {
  await stubOutcome(page, luckyRounds.loss);
  const start = await openHeldBack(page);
  const slots = slotsOf(page);
  await slots.spinButton.click();
  await slots.spinButton.click();
  start();
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
  await expect(slots.balance).toHaveText('990');
});

/** Records each text of a balance that a visit shows, from the first frame on. */
const recordBalances = (page: Page) =>
  page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { shownBalances: texts });
    const look = (): void => {
      const balance = document.querySelector('[data-testid=coin-balance]');
      const isShown = balance && getComputedStyle(balance).visibility === 'visible';
      if (isShown && texts.at(-1) !== balance.textContent) texts.push(balance.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
const shownBalances = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { shownBalances: string[] }).shownBalances);

test('nothing that is untrue for a returning player is shown for one frame', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 480 });
  const photograph = async (saved: object): Promise<Buffer> => {
    await page.goto('/terms');
    await page.evaluate(
      (text) => localStorage.setItem('lucky-fishing', text),
      JSON.stringify(savedGameWith(saved)),
    );
    await page.goto('/slots');
    await page.waitForLoadState('networkidle');
    return page.screenshot();
  };
  const untrue = await photograph({});
  const own = await photograph({ coins: 240, skin: 'pixel', language: 'de' });
  await recordBalances(page);
  const frames: Buffer[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await page.reload();
  await page.waitForLoadState('networkidle');
  await session.send('Page.stopScreencast');
  const size = await sharp(own).metadata();
  const fitted = (frame: Buffer): Promise<Buffer> =>
    sharp(frame).resize(size.width, size.height).png().toBuffer();
  expect(frames.length).toBeGreaterThan(1);
  for (const [n, frame] of frames.entries()) {
    const picture = await fitted(frame);
    const isBlank = (await sharp(picture).stats()).channels.every(({ stdev }) => stdev < 4);
    // Its pictures come one after the other, but what is there is the player's own look.
    if (!isBlank)
      expect(await changedPart(picture, own), `frame ${n} of ${frames.length}`).toBeLessThan(
        await changedPart(picture, untrue),
      );
  }
  expect((await shownBalances(page)).filter((text) => text !== '')).toEqual(['240']);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('a returning player sees no balance, bet or grid but their own', async ({ page }) => {
  const lastRound = { bet: 50, seed: 1, spins: ['000000000'] };
  await page.goto('/terms');
  await page.evaluate(
    (text) => localStorage.setItem('lucky-fishing', text),
    JSON.stringify(
      savedGameWith({
        coins: 240,
        games: luckyFishingWith({ bet: 50, lastRound }),
      }),
    ),
  );
  await recordBalances(page);
  const start = await openHeldBack(page);
  const { spinButton, balance, bet, stage } = slotsOf(page);
  await expect(spinButton).toBeVisible();
  await expect(balance).toHaveText('');
  await expect(bet).toHaveText('');
  await expect(stage.locator('.dom-reel').first()).toBeHidden();
  await expect(page.getByRole('table', { name: 'Paytable' }).getByText('50 coins')).toBeHidden();
  start();
  await expect(balance).toHaveText('240');
  await expect(bet).toHaveText('50');
  await expect(stage.locator('.dom-reel, canvas').filter({ visible: true })).not.toHaveCount(0);
  expect((await shownBalances(page)).filter((text) => text !== '')).toEqual(['240']);
});
