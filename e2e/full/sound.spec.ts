import type { Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { soundNamesOf } from '../../src/stage/audio/sound-names';
import { stubNextOutcome } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { openSlots, savedText, skipRound, startSpin } from '../../testing/game/slots';
import { buttonsOf, prepareToHear, expectReady, sounded } from '../support/sounds';
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
