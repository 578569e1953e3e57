import type { Page } from '@playwright/test';
import { allFish, stubOutcome } from './support/chance';
import { expect, test } from './support/fixtures';
import { forceRenderer } from './support/renderers';
import { openSlots, savedText, startSpin, type Slots } from './support/slots';

// Sound is off until the player turns it on, and never in the way.

declare global {
  interface Window {
    /** How many sounds have begun. */
    sounded: number;
    audio: AudioContext[];
    /** Takes the audio from the page, as iOS does for a call: it is resumed by a press, and refused at any other time. */
    interruptAudio: () => void;
  }
}

const SOUNDS = 7;

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await stubOutcome(page, allFish);
  await page.addInitScript(() => {
    window.sounded = 0;
    window.audio = [];
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        window.audio.push(this);
      }
      override createBufferSource() {
        window.sounded++;
        return super.createBufferSource();
      }
    };
  });
});

const buttonsOf = (page: Page) => ({
  inHeader: page.getByRole('banner').getByRole('button', { name: 'Sound' }),
  onStage: page.getByRole('main').getByRole('button', { name: 'Sound' }),
});
const sounded = (page: Page): Promise<number> => page.evaluate(() => window.sounded);
const audioStates = (page: Page): Promise<string[]> =>
  page.evaluate(() => window.audio.filter(({ state }) => state !== 'closed').map(({ state }) => state));

/** The files of sounds and of their player that the page has asked for. */
function soundRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [file] = /[^/]*\.mp3$|sounds-[^/]*\.js$/.exec(request.url()) ?? [];
    if (file) asked.push(file);
  });
  return asked;
}

async function playToItsEnd(slots: Slots): Promise<void> {
  await startSpin(slots);
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
}

test('is off at first: a round makes no sound and loads none', async ({ page }) => {
  const asked = soundRequests(page);
  const slots = await openSlots(page);
  const { inHeader, onStage } = buttonsOf(page);
  for (const button of [inHeader, onStage]) await expect(button).toHaveAttribute('aria-pressed', 'false');
  await playToItsEnd(slots);
  expect(asked).toEqual([]);
  expect(await audioStates(page)).toEqual([]);
});

test('is turned on in the header or on the stage, played, and remembered', async ({ page }) => {
  const asked = soundRequests(page);
  const slots = await openSlots(page);
  const { inHeader, onStage } = buttonsOf(page);
  // Its layout size: on the screen it is rounded at a fractional position.
  const size = await onStage.evaluate((button) => {
    const { width, height } = getComputedStyle(button);
    return Math.min(parseFloat(width), parseFloat(height));
  });
  expect(size).toBeGreaterThanOrEqual(44);
  await onStage.click();
  for (const button of [inHeader, onStage]) await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => asked.length).toBe(SOUNDS + 1);
  await page.waitForLoadState('networkidle');
  await playToItsEnd(slots);
  // The start, each reel, the win.
  await expect.poll(() => sounded(page)).toBeGreaterThanOrEqual(5);

  await expect.poll(() => savedText(page)).toContain('"sound":true');
  await page.reload();
  await expect(inHeader).toHaveAttribute('aria-pressed', 'true');
  await inHeader.click();
  // It is off at once, and saved as soon as the lock is free.
  await expect.poll(() => savedText(page)).toContain('"sound":false');
  await page.reload();
  await expect(inHeader).toHaveAttribute('aria-pressed', 'false');
});

test('is silent at once when turned off in the middle of a spin, and when the page is left', async ({
  page,
}) => {
  const slots = await openSlots(page);
  const { inHeader, onStage } = buttonsOf(page);
  await inHeader.click();
  await page.waitForLoadState('networkidle');
  await startSpin(slots);
  await expect.poll(() => audioStates(page)).toEqual(['running']);
  await onStage.click();
  await expect.poll(() => audioStates(page)).toEqual(['suspended']);
  const before = await sounded(page);
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
  expect(await sounded(page)).toBe(before);

  await onStage.click();
  await page.waitForLoadState('networkidle');
  await startSpin(slots);
  await expect.poll(() => audioStates(page)).toEqual(['running']);
  await page.getByRole('banner').getByRole('link', { name: 'Lucky Fishing' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => audioStates(page)).toEqual(['suspended']);
});

test('comes back at the next press each time that iOS has interrupted it, and no sound comes late', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isPressed = false;
    for (const gesture of ['click', 'keydown'])
      addEventListener(
        gesture,
        () => {
          isPressed = true;
          setTimeout(() => (isPressed = false));
        },
        true,
      );
    window.interruptAudio = () => {
      for (const audio of window.audio) {
        Object.defineProperty(audio, 'state', { configurable: true, get: () => 'interrupted' });
        audio.resume = () => {
          if (!isPressed) return Promise.reject(new DOMException('Not now.', 'InvalidStateError'));
          Reflect.deleteProperty(audio, 'state');
          Reflect.deleteProperty(audio, 'resume');
          return audio.resume();
        };
      }
    };
  });
  const slots = await openSlots(page);
  await buttonsOf(page).onStage.click();
  await page.waitForLoadState('networkidle');
  await playToItsEnd(slots);
  await expect.poll(() => audioStates(page)).toEqual(['running']);
  for (const press of [() => slots.plus.click(), () => page.keyboard.press('Tab')]) {
    await page.evaluate(() => window.interruptAudio());
    expect(await audioStates(page)).toEqual(['interrupted']);
    await press();
    await expect.poll(() => audioStates(page)).toEqual(['running']);
  }

  await startSpin(slots);
  await page.evaluate(() => window.interruptAudio());
  const before = await sounded(page);
  await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
  await page.keyboard.press('Tab');
  await expect.poll(() => audioStates(page)).toEqual(['running']);
  expect(await sounded(page)).toBe(before);
});

test('follows the other tab', async ({ page, context }) => {
  await openSlots(page);
  const other = await context.newPage();
  await other.goto('/terms');
  await buttonsOf(other).inHeader.click();
  await expect(buttonsOf(page).onStage).toHaveAttribute('aria-pressed', 'true');
});

for (const [fault, answer] of [
  ['are no sounds', { contentType: 'audio/mpeg', body: 'Not a sound.' }],
  ['are not there', { status: 404 }],
] as const) {
  test(`is silent where the files ${fault}, and the round is paid`, async ({ page, expectError }) => {
    // The browser itself logs the 404; the program adds nothing.
    if ('status' in answer) expectError(/Failed to load resource.* 404/);
    await page.route(/\.mp3$/, (route) => route.fulfill(answer));
    const slots = await openSlots(page);
    await buttonsOf(page).onStage.click();
    await page.waitForLoadState('networkidle');
    await playToItsEnd(slots);
    await expect(slots.win).toHaveText('50');
    expect(await sounded(page)).toBe(0);
  });
}

test('is silent where its code does not load', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  await page.route(/sounds-[^/]*\.js$/, (route) => route.abort());
  const slots = await openSlots(page);
  await buttonsOf(page).onStage.click();
  await playToItsEnd(slots);
  await expect(slots.win).toHaveText('50');
});
