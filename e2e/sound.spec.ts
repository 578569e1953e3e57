import type { Page } from '@playwright/test';
import { allFish, stubNextOutcome } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { openSlots, savedText, skipRound, startSpin } from '../testing/game/slots';
import { audioStates, buttonsOf, prepareToHear, expectReady, sounded, SOUNDS } from './support/sounds';
import { jumpTime } from '../testing/time';

// Sound is off until the player turns it on, and never in the way. full/sound.spec.ts has each game's own sounds.

// Wide enough for a toast beside the machine: it must not cover the sound button.
test.use({ viewport: { width: 1280, height: 640 } });

test.beforeEach(({ page }) => prepareToHear(page));

/** The files of sounds and of their player that the page has asked for. */
function soundRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [file] = /[^/]*\.mp3$|sounds-[^/]*\.js$/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  return asked;
}

/** When the browser's audio is put to rest after the last sound (ms), and a little more. */
const RESTS_MS = 5_100;

test('is off until it is turned on, stops at once, and is remembered', async ({ page }) => {
  const asked = soundRequests(page);
  const slots = await openSlots(page);
  const { inHeader, onStage } = buttonsOf(page);

  await test.step('off at first: a round makes no sound and loads none', async () => {
    for (const button of [inHeader, onStage]) await expect(button).toHaveAttribute('aria-pressed', 'false');
    await skipRound(page, slots);
    expect(asked).toEqual([]);
    expect(await audioStates(page)).toEqual([]);
  });

  await test.step('turned on on the stage, and played', async () => {
    // Its layout size: on the screen it is rounded at a fractional position.
    const size = await onStage.evaluate((button) => {
      const { width, height } = getComputedStyle(button);
      return Math.min(parseFloat(width), parseFloat(height));
    });
    expect(size).toBeGreaterThanOrEqual(44);
    await onStage.click();
    for (const button of [inHeader, onStage]) await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => asked.length).toBe(SOUNDS + 1);
    await expectReady(page);
    await stubNextOutcome(page, allFish);
    await skipRound(page, slots);
    // The start, each reel, the win.
    await expect.poll(() => sounded(page)).toBeGreaterThanOrEqual(5);
    // The coins of the win are the last sound.
    await jumpTime(page, 1_500);
    await jumpTime(page, RESTS_MS);
    await expect.poll(() => audioStates(page)).toEqual(['suspended']);
  });

  await test.step('silent at once when turned off in the middle of a spin', async () => {
    await startSpin(slots);
    await expect.poll(() => audioStates(page)).toEqual(['running']);
    await onStage.click();
    await expect.poll(() => audioStates(page)).toEqual(['suspended']);
    const before = await sounded(page);
    await jumpTime(page, 2_030);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    expect(await sounded(page)).toBe(before);
  });

  await test.step('turned on in the header, and silent when the page is left', async () => {
    await inHeader.click();
    await expectReady(page, 2);
    await startSpin(slots);
    await expect.poll(() => audioStates(page)).toEqual(['running']);
    await page.getByRole('banner').getByRole('link', { name: 'Lucky Fishing' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(() => audioStates(page)).toEqual(['suspended']);
  });

  await test.step('remembered', async () => {
    await expect.poll(() => savedText(page)).toContain('"sound":true');
    await page.reload();
    await expect(inHeader).toHaveAttribute('aria-pressed', 'true');
    await inHeader.click();
    // It is off at once, and saved as soon as the lock is free.
    await expect.poll(() => savedText(page)).toContain('"sound":false');
    await page.reload();
    await expect(inHeader).toHaveAttribute('aria-pressed', 'false');
  });
});
