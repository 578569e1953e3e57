import type { Page } from '@playwright/test';
import { allFish, stubOutcome, stubNextOutcome, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { changedPart, columnBrightness, countColours, median, only, screenshotWith } from './support/pixels';
import { forceRenderer } from './support/renderers';
import { openSlots, spinToEnd, startSpin, type Slots } from './support/slots';
import { advanceTime, freezeTime } from './support/time';

// The renderers of the reels, and what they show.

test.use({ viewport: { width: 390, height: 700 } });

/** Hides everything but the reels. */
const onlyReels = (reels: string): string => only(`[data-testid=slot-stage], ${reels}`);

for (const renderer of ['webgl', 'canvas', 'dom'] as const) {
  test(`draws a whole round by ${renderer}: it moves for two seconds, then shows the outcome`, async ({
    page,
  }) => {
    if (renderer !== 'canvas') await forceRenderer(page, renderer);
    await freezeTime(page);
    await stubOutcome(page, allFish);
    const slots = await openSlots(page);
    const { stage } = slots;
    await expect(stage).toHaveAttribute('data-renderer', renderer);
    await expect(stage.locator('canvas')).toHaveCount(renderer === 'dom' ? 0 : 1);

    const elements = '[data-testid=slot-stage] > * > div *';
    const style = onlyReels(renderer === 'dom' ? elements : 'canvas');
    const shoot = (): Promise<Buffer> => screenshotWith(stage, style);
    const atRest = await shoot();
    expect(await countColours(atRest)).toBeGreaterThan(50);

    await startSpin(slots);
    await advanceTime(page, 500);
    const at500 = await shoot();
    await advanceTime(page, 500);
    const at1000 = await shoot();
    for (const shot of [at500, at1000]) expect(await countColours(shot)).toBeGreaterThan(50);
    expect(await changedPart(at500, at1000)).toBeGreaterThan(0.2);
    expect(await changedPart(atRest, at500)).toBeGreaterThan(0.2);

    await advanceTime(page, 985);
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await advanceTime(page, 35);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.balance).toHaveText('1,040');
    const justSettled = await shoot();
    expect(await changedPart(at1000, justSettled)).toBeGreaterThan(0.2);

    // The winning column is lit, the losing ones are dimmed.
    await advanceTime(page, 1_000);
    const contrast = async (): Promise<number> => {
      const shot = await screenshotWith(stage, onlyReels(`canvas, ${elements}, :host, :host *`));
      const [left = 0, middle = 0, right = 0] = await columnBrightness(shot);
      return middle / Math.max(left, right);
    };
    await expect.poll(contrast).toBeGreaterThan(1.5);

    // The next spin begins with every symbol in its place again.
    await stubNextOutcome(page, noWin);
    await spinToEnd(page, slots);
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
      await freezeTime(page);
      await stubOutcome(page, noWin);
      const slots = await openSlots(page);
      await startSpin(slots);
      const { typical, whole } = await changesOf(page, slots);
      expect(typical).toBeLessThanOrEqual(0.02);
      expect(whole).toBeGreaterThan(0.2);
      await advanceTime(page, 35);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      await expect(slots.cells).toHaveText([...noWin]);
    });
  }
});

test('without it the reels travel', async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, noWin);
  const slots = await openSlots(page);
  await startSpin(slots);
  expect((await changesOf(page, slots)).typical).toBeGreaterThan(0.2);
});

/** The parts of the stage that change visibly over the first 1,985 ms of a spin: in 100 ms (median), and in all. */
async function changesOf(page: Page, { stage }: Slots): Promise<{ typical: number; whole: number }> {
  const shots = [await stage.screenshot()];
  for (let ms = 100; ms < 2_000; ms += 100) {
    await advanceTime(page, 100);
    shots.push(await stage.screenshot());
  }
  await advanceTime(page, 85);
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
  const steps = shots.slice(1).map((after, before) => changedPart(shots[before] ?? after, after));
  const [first, last] = [shots[0], shots.at(-1)];
  if (!first || !last) throw new Error('There are no screenshots.');
  return { typical: median(await Promise.all(steps)), whole: await changedPart(first, last) };
}
