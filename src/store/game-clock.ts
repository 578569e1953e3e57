import { DAY_MS, HOUR_MS, MINUTE_MS } from '../engine/time';
import { startOfDay } from '../player/calendar';
import { isLimited } from '../player/limits/limits';
import type { SaveRepository } from './document/save-repository';
import type { SavedGame } from './document/schema';

export interface GameClockParts {
  /** The device's clock: milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since the page was opened, whatever the device's clock shows. They may stand still while it sleeps. */
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
 * The clock by which everything in the game goes: the device's. When that is changed while the page is open, or is behind
 * what is on record, limits and breaks keep the time that they had left, and then the game follows. `onFollowed` is told
 * whether the date has changed by more than a day for no reason that the site knows.
 */
export function createGameClock(
  { now: device, elapsed, siteTime }: GameClockParts,
  repository: SaveRepository,
  onFollowed: (isDoubtful: boolean) => void,
) {
  const clock = createClock(device, elapsed, () => latestInstant(repository.read()));
  const changesIn = ({ log }: SavedGame): number => log.clockChanges ?? 0;
  /** The changes of the clock that this tab knows of. */
  let known = changesIn(repository.read());
  let sampled: { readonly site: number; readonly elapsed: number } | null = null;
  let following = false;

  /** Asks the site, and returns how long the device has slept since it was last asked (ms); 0 where nobody can tell. */
  const askSite = async (): Promise<number> => {
    const site = await siteTime();
    const before = sampled;
    sampled = site === null ? null : { site, elapsed: elapsed() };
    return before && sampled
      ? Math.max(sampled.site - before.site - (sampled.elapsed - before.elapsed), 0)
      : 0;
  };

  const isDoubtful = (change: number): boolean => {
    const agrees = sampled !== null && Math.abs(sampled.site - device()) < DAY_MS;
    return Math.abs(change) > DAY_MS && !(change > 0 && agrees);
  };

  const follow = async (): Promise<void> => {
    const { withClockChanged } = await import('./document/clock-change');
    const slept = clock.change() > 0 ? await askSite() : 0;
    let change = 0;
    await repository.update((game) => {
      const isDoneElsewhere = changesIn(game) !== known;
      known = changesIn(game);
      if (isDoneElsewhere) return game;
      const [to, moved] = [device(), clock.change()];
      change = moved - Math.min(slept, Math.max(moved, 0));
      if (Math.abs(change) <= TOLERANCE_MS) return game;
      const after = withClockChanged(game, to - change, to);
      known = changesIn(after);
      return after;
    });
    clock.follow();
    onFollowed(isDoubtful(change));
  };

  /** The game's time in milliseconds since 1970. Reading it notices that the device's clock was changed. */
  const now = (): number => {
    const change = clock.change();
    if (change === 0) {
      known = changesIn(repository.read());
    } else if (change > 0 && !isLimited(repository.read(), clock.now())) {
      // Nothing could get looser.
      clock.follow();
      if (change > DAY_MS) void askSite().then(() => onFollowed(isDoubtful(change)));
    } else if (!following) {
      following = true;
      void follow()
        .catch((reason: unknown) => console.warn("The device's clock is not followed yet.", reason))
        .finally(() => (following = false));
    }
    return clock.now();
  };

  return {
    now,
    /** Asks the site for its time if the player has limits: only two answers can tell how long the device has slept. */
    async sample(): Promise<void> {
      if (!sampled && isLimited(repository.read(), clock.now())) await askSite();
    },
  };
}

/** The device's clock may be this far from the time that has passed (ms): clocks that are kept right differ by less. */
const TOLERANCE_MS = MINUTE_MS;

/** The game's clock. All in milliseconds, instants since 1970. */
interface Clock {
  /** The game's time: the device's, and where that has been changed, what it would show without the change. */
  now(): number;
  /** How far the device's clock has been put forward, or below 0 back; 0 where it has not been. */
  change(): number;
  /** Goes by the device's clock from here on. */
  follow(): void;
}

/**
 * A clock that follows the device's until that is put forward or back by more than `TOLERANCE_MS`. Then it goes on as fast
 * as time passes (`elapsed`), until `follow` is called. `known`: the latest instant on record, before which it never is.
 */
function createClock(device: () => number, elapsed: () => number, known: () => number): Clock {
  /** The device's time minus the time elapsed, as long as nobody changes the clock. */
  let start = Math.max(device(), known()) - elapsed();
  let shown = -Infinity;
  /** How far the device's clock has been put forward, or below 0 back (ms); 0 where it has not been. */
  const change = (): number => {
    const moved = device() - (start + elapsed());
    return Math.abs(moved) > TOLERANCE_MS ? moved : 0;
  };
  return {
    change,
    /** The game's time: the device's, and where that has been changed, what it would show without the change. */
    now(): number {
      const at = change() === 0 ? device() : Math.floor(start + elapsed());
      shown = Math.max(at, known(), shown);
      return shown;
    },
    /** Goes by the device's clock from here on. */
    follow(): void {
      start = device() - elapsed();
      shown = -Infinity;
    },
  };
}
