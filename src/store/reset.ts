import { resultOf } from '../game/round';
import { closed, withEverythingReset } from './changes';
import type { Desk } from './desk';
import { history } from './history';
import { opened } from './opened';
import type { Rounds } from './rounds';

async function forgetOtherBooks(book: number): Promise<void> {
  try {
    await history.keepOnly(book);
  } catch {
    // Where there is no database there is no history. What can't be removed now is out of sight, and goes with the next.
  }
}

/** As `Game.reset`: a program of its own, fetched by those who want it. */
export async function reset(
  { rules, safe, now, show }: Desk,
  { settleNow }: Pick<Rounds, 'settleNow'>,
): Promise<boolean> {
  settleNow();
  const hold = await safe.wait();
  try {
    const saved = hold.update((game) => {
      // A round that a crash cut off counts in what was won today, and that stays.
      const { openRound } = game;
      const whole = openRound ? closed(game, resultOf(rules, openRound), now()) : game;
      return withEverythingReset(rules, whole);
    });
    show(saved, opened(rules, saved));
    const isSaved = hold.dropBackups();
    // What is left as it is keeps its history.
    if (isSaved) await forgetOtherBooks(saved.book);
    return isSaved;
  } finally {
    hold.release();
  }
}
