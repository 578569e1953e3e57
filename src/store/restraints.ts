import { limitAt, withBreak, withLimit, withLimitsOf, type Break, type Limits } from '../game/limits';
import { withAnswer, withPlayOf, withReminderAhead, type ReminderKind } from '../game/play-log';
import type { Desk } from './desk';
import type { SavedGame } from './saved-game';

/** What the player may ask to be held to. Each is saved, and holds in every tab. */
export interface Restraints {
  /** Sets a limit. What is stricter in it holds at once, what is looser a day later. */
  limit<K extends keyof Limits>(name: K, wanted: Limits[K]): Promise<void>;
  /** Closes all games for a while. Nothing opens them before. */
  takeBreak(length: Break): Promise<void>;
  /** To be called when the player has answered a reminder: rounds may begin again. */
  answerReminder(kind: ReminderKind): Promise<void>;
}

/**
 * What holds once another saved game is brought in, as from a file: no limit is looser for it, no break shorter, and
 * nothing that was played is forgotten.
 *
 * @param at milliseconds since 1970
 */
export const restraintsWith = (
  game: SavedGame,
  other: SavedGame,
  at: number,
): Pick<SavedGame, 'limits' | 'log'> => ({
  limits: withLimitsOf(game.limits, other.limits, at),
  log: withPlayOf(game.log, other.log, at),
});

export function createRestraints({ safe, now, show }: Desk): Restraints {
  const change = async (make: (game: SavedGame, at: number) => Partial<SavedGame>): Promise<void> =>
    show(await safe.change((game) => ({ ...game, ...make(game, now()) })));
  return {
    limit: (name, wanted) =>
      change(({ limits, log }, at) => ({
        limits: withLimit(limits, name, wanted, at),
        // The first reminder comes after so many minutes from now, whatever was played before.
        log: name === 'remindEvery' && limitAt(limits, name, at) === null ? withReminderAhead(log, at) : log,
      })),
    takeBreak: (length) => change(({ limits }, at) => ({ limits: withBreak(limits, length, at) })),
    answerReminder: (kind) => change(({ log }, at) => ({ log: withAnswer(log, at, kind) })),
  };
}
