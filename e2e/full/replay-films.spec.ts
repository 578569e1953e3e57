import type { Page } from '@playwright/test';
import { roundPath } from '../../src/features/round-link';
import { gameRecordOf, readSavedGame, restoreRound } from '../../src/store/document/schema';
import { games, type GameUnderTest } from '../../testing/game/games';
import { renderers } from '../../testing/game/renderers';
import { endRound, openFrozen, savedText, startSpin } from '../../testing/game/slots';
import { advanceTime, advanceToFrame, freezeAnimations } from '../../testing/time';
import { photographMoment } from '../support/film';
import { expect, test } from '../support/fixtures';

// A replay shows what was played, frame by frame, by every renderer.

/** The link of the last round that was played. */
async function linkOfLast(page: Page, { definition }: GameUnderTest): Promise<string> {
  const saved = readSavedGame((await savedText(page)) ?? '');
  const { lastRound } = gameRecordOf(typeof saved === 'string' ? { games: {} } : saved, definition.id);
  const round = lastRound && restoreRound(definition, { ...lastRound, id: 0 });
  if (!round) throw new Error('No round is saved.');
  return roundPath(definition, round);
}

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
      const link = await linkOfLast(page, game);
      await page.goto('/terms');
      // As in a browser that has never seen the game, so that the reels start from the same grid.
      await page.evaluate(() => localStorage.clear());
      await advanceToFrame(page);
      await page.goto(link);
      await expect(slots.stage).toHaveAttribute('data-renderer', kind);
      await expect(slots.stage).toHaveAttribute('data-phase', 'spinning');
      expect(await filmSpin(page)).toEqual(played);
    });
