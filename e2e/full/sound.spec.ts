import type { Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { soundNamesOf } from '../../src/stage/audio/sound-names';
import { stubNextOutcome } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { openSlots, savedText, skipRound, startSpin } from '../../testing/game/slots';
import { audioStates, buttonsOf, prepareToHear, expectReady, sounded } from '../support/sounds';
import { jumpTime } from '../../testing/time';

// Each game has its own sounds. What interrupts them, or is no sound, never keeps a round from being played.

declare global {
  interface Window {
    /** The first gain of each audio: all that sounds goes through it. */
    loudness: GainNode[];
  }
}

// Wide enough for a toast beside the machine: it must not cover the sound button.
test.use({ viewport: { width: 1280, height: 640 } });

test.beforeEach(({ page }) => prepareToHear(page));

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

test('its volume applies at once to sounds in another tab, and sound that is off stays off', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    window.loudness = [];
    window.AudioContext = class extends AudioContext {
      override createGain() {
        const node = super.createGain();
        if (!window.loudness.some(({ context }) => context === this)) window.loudness.push(node);
        return node;
      }
    };
  });
  const gains = (): Promise<number[]> =>
    page.evaluate(() => window.loudness.map(({ gain }) => Number(gain.value.toFixed(4))));
  const slots = await openSlots(page);
  const other = await context.newPage();
  await other.goto('/settings');
  const volume = other.getByRole('slider', { name: 'Volume' });
  await volume.fill('50');
  await expect.poll(() => savedText(page)).toContain('"volume":50');
  expect(await gains()).toEqual([]);

  await other.getByRole('checkbox', { name: 'Sound on' }).check();
  await page.bringToFront();
  await expectReady(page);
  await startSpin(slots);
  await expect.poll(gains).toEqual([0.25]);
  await volume.fill('0');
  // What another tab sets is saved once this one has ended its round.
  await jumpTime(page, 2_030);
  await expect.poll(gains).toEqual([0]);
});
