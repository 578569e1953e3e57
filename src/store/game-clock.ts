import { DAY_MS, HOUR_MS, MINUTE_MS } from '../engine/time';
import { startOfDay } from '../player/calendar';
import { isLimited } from '../player/limits/limits';
import type { SaveRepository } from './document/save-repository';
import type { SavedGame } from './document/schema';

export interface GameClockParts {
  /** The device's clock: milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Milliseconds since the page was opened, in parts of one too, whatever the device's clock shows. They may stand still while it
   * sleeps.
   */
  readonly elapsed: () => number;
  /** The time by the site's own answer, in milliseconds since 1970; null if it gives none. */
  readonly siteTime: () => Promise<number | null>;
}

/** The days of two time zones begin at most this far apart (ms). */
const MAX_ZONES_APART_MS = 26 * HOUR_MS;

/** The latest instant on record, in milliseconds since 1970. Of a bonus only the day is, in the time zone of the claim. */
const latestInstant = ({ bonus, limits, log }: SavedGame): number =>
  Math.max(
    log.lastAt ?? -Infinity,
    limits.changedAt ?? -Infinity,
    bonus.lastDay === null ? -Infinity : startOfDay(bonus.lastDay).getTime() - MAX_ZONES_APART_MS,
  );

/**
 * The game's clock, which follows the device's. If that is changed while the page is open, or shows less than what is on
 * record, limits and breaks keep the time they had left before the game follows it.
 *
 * @param onFollowed called after it has followed. `isDoubtful`: by more than a day, which the site's time doesn't confirm
 */
export function createGameClock(
  { now: device, elapsed: preciselyElapsed, siteTime }: GameClockParts,
  repository: SaveRepository,
  onFollowed: (isDoubtful: boolean) => void,
) {
  // What is saved is in whole milliseconds: a document with an instant between two can't be read again.
  const elapsed = () => Math.floor(preciselyElapsed());
  const clock = createClock(device, elapsed, () => latestInstant(repository.read()));
  const changesIn = ({ log }: SavedGame): number => log.clockChanges ?? 0;
  /** How many changes of the clock this tab has seen. */
  let knownChanges = changesIn(repository.read());
  /** The site's latest answer, and when it came. */
  let lastAnswer: { readonly site: number; readonly elapsed: number } | null = null;
  let following = false;

  /** Asks the site, and returns how long the device has slept since the last answer (ms), or 0 if that is unknown. */
  const askSite = async (): Promise<number> => {
    const site = await siteTime();
    const before = lastAnswer;
    lastAnswer = site === null ? null : { site, elapsed: elapsed() };
    return before && lastAnswer
      ? Math.max(lastAnswer.site - before.site - (lastAnswer.elapsed - before.elapsed), 0)
      : 0;
  };

  const isDoubtful = (change: number): boolean => {
    const agrees = lastAnswer !== null && Math.abs(lastAnswer.site - device()) < DAY_MS;
    return Math.abs(change) > DAY_MS && !(change > 0 && agrees);
  };

  const follow = async (): Promise<void> => {
    const { withClockChanged } = await import('./document/clock-change');
    const slept = clock.change() > 0 ? await askSite() : 0;
    let change = 0;
    await repository.update((saved) => {
      const isDoneElsewhere = changesIn(saved) !== knownChanges;
      knownChanges = changesIn(saved);
      if (isDoneElsewhere) return saved;
      const [to, moved] = [device(), clock.change()];
      change = moved - Math.min(slept, Math.max(moved, 0));
      if (Math.abs(change) <= TOLERANCE_MS) return saved;
      const after = withClockChanged(saved, to - change, to);
      knownChanges = changesIn(after);
      return after;
    });
    clock.follow();
    onFollowed(isDoubtful(change));
  };

  /** The game's time in milliseconds since 1970. Reading it notices that the device's clock was changed. */
  const now = (): number => {
    const change = clock.change();
    if (change === 0) {
      knownChanges = changesIn(repository.read());
    } else if (change > 0 && !isLimited(repository.read(), clock.now())) {
      // Nothing could get looser.
      clock.follow();
      if (change > DAY_MS) void askSite().then(() => onFollowed(isDoubtful(change)));
    } else if (!following) {
      following = true;
      void follow()
        .catch((reason: unknown) => console.warn("The game can't follow the device's clock yet.", reason))
        .finally(() => (following = false));
    }
    return clock.now();
  };

  return {
    now,
    /** Asks the site for its time if the player has limits. It takes two answers to tell how long the device has slept. */
    async sample(): Promise<void> {
      if (!lastAnswer && isLimited(repository.read(), clock.now())) await askSite();
    },
  };
}

/** How far the device's clock may be from the time that has passed (ms). Clocks that are synchronised differ by less. */
const TOLERANCE_MS = MINUTE_MS;

/**
 * Follows the device's clock until that is put forward or back by more than `TOLERANCE_MS`. Then it counts `elapsed` until
 * `follow` is called. It never shows less than `recorded`, the latest instant on record. All in milliseconds, instants since
 * 1970.
 */
function createClock(device: () => number, elapsed: () => number, recorded: () => number) {
  /** Device time minus `elapsed`, constant unless the clock is changed. */
  let start = Math.max(device(), recorded()) - elapsed();
  let shown = -Infinity;
  /** How far the device's clock was put forward, or if negative, back (ms). */
  const change = (): number => {
    const moved = device() - (start + elapsed());
    return Math.abs(moved) > TOLERANCE_MS ? moved : 0;
  };
  return {
    change,
    /** The device's time, or if its clock was changed, what it would show without that. */
    now(): number {
      const at = change() === 0 ? device() : start + elapsed();
      shown = Math.max(at, recorded(), shown);
      return shown;
    },
    /** Accepts a change of the device's clock. */
    follow(): void {
      start = device() - elapsed();
      shown = -Infinity;
    },
  };
}
