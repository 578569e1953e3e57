import type { Request } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { soundNamesOf } from '../../src/stage/audio/sound-names';
import { stubNextOutcome } from '../../testing/game/chance';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { openSlots, skipRound } from '../../testing/game/slots';
import { buttonsOf, prepareToHear, expectReady, sounded } from '../support/sounds';

// Each game has its own sounds. What interrupts them, or is no sound, is in tests/stage/audio/.

// Wide enough for a toast beside the machine: it must not cover the sound button.
test.use({ viewport: { width: 1280, height: 640 } });

test.beforeEach(({ page }) => prepareToHear(page));

for (const { definition, long } of games) {
  test(`${definition.title} loads its own sounds once sound is on, and plays them`, async ({ page }) => {
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
