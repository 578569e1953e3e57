import type { Locator, Page } from '@playwright/test';
import { allFish, comesFirst, comesNext, noWin } from './support/chance';
import { liveContexts, loseContexts, watchContexts } from './support/contexts';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots, playRound, stageReady, startSpin } from './support/slots';
import { stopTime, takeTime } from './support/time';

// What a player's browser does to a stage: it is left, its graphics are lost, its program does not come.

test.use({ viewport: { width: 1100, height: 600 } });

test('keeps one WebGL context at most, however often the reels are left and entered', async ({ page }) => {
  await forceRenderer(page, 'webgl');
  await watchContexts(page);
  const { stage } = await openSlots(page);
  await expect(stage).toHaveAttribute('data-renderer', 'webgl');
  await expect.poll(() => liveContexts(page)).toBe(1);

  await comeAndGo(page, [0, 0, 1, 2, 5, 10, 15, 20, 30, 40, 50]);
  await stageReady(page);
  await expect.poll(() => liveContexts(page)).toBe(1);

  const link = (name: string): Locator =>
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  for (let trip = 0; trip < 3; trip++) {
    await link('Home').click();
    await expect(stage).toHaveCount(0);
    await expect.poll(() => liveContexts(page)).toBe(0);
    await link('Slots').click();
    await stageReady(page);
    await expect(stage).toHaveAttribute('data-renderer', 'webgl');
    await expect.poll(() => liveContexts(page)).toBe(1);
    await expect(stage.locator('canvas')).toHaveCount(1);
  }
});

test('and when its renderer comes late, after the reels have been left and entered', async ({ page }) => {
  await forceRenderer(page, 'webgl');
  await watchContexts(page);
  let letCome = (): void => undefined;
  const late = new Promise<void>((resolve) => (letCome = resolve));
  await page.route(/\/WebGLRenderer[^/]*\.js$/, (route) => late.then(() => route.continue()));
  const asked = page.waitForRequest(/\/WebGLRenderer[^/]*\.js$/);
  await page.goto('/slots');
  await asked;
  await comeAndGo(page, [0, 20, 50]);
  letCome();
  const { stage } = await stageReady(page);
  await expect(stage).toHaveAttribute('data-renderer', 'webgl');
  await expect(stage.locator('canvas')).toHaveCount(1);
  await expect.poll(() => liveContexts(page)).toBe(1);
});

/** Leaves the reels for Home and enters them again, and stays for so many milliseconds each time. */
const comeAndGo = (page: Page, stays: readonly number[]): Promise<void> =>
  page.evaluate(async (times) => {
    const to = (path: string): void => document.querySelector<HTMLElement>(`nav a[href="${path}"]`)?.click();
    const wait = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
    const until = async (there: boolean): Promise<void> => {
      while ((document.querySelector('[data-testid=slot-stage]') !== null) !== there) await wait(1);
    };
    for (const ms of times) {
      to('/');
      await until(false);
      to('/slots');
      await until(true);
      await wait(ms);
    }
  }, stays);

test('a round goes on when the graphics are lost in mid-spin, and so does the next', async ({ page }) => {
  await forceRenderer(page, 'webgl');
  await watchContexts(page);
  await takeTime(page);
  await comesFirst(page, allFish);
  const slots = await openSlots(page);
  const { stage, balance } = slots;
  await stopTime(page);
  await startSpin(slots);
  await page.clock.runFor(700);
  await loseContexts(page);
  await page.clock.runFor(1_400);
  await expect(stage).toHaveAttribute('data-phase', 'settled');
  await expect(stage).toHaveAttribute('data-renderer', 'dom');
  await expect(stage.locator('canvas')).toHaveCount(0);
  await expect(balance).toHaveText('1,040');
  await expect(slots.cells).toHaveText([...allFish]);

  await comesNext(page, noWin);
  await playRound(page, slots);
  await expect(balance).toHaveText('1,030');
  await expect(slots.cells).toHaveText([...noWin]);
});

for (const [what, missing] of [
  ['its program', /\/pixi-canvas[^/]*\.js$/],
  ["a symbol's picture", /\/whale[^/]*\.svg$/],
] as const) {
  test(`plays without a canvas where ${what} cannot be fetched, and with it when that can be had again`, async ({
    page,
    expectError,
  }) => {
    expectError(/Failed to load resource/);
    expectError(/dynamically imported module|cannot be decoded/);
    await page.route(missing, (route) => route.abort());
    await takeTime(page);
    await comesFirst(page, allFish);
    const slots = await openSlots(page);
    await expect(slots.stage).toHaveAttribute('data-renderer', 'dom');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(page.getByRole('status').filter({ has: retry })).toContainText('Coins are safe');

    await retry.click();
    await expect(retry).toBeVisible();
    await page.unroute(missing);
    await retry.click();
    await expect(slots.stage).toHaveAttribute('data-renderer', 'canvas');
    await expect(retry).toHaveCount(0);

    await stopTime(page);
    await playRound(page, slots);
    await expect(slots.balance).toHaveText('1,040');
    await expect(slots.stage.locator('canvas')).toHaveCount(1);
  });
}

test('plays a round on the plain reels while the canvas cannot be had', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  expectError(/dynamically imported module/);
  await page.route(/\/pixi-canvas[^/]*\.js$/, (route) => route.abort());
  await takeTime(page);
  await comesFirst(page, allFish);
  const slots = await openSlots(page);
  await stopTime(page);
  await expect(slots.stage).toHaveAttribute('data-renderer', 'dom');
  await playRound(page, slots);
  await expect(slots.balance).toHaveText('1,040');
});
