import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { games, lastNamesOf } from '../../testing/game/games';
import { changedPart, median, screenshotWith } from '../../testing/pixels';
import { openFrozen, startSpin, type Slots } from '../../testing/game/slots';
import { jumpTime } from '../../testing/time';

// The reels with reduced motion, and how they differ from those that travel. Free spins with it are in
// tests/stage/stage-controller.test.ts, pictures in visual/rounds.spec.ts.

test.use({ viewport: { width: 390, height: 700 } });

for (const game of games) {
  const { definition, title, loss } = game;
  const renderer = definition.feature ? 'dom' : 'canvas';
  test(`with reduced motion the symbols of ${title} by ${renderer} fade`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const slots = await openFrozen(page, loss, { game: definition, renderer });
    await startSpin(slots);
    const { typical, whole } = await changesOf(page, slots);
    expect(typical).toBeLessThanOrEqual(0.02);
    expect(whole).toBeGreaterThan(0.2);
    await jumpTime(page, 45);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.cells).toHaveText(lastNamesOf(loss));

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
    return screenshotWith(stage);
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
