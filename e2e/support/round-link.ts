import type { Page } from '@playwright/test';
import type { Round } from '../../src/engine/round';
import { roundPath } from '../../src/features/round-link';
import type { Slots } from '../../testing/game/slots';
import { advanceToFrame } from '../../testing/time';
import { expect } from './fixtures';

/** Opens the link of a round in a browser that has never seen the game, so that the reels start from its grid. */
export async function replay(page: Page, { stage, game }: Slots, round: Round): Promise<void> {
  const renderer = (await stage.getAttribute('data-renderer')) ?? '';
  await page.goto('/terms');
  await page.evaluate(() => localStorage.clear());
  await advanceToFrame(page);
  await page.goto(roundPath(game, round));
  await expect(stage).toHaveAttribute('data-renderer', renderer);
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
}
