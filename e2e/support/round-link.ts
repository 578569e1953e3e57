import type { Page } from '@playwright/test';
import type { GameDefinition } from '../../src/engine/definition';
import { roundPath } from '../../src/features/round-link';
import { gameRecordOf, readSavedGame, restoreRound } from '../../src/store/document/schema';
import { savedText, type Slots } from '../../testing/game/slots';
import { advanceToFrame } from '../../testing/time';
import { expect } from './fixtures';

/** The link of the last round of a game that was played. */
async function linkOfLast(page: Page, definition: GameDefinition): Promise<string> {
  const saved = readSavedGame((await savedText(page)) ?? '');
  const { lastRound } = gameRecordOf(typeof saved === 'string' ? { games: {} } : saved, definition.id);
  const round = lastRound && restoreRound(definition, { ...lastRound, id: 0 });
  if (!round) throw new Error('No round is saved.');
  return roundPath(definition, round);
}

/** Opens the link of the last round as a browser does that has never seen the game, so that the reels start from its grid. */
export async function replayLast(page: Page, { stage, game }: Slots): Promise<void> {
  const renderer = (await stage.getAttribute('data-renderer')) ?? '';
  const link = await linkOfLast(page, game);
  await page.goto('/terms');
  await page.evaluate(() => localStorage.clear());
  await advanceToFrame(page);
  await page.goto(link);
  await expect(stage).toHaveAttribute('data-renderer', renderer);
  await expect(stage).toHaveAttribute('data-phase', 'spinning');
}
