import type { Page } from '@playwright/test';
import { allFish, stubOutcome, stubNextOutcome, noWin } from './support/chance';
import { expect, test } from './support/fixtures';
import { changedPart, columnBrightness, countColours, median, only, screenshotWith } from './support/pixels';
import { forceRenderer } from './support/renderers';
import { openSlots, skipRound, startSpin, type Slots } from './support/slots';
import { freezeTime, jumpTime } from './support/time';

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
    await jumpTime(page, 500);
    const at500 = await shoot();
    await jumpTime(page, 500);
    const at1000 = await shoot();
    for (const shot of [at500, at1000]) expect(await countColours(shot)).toBeGreaterThan(50);
    expect(await changedPart(at500, at1000)).toBeGreaterThan(0.2);
    expect(await changedPart(atRest, at500)).toBeGreaterThan(0.2);

    await jumpTime(page, 985);
    await expect(stage).toHaveAttribute('data-phase', 'spinning');
    await jumpTime(page, 35);
    await expect(stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.balance).toHaveText('1,040');
    const justSettled = await shoot();
    expect(await changedPart(at1000, justSettled)).toBeGreaterThan(0.2);

    // The winning column is lit, the losing ones are dimmed.
    await jumpTime(page, 1_000);
    const contrast = async (): Promise<number> => {
      const shot = await screenshotWith(stage, onlyReels(`canvas, ${elements}, :host, :host *`));
      const [left = 0, middle = 0, right = 0] = await columnBrightness(shot);
      return middle / Math.max(left, right);
    };
    await expect.poll(contrast).toBeGreaterThan(1.5);

    // The next spin begins with every symbol in its place again.
    await stubNextOutcome(page, noWin);
    await skipRound(page, slots);
    await expect.poll(contrast).toBeLessThan(1.3);
    expect(await changedPart(justSettled, await shoot())).toBeGreaterThan(0.2);
  });
}

for (const renderer of ['canvas', 'dom'] as const) {
  test(`with reduced motion the symbols of the ${renderer} fade within the same two seconds, and nothing travels`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (renderer === 'dom') await forceRenderer(page, 'dom');
    await freezeTime(page);
    await stubOutcome(page, noWin);
    const slots = await openSlots(page);
    await test.step('with it', async () => {
      await startSpin(slots);
      const { typical, whole } = await changesOf(page, slots);
      expect(typical).toBeLessThanOrEqual(0.02);
      expect(whole).toBeGreaterThan(0.2);
      await jumpTime(page, 35);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      await expect(slots.cells).toHaveText([...noWin]);
    });
    // The other renderer's motion is seen in its whole round, above.
    if (renderer !== 'dom') return;
    await test.step('without it the reels travel', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await startSpin(slots);
      expect((await changesOf(page, slots)).typical).toBeGreaterThan(0.2);
    });
  });
}

/** When two screenshots are compared that are 100 ms apart (ms since the spin began). */
const LOOKS_MS = [0, 400, 800, 1_200, 1_600];

/** The parts of the stage that change visibly over the first 1,985 ms of a spin: in 100 ms (median), and in all. */
async function changesOf(page: Page, { stage }: Slots): Promise<{ typical: number; whole: number }> {
  let now = 0;
  const shootAt = async (ms: number): Promise<Buffer> => {
    if (ms > now) await jumpTime(page, ms - now);
    now = ms;
    return stage.screenshot();
  };
  const pairs: (readonly [Buffer, Buffer])[] = [];
  for (const ms of LOOKS_MS) pairs.push([await shootAt(ms), await shootAt(ms + 100)]);
  const last = await shootAt(1_900);
  await jumpTime(page, 85);
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
  const steps = pairs.map(([before, after]) => changedPart(before, after));
  const [[first] = [last]] = pairs;
  return { typical: median(await Promise.all(steps)), whole: await changedPart(first, last) };
}
