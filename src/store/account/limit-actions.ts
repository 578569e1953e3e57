import { MINUTE_MS } from '../../engine/time';
import { nextSessionWarning, sessionLeft } from '../../player/limits/play-block';
import { limitAt, withBreak, withLimit, type Break, type Limits } from '../../player/limits/limits';
import { withReminderAnswered, withReminderRestarted, type ReminderKind } from '../../player/limits/play-log';
import type { StoreContext } from '../store-context';
import type { SavedGame } from '../document/schema';

/** Limits, breaks and reminders. Each is saved, and applies in every tab. */
export function createLimitActions({ events, repository, now, waitFor, syncSaved }: StoreContext) {
  const change = async (make: (saved: SavedGame, at: number) => Partial<SavedGame>): Promise<void> => {
    await waitFor(repository.update((saved) => ({ ...saved, ...make(saved, now()) })));
    syncSaved();
  };
  return {
    /** Sets a limit. A stricter part applies at once, a looser one a day later. */
    limit: <K extends keyof Limits>(name: K, wanted: Limits[K]): Promise<void> =>
      change(({ limits, log }, at) => ({
        limits: withLimit(limits, name, wanted, at),
        // The minutes until the first reminder count from now, not from earlier rounds.
        log:
          name === 'remindEvery' && limitAt(limits, name, at) === null ? withReminderRestarted(log, at) : log,
      })),
    /** Blocks all games for a while. Nothing shortens it. */
    takeBreak: (length: Break): Promise<void> =>
      change(({ limits }, at) => ({ limits: withBreak(limits, length, at) })),
    /** Call it when the player has answered a reminder: rounds may start again. */
    answerReminder: (kind: ReminderKind): Promise<void> =>
      change(({ log }, at) => ({ log: withReminderAnswered(log, at, kind) })),
    /** Announces `sessionEnding` if a warning is due that no tab has given in this session. */
    async warnOfSessionEnd(): Promise<void> {
      const warned: { left: number | null } = { left: null };
      await repository.update((saved) => {
        const at = now();
        // Another tab may have warned meanwhile.
        const warning = nextSessionWarning(saved, at);
        if (warning?.dueIn !== 0) return saved;
        warned.left = sessionLeft(saved, at);
        return { ...saved, log: { ...saved.log, warnedMinutes: warning.minutes } };
      });
      syncSaved();
      if (warned.left !== null) events.emit('sessionEnding', Math.ceil(warned.left / MINUTE_MS));
    },
  };
}
