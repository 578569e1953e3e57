import type { Locator, Page } from '@playwright/test';
import { stubNextOutcome } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { gameUnderTest, inCoins, type GameUnderTest } from '../testing/game/games';
import { COUNTED_MS, openFrozen, stageReady } from '../testing/game/slots';
import { jumpTime } from '../testing/time';
import { tooSmall } from './support/too-small';

// Played by a thumb, on a phone held upright and sideways. The targets of each page are in every-page.spec.ts.

test.use({ hasTouch: true, isMobile: true });

const upright = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };
/** A symbol of this size can be told from the others (CSS pixels). */
const READABLE = 48;
/** The reels take at least this part of a phone's screen. */
const REELS_PART = 0.27;
const phones = [upright, sideways, { width: 360, height: 640 }, { width: 320, height: 568 }];

test('on phones the machines are in view, and swipes, taps and pinches work', async ({ page }) => {
  const [first, other] = [gameUnderTest('lucky-fishing'), gameUnderTest('ocean-treasures')];
  await page.setViewportSize(upright);
  const slots = await openFrozen(page, first.win, { game: first.definition });
  const { stage, balance, bet, win, minus, plus, spinButton, toast } = slots;
  const controls = [stage, bet, win, minus, plus, spinButton];

  const expectInView = async ({ definition }: GameUnderTest): Promise<void> => {
    for (const viewport of phones) {
      const { width, height } = viewport;
      await test.step(`${definition.title} at ${width} × ${height}`, async () => {
        await page.setViewportSize(viewport);
        for (const part of [balance, ...controls]) await expect(part).toBeInViewport({ ratio: 1 });
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        const { columns, rows } = definition.grid;
        const reels = await boxOf(stage);
        const symbol = Math.min((reels.right - reels.left) / columns, (reels.bottom - reels.top) / rows);
        expect(symbol).toBeGreaterThan(READABLE);
        const area = (reels.right - reels.left) * (reels.bottom - reels.top);
        expect(area / (width * height)).toBeGreaterThan(REELS_PART);
        const button = await boxOf(spinButton);
        expect(height - button.bottom).toBeLessThan(32);
        if (width > height) expect(button.left, 'beside the reels').toBeGreaterThan(reels.right);
        else expect(button.top, 'below the reels').toBeGreaterThan(reels.bottom);
      });
    }
  };
  await expectInView(first);

  await test.step('a notch and the bars of the system cover nothing that is pressed or read', async () => {
    await page.setViewportSize(sideways);
    const browser = await page.context().newCDPSession(page);
    const insets = { left: 47, right: 47, bottom: 21, top: 0 };
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
    const uncovered = async (parts: Locator): Promise<void> => {
      for (const part of await parts.all()) {
        const { left, right } = await boxOf(part);
        expect(left).toBeGreaterThanOrEqual(insets.left);
        expect(right).toBeLessThanOrEqual(sideways.width - insets.right);
      }
    };
    await uncovered(
      page.locator(':is(header :is(a, button), nav a, .machine :is(button, dd), .machine-box):visible'),
    );
    for (const part of controls)
      expect((await boxOf(part)).bottom).toBeLessThanOrEqual(sideways.height - insets.bottom);
    await page.getByRole('button', { name: 'Help' }).tap();
    await uncovered(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Close' }).last().tap();
    await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  });

  await test.step('everything in a message, the help and the menu is as large as a finger', async () => {
    await page.setViewportSize(upright);
    const menu = page.getByRole('navigation', { name: 'Main' });
    const expectLarge = async (shown: Locator): Promise<void> => {
      await expect(shown).toBeVisible();
      // A message grows to its size as it comes.
      await expect.poll(() => tooSmall(page)).toEqual([]);
    };
    await spinButton.tap();
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await jumpTime(page, 2_030);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await jumpTime(page, COUNTED_MS);
    await expectLarge(toast);
    await page.getByRole('button', { name: 'Help' }).tap();
    await expectLarge(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Close' }).last().tap();
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expectLarge(menu);
    await menu.getByRole('link', { name: other.pageTitle }).tap();
  });

  await expect(stage).toHaveAttribute('data-game', other.id);
  await stageReady(page, other.definition);
  await expectInView(other);
  await page.setViewportSize(upright);
  await stubNextOutcome(page, other.loss);
  const coins = (await balance.textContent()) ?? '';
  const fingers = await fingersOn(page);

  await test.step('a swipe over the reels scrolls the page and begins nothing', async () => {
    const { left, right, top, bottom } = await boxOf(stage);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const swipe = (across: number, down: number): Promise<void> =>
      fingers([{ from: [x, y], to: [x + across, y + down] }]);
    await swipe(0, -200);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
    await swipe(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await swipe(-150, 0);
    await expect(stage).toHaveAttribute('data-phase', 'idle');
    await expect(balance).toHaveText(coins);
    expect(await page.evaluate(() => [window.scrollX, window.getSelection()?.toString()])).toEqual([0, '']);
  });
  await test.step('two quick taps are two presses and no zoom, a tap on the reels begins one round, two fingers may zoom', async () => {
    const { left, right, top, bottom } = await boxOf(plus);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const { default: least, step } = other.definition.bet;
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await expect(bet).toHaveText(String(least + 2 * step));
    const scale = (): Promise<number | undefined> => page.evaluate(() => window.visualViewport?.scale);
    expect(await scale()).toBe(1);
    await stage.tap();
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await expect(balance).toHaveText(inCoins(Number(coins.replace(',', '')) - least - 2 * step));
    await fingers([
      { from: [x - 40, y], to: [x - 160, y] },
      { from: [x - 20, y], to: [x + 20, y] },
    ]);
    await expect.poll(scale).toBeGreaterThan(1.5);
  });
});

/** Where an element is on the screen (CSS pixels). */
async function boxOf(part: Locator): Promise<{ left: number; right: number; top: number; bottom: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { left: box.x, right: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

type Point = readonly [x: number, y: number];
const STEPS = 10;

/** Lets fingers glide over the page, all at the same time, and lifts them. */
async function fingersOn(
  page: Page,
): Promise<(ways: readonly { readonly from: Point; readonly to: Point }[]) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  return async (ways) => {
    for (let step = 0; step <= STEPS; step++)
      await browser.send('Input.dispatchTouchEvent', {
        type: step === 0 ? 'touchStart' : 'touchMove',
        touchPoints: ways.map(({ from, to }, id) => ({
          id,
          x: from[0] + ((to[0] - from[0]) * step) / STEPS,
          y: from[1] + ((to[1] - from[1]) * step) / STEPS,
        })),
      });
    await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
