import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Bet } from '../../../engine/coins';
import { MINUTE_MS } from '../../../engine/time';
import { playBlockAt, reminderLeft, sessionLeft, type PlayBlock } from '../../../player/limits/play-block';
import { netOf, PAUSE_MS, sessionAt } from '../../../player/limits/play-log';
import { useGame } from '../../../store/game-context';
import type { Game } from '../../../store/game-store';
import { useMachine } from '../playing';

/** The session's time and result, and what the player's limits allow. */
interface PlayStatus {
  /** Why no round may begin now, or null. */
  readonly block: PlayBlock | null;
  /** Whole minutes of this session, and its net result in coins. */
  readonly minutes: number;
  readonly net: number;
  /** Whole minutes until the session limit, rounded up; null without a limit. */
  readonly minutesLeft: number | null;
}

/** The status now for the next bet, and in how many ms it changes by itself. */
function readStatus(game: Game, bet: Bet): { readonly status: PlayStatus; readonly changesIn: number } {
  const { limits, log } = game.state.getState();
  const at = game.now();
  const block = playBlockAt({ limits, log }, at, bet);
  const session = sessionAt(log, at);
  const left = sessionLeft({ limits, log }, at);
  const status = {
    block,
    minutes: Math.floor(session.ms / MINUTE_MS),
    net: netOf(session),
    minutesLeft: left === null ? null : Math.max(Math.ceil(left / MINUTE_MS), 0),
  };
  // Time counts only while a session runs.
  const isRunning = session.rounds > 0 && log.lastAt !== null;
  const waits = [
    ...(isRunning
      ? [
          MINUTE_MS - (session.ms % MINUTE_MS),
          (left ?? 0) % MINUTE_MS,
          reminderLeft({ limits, log }, at) ?? 0,
          log.lastAt + PAUSE_MS - at,
        ]
      : []),
    block && 'until' in block ? block.until - at : 0,
  ];
  return { status, changesIn: Math.min(...waits.filter((ms) => ms > 0)) };
}

/** The longest delay of `setTimeout` (ms). */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

const isSame = <T,>(one: T, other: T): boolean => JSON.stringify(one) === JSON.stringify(other);

interface StatusSource {
  readonly read: () => PlayStatus;
  readonly subscribe: (changed: () => void) => () => void;
}

/** The status for a bet. No timer runs while nothing can change or nobody listens. */
function createStatusSource(game: Game, bet: Bet): StatusSource {
  let current = readStatus(game, bet).status;
  const listeners = new Set<() => void>();
  let stopWatching: () => void = () => undefined;

  const watch = (): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (): void => {
      clearTimeout(timer);
      const next = readStatus(game, bet);
      if (next.changesIn < Infinity) timer = setTimeout(update, Math.min(next.changesIn, MAX_TIMEOUT_MS));
      if (isSame(next.status, current)) return;
      const block = isSame(next.status.block, current.block) ? current.block : next.status.block;
      current = { ...next.status, block };
      for (const notify of listeners) notify();
    };
    const updateWhenShown = (): void => {
      if (!document.hidden) update();
    };
    const unsubscribe = game.state.subscribe((now, before) => {
      if (now.log !== before.log || now.limits !== before.limits) update();
    });
    document.addEventListener('visibilitychange', updateWhenShown);
    // A timer may be late: what refuses a spin is shown.
    game.events.on('spinBlocked', update);
    update();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener('visibilitychange', updateWhenShown);
      game.events.off('spinBlocked', update);
    };
  };
  return {
    read: () => current,
    subscribe(changed) {
      if (listeners.size === 0) stopWatching = watch();
      listeners.add(changed);
      return () => {
        listeners.delete(changed);
        if (listeners.size === 0) stopWatching();
      };
    },
  };
}

const StatusContext = createContext<StatusSource | null>(null);

/** Gives the components in it the status for the machine's bet. */
export function PlayStatusProvider({ children }: { children: ReactNode }) {
  const bet = useMachine((machine) => machine.bet);
  const game = useGame();
  const source = useMemo(() => createStatusSource(game, bet), [game, bet]);
  return <StatusContext value={source}>{children}</StatusContext>;
}

/** A part of the status, kept up to date in a React component. */
export function usePlayStatus<T>(select: (status: PlayStatus) => T): T {
  const source = useContext(StatusContext);
  if (!source) throw new Error('This component needs a game page around it.');
  return useSyncExternalStore(source.subscribe, () => select(source.read()));
}
