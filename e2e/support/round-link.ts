import type { Page } from '@playwright/test';
import type { GameDefinition } from '../../src/engine/definition';
import { roundPath } from '../../src/features/round-link';
import { gameRecordOf, readSavedGame, restoreRound } from '../../src/store/document/schema';
import { savedText } from '../../testing/game/slots';

/** The link of the last round of a game that was played. */
export async function linkOfLast(page: Page, definition: GameDefinition): Promise<string> {
  const saved = readSavedGame((await savedText(page)) ?? '');
  const { lastRound } = gameRecordOf(typeof saved === 'string' ? { games: {} } : saved, definition.id);
  const round = lastRound && restoreRound(definition, { ...lastRound, id: 0 });
  if (!round) throw new Error('No round is saved.');
  return roundPath(definition, round);
}
