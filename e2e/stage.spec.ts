import type { Page } from '@playwright/test';
import { allFish, comesFirst, comesNext, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { changedPart, countColours, median } from './support/pixels';
import { forceRenderer } from './support/renderers';
import { openSlots, playRound, startSpin } from './support/slots';
import { stopTime, takeTime } from './support/time';

// What draws the reels, and what of them is seen.

test.use({ viewport: { width: 390, height: 700 } });

/** Everything but the reels themselves gone. */
const only = (reels: string): string => `
  html, body { background: black !important }
  *, *::before, *::after { visibility: hidden !important }
  ${reels} { visibility: visible !important }`;

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

    const style = only(renderer === 'dom' ? '[data-testid=slot-stage] :has(> img) > img[alt=""]' : 'canvas');
    const shoot = (): Promise<Buffer> => stage.screenshot({ style });
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

    // The winning column is lifted into the light, the losing ones step back.
    await page.clock.runFor(1_000);
    const lifted = await shoot();
    expect(await changedPart(justSettled, lifted)).toBeGreaterThan(0.1);

    // The next spin begins with every symbol in its place again.
    await comesNext(page, noWin);
    await playRound(page, slots);
    await page.clock.runFor(1_000);
    expect(await changedPart(lifted, await shoot())).toBeGreaterThan(0.2);
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
      expect(await medianChange(page, slots.stage)).toBeLessThanOrEqual(0.02);
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
  expect(await medianChange(page, slots.stage)).toBeGreaterThan(0.2);
});

/** The median part of the stage that changes visibly in 100 ms, over the first 1,985 ms of a spin. */
async function medianChange(
  page: Page,
  stage: Awaited<ReturnType<typeof openSlots>>['stage'],
): Promise<number> {
  const changes: number[] = [];
  let before = await stage.screenshot();
  for (let step = 1; step < 20; step++) {
    await page.clock.runFor(100);
    const after = await stage.screenshot();
    changes.push(await changedPart(before, after));
    before = after;
  }
  await page.clock.runFor(85);
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
  return median(changes);
}
