import type { Page } from '@playwright/test';
import { games } from '../../testing/game/games';
import { renderers } from '../../testing/game/renderers';
import { endRound, openFrozen, startSpin } from '../../testing/game/slots';
import { advanceTime, freezeAnimations } from '../../testing/time';
import { photographMoment } from '../support/film';
import { expect, test } from '../support/fixtures';
import { replay } from '../support/round-link';

// A replay shows what was played, frame by frame, by every renderer.

/** What the reels show at moments of a spin that has just begun. */
async function filmSpin(page: Page): Promise<string[]> {
  const frames: string[] = [];
  for (const ms of [320, 320, 640, 480]) {
    await advanceTime(page, ms);
    const frame = await photographMoment(page.getByTestId('slot-stage'));
    frames.push(frame.toString('base64'));
  }
  return frames;
}

for (const game of games)
  for (const kind of renderers)
    test(`a replay of ${game.title} shows what the player saw, pixel by pixel: ${kind}`, async ({ page }) => {
      const slots = await openFrozen(page, game.win, { game: game.definition, renderer: kind });
      await expect(slots.stage).toHaveAttribute('data-renderer', kind);
      await page.waitForLoadState('networkidle');
      await freezeAnimations(page);
      await startSpin(slots);
      await page.mouse.move(0, 0);
      const played = await filmSpin(page);
      await endRound(page, slots);
      await replay(page, slots, game.win);
      expect(await filmSpin(page)).toEqual(played);
    });
