import type { Page, Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { luckyFishing } from '../src/games/lucky-fishing/definition';
import { soundNamesOf } from '../src/stage/audio/sound-names';
import { allFish, stubNextOutcome, stubOutcome } from './support/chance';
import { expect, test } from './support/fixtures';
import { games } from './support/games';
import { forceRenderer } from './support/renderers';
import { openSlots, savedText, skipRound, startSpin } from './support/slots';
import { freezeTime, jumpTime } from './support/time';

// Sound is off until the player turns it on, and never in the way.

declare global {
  interface Window {
    /** How many sounds have begun. */
    sounded: number;
    /** How many sounds are ready to be played. */
    readySounds: number;
    audio: AudioContext[];
    /** Takes the audio from the page, as iOS does for a call: it is resumed by a press, and refused at any other time. */
    interruptAudio: () => void;
  }
}

const SOUNDS = soundNamesOf(luckyFishing).length;

// Wide enough for a toast beside the machine: it must not cover the sound button.
test.use({ viewport: { width: 1280, height: 640 } });

test.beforeEach(async ({ page }) => {
  await forceRenderer(page, 'dom');
  await freezeTime(page);
  await stubOutcome(page, allFish);
  await page.addInitScript(() => {
    window.sounded = 0;
    window.readySounds = 0;
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
      override async decodeAudioData(file: ArrayBuffer) {
        const sound = await super.decodeAudioData(file);
        window.readySounds++;
        return sound;
      }
    };
  });
});

const buttonsOf = (page: Page) => ({
  inHeader: page.getByRole('banner').getByRole('button', { name: 'Sound' }),
  onStage: page.getByRole('main').getByRole('button', { name: 'Sound' }),
});
const sounded = (page: Page): Promise<number> => page.evaluate(() => window.sounded);
/** Waits until the sounds are ready, each time that they have been turned on. */
const expectReady = (page: Page, times = 1, sounds = SOUNDS): Promise<void> =>
  expect.poll(() => page.evaluate(() => window.readySounds)).toBe(times * sounds);
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

/** When the browser's audio is put to rest after the last sound (ms), and a little more. */
const RESTS_MS = 5_100;

test('is off until it is turned on, played, silent at once when it is turned off, and remembered', async ({
  page,
}) => {
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

for (const { definition, long } of games) {
  test(`of ${definition.title} is its own, loaded once it is turned on, and heard through a whole round`, async ({
    page,
  }) => {
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.mp3')) requests.push(request);
    });
    const names = [...soundNamesOf(definition)].sort();
    const slots = await openSlots(page, definition);
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await buttonsOf(page).onStage.click();
    await expectReady(page, 1, names.length);

    const nameOf = (request: Request): string => /([a-z-]+)-[\w-]{8}\.mp3$/.exec(request.url())?.[1] ?? '';
    expect(requests.map(nameOf).sort()).toEqual(names);
    for (const request of requests) {
      const response = await request.response();
      const file = resolve('assets', definition.id, 'sounds', `${nameOf(request)}.mp3`);
      expect(await response?.body(), file).toEqual(await readFile(file));
    }

    await stubNextOutcome(page, long);
    const { spins } = long.round;
    await skipRound(page, slots, spins.length);
    // The start and each reel of every spin, the win; the beginning and the end of free spins.
    const heard = spins.length * (1 + definition.grid.columns) + 1 + (spins.length > 1 ? 2 : 0);
    await expect.poll(() => sounded(page)).toBeGreaterThanOrEqual(heard);
  });
}

test('comes back at the next press each time that iOS has interrupted it, and no sound comes late', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let isPressed = false;
    // Not a timer: time stands still.
    const { port1: later, port2: now } = new MessageChannel();
    later.onmessage = () => (isPressed = false);
    for (const gesture of ['click', 'keydown'])
      addEventListener(
        gesture,
        () => {
          isPressed = true;
          now.postMessage(null);
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
  await expectReady(page);
  await skipRound(page, slots);
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
  await jumpTime(page, 2_030);
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
    await skipRound(page, slots);
    await expect(slots.win).toHaveText('50');
    expect(await sounded(page)).toBe(0);
  });
}

test('is silent where its code does not load', async ({ page, expectError }) => {
  expectError(/Failed to load resource/);
  await page.route(/sounds-[^/]*\.js$/, (route) => route.abort());
  const slots = await openSlots(page);
  await buttonsOf(page).onStage.click();
  await skipRound(page, slots);
  await expect(slots.win).toHaveText('50');
});
