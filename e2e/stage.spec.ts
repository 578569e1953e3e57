import type { Page } from '@playwright/test';
import { allFish, comesFirst, comesNext, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { changedPart, columnBrightness, countColours, median, only, screenshotWith } from './support/pixels';
import { forceRenderer } from './support/renderers';
import { openSlots, playRound, startSpin, type Slots } from './support/slots';
import { stopTime, takeTime } from './support/time';

// What draws the reels, and what of them is seen.

test.use({ viewport: { width: 390, height: 700 } });

/** Everything but the reels themselves gone. */
const onlyReels = (reels: string): string => only(`[data-testid=slot-stage], ${reels}`);

for (const renderer of ['webgl', 'canvas', 'dom'] as const) {
  test(`draws a whole round by ${renderer}: it moves for two seconds, then shows the outcome`, async ({
    page,
  }) => {
    if (renderer !== 'canvas') await forceRenderer(page, renderer);
    await takeTime(page);
    await comesFirst(page, allFish);
    const slots = await openSlots(page);
    const { stage } = slots;
    await stopTime(page);
    await expect(stage).toHaveAttribute('data-renderer', renderer);
    await expect(stage.locator('canvas')).toHaveCount(renderer === 'dom' ? 0 : 1);

    const elements = '[data-testid=slot-stage] > * > div *';
    const style = onlyReels(renderer === 'dom' ? elements : 'canvas');
    const shoot = (): Promise<Buffer> => screenshotWith(stage, style);
    const atRest = await shoot();
    expect(await countColours(atRest)).toBeGreaterThan(50);

    await startSpin(slots);
    await page.clock.runFor(500);
    const at500 = await shoot();
    await page.clock.runFor(500);
    const at1000 = await shoot();
    for (const shot of [at500, at1000]) expect(await countColours(shot)).toBeGreaterThan(50);
    expect(await changedPart(at500, at1000)).toBeGreaterThan(0.2);
    expect(await changedPart(atRest, at500)).toBeGreaterThan(0.2);

    await page.clock.runFor(985);
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await page.clock.runFor(35);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.balance).toHaveText('1,040');
    const justSettled = await shoot();
    expect(await changedPart(at1000, justSettled)).toBeGreaterThan(0.2);

    // The winning column stands in the light, the losing ones have stepped back.
    await page.clock.runFor(1_000);
    const contrast = async (): Promise<number> => {
      const shot = await screenshotWith(stage, onlyReels(`canvas, ${elements}, :host, :host *`));
      const [left = 0, middle = 0, right = 0] = await columnBrightness(shot);
      return middle / Math.max(left, right);
    };
    await expect.poll(contrast).toBeGreaterThan(1.5);

    // The next spin begins with every symbol in its place again.
    await comesNext(page, noWin);
    await playRound(page, slots);
    await expect.poll(contrast).toBeLessThan(1.3);
    expect(await changedPart(justSettled, await shoot())).toBeGreaterThan(0.2);
  });
}

test.describe('with reduced motion', () => {
  for (const renderer of ['canvas', 'dom'] as const) {
    test(`the symbols of the ${renderer} fade within the same two seconds, and nothing travels`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (renderer === 'dom') await forceRenderer(page, 'dom');
      await takeTime(page);
      await comesFirst(page, noWin);
      const slots = await openSlots(page);
      await stopTime(page);
      await startSpin(slots);
      const { typical, whole } = await changesOf(page, slots);
      expect(typical).toBeLessThanOrEqual(0.02);
      expect(whole).toBeGreaterThan(0.2);
      await page.clock.runFor(35);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      await expect(slots.cells).toHaveText([...noWin]);
    });
  }
});

test('without it the reels travel', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await takeTime(page);
  await comesFirst(page, noWin);
  const slots = await openSlots(page);
  await stopTime(page);
  await startSpin(slots);
  expect((await changesOf(page, slots)).typical).toBeGreaterThan(0.2);
});

/** The parts of the stage that change visibly over the first 1,985 ms of a spin: in 100 ms (median), and in all. */
async function changesOf(page: Page, { stage }: Slots): Promise<{ typical: number; whole: number }> {
  const shots = [await stage.screenshot()];
  for (let ms = 100; ms < 2_000; ms += 100) {
    await page.clock.runFor(100);
    shots.push(await stage.screenshot());
  }
  await page.clock.runFor(85);
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
  const steps = shots.slice(1).map((after, before) => changedPart(shots[before] ?? after, after));
  const [first, last] = [shots[0], shots.at(-1)];
  if (!first || !last) throw new Error('There are no screenshots.');
  return { typical: median(await Promise.all(steps)), whole: await changedPart(first, last) };
}
