import { useSyncExternalStore } from 'react';
import { closureAt, reminderLeft, sessionLeft, type Closure } from '../../game/closure';
import { netOf, PAUSE_MS, sessionAt } from '../../game/play-log';
import { game } from '../../store/game';

const MINUTE_MS = 60_000;

/** How the player stands with time and coins, and with what they have asked to be held to. */
export interface Standing {
  /** Why no round may begin now, or null. */
  readonly closure: Closure | null;
  /** Whole minutes of this session, and what it has brought in coins. */
  readonly minutes: number;
  readonly net: number;
  /** Whole minutes that the session limit leaves, rounded up, or null where there is none. */
  readonly minutesLeft: number | null;
}

/** How the player stands, and in how many ms that will be otherwise though nothing happens. */
function look(): { readonly standing: Standing; readonly changesIn: number } {
  const { limits, log, bet } = game.state.getState();
  const at = game.now();
  const closure = closureAt({ limits, log }, at, bet);
  const session = sessionAt(log, at);
  const left = sessionLeft({ limits, log }, at);
  const standing = {
    closure,
    minutes: Math.floor(session.ms / MINUTE_MS),
    net: netOf(session),
    minutesLeft: left === null ? null : Math.max(Math.ceil(left / MINUTE_MS), 0),
  };
  // While nobody plays no time is counted.
  const counted = session.rounds > 0 && log.lastAt !== null;
  const waits = [
    ...(counted
      ? [
          MINUTE_MS - (session.ms % MINUTE_MS),
          (left ?? 0) % MINUTE_MS,
          reminderLeft({ limits, log }, at) ?? 0,
          log.lastAt + PAUSE_MS - at,
        ]
      : []),
    closure && 'until' in closure ? closure.until - at : 0,
  ];
  return { standing, changesIn: Math.min(...waits.filter((ms) => ms > 0)) };
}

/** A timer can't wait longer. */
const LONGEST_MS = 2 ** 31 - 1;

let seen = look().standing;
const isSame = <T>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Those who are to be told when the player stands otherwise. */
const listeners = new Set<() => void>();

/** Looks after the player as long as somebody listens. It waits for nothing while nothing can change. */
function watch(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookAgain = (): void => {
    clearTimeout(timer);
    const next = look();
    if (next.changesIn < Infinity) timer = setTimeout(lookAgain, Math.min(next.changesIn, LONGEST_MS));
    if (isSame(next.standing, seen)) return;
    const closure = isSame(next.standing.closure, seen.closure) ? seen.closure : next.standing.closure;
    seen = { ...next.standing, closure };
    for (const tell of listeners) tell();
  };
  const lookWhenShown = (): void => {
    if (!document.hidden) lookAgain();
  };
  const forget = game.state.subscribe((now, before) => {
    if (now.log !== before.log || now.limits !== before.limits || now.bet !== before.bet) lookAgain();
  });
  document.addEventListener('visibilitychange', lookWhenShown);
  lookAgain();
  return () => {
    clearTimeout(timer);
    forget();
    document.removeEventListener('visibilitychange', lookWhenShown);
  };
}
let stopWatching: () => void = () => undefined;

function subscribe(changed: () => void): () => void {
  if (listeners.size === 0) stopWatching = watch();
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
    if (listeners.size === 0) stopWatching();
  };
}

/** A part of how the player stands, kept up to date. */
export const useStanding = <T>(select: (standing: Standing) => T): T =>
  useSyncExternalStore(subscribe, () => select(seen));
