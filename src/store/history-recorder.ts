import { gridText } from '../game/grid-text';
import type { FishingRules } from '../game/rules';
import type { Desk } from './desk';
import { history, type HistoryRound } from './history';
import type { FinishedRound } from './saved-profile';

/** A finished round as the history keeps it. */
export const historyRound = (rules: FishingRules, { grid, ...round }: FinishedRound): HistoryRound => ({
  ...round,
  grid: gridText(rules, grid),
});

/**
 * Puts the finished rounds that wait in the saved game into the history. A crash on the way loses none: they leave the
 * queue only after they are there, and one that is put there again, by whichever tab, is there once.
 *
 * @throws where the browser gives no database: they go on waiting
 */
export async function recordRounds({
  rules,
  safe,
  queue,
}: Pick<Desk, 'rules' | 'safe' | 'queue'>): Promise<void> {
  const game = safe.read();
  const rounds = queue.waiting(game);
  if (rounds.length === 0) return;
  await history.add(
    game.book,
    rounds.map((round) => historyRound(rules, round)),
  );
  queue.recorded(game, rounds);
}
