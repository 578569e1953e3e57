import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  type ReactNode,
} from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Bet } from '../../../engine/coins';
import { MINUTE_MS } from '../../../engine/time';
import type { GameEvents } from '../../../player/events';
import { playBlockAt, reminderLeft, sessionLeft } from '../../../player/limits/play-block';
import { netOf, PAUSE_MS, sessionAt } from '../../../player/limits/play-log';
import { useGameStore } from '../../../store/game-context';
import type { GameStore } from '../../../store/game-store';
import { useMachine } from '../use-machine';

type PlayStatus = ReturnType<typeof readStatus>['status'];

/**
 * The session's time and result, and what the player's limits allow for the next bet; and in how many ms that changes by
 * itself.
 */
function readStatus(store: GameStore, bet: Bet) {
  const { limits, log } = store.state.getState();
  const at = store.now();
  const block = playBlockAt({ limits, log }, at, bet);
  const session = sessionAt(log, at);
  const left = sessionLeft({ limits, log }, at);
  const status = {
    /** Why no round may begin now, or null. */
    block,
    /** Whole minutes of this session, and its net result in coins. */
    minutes: Math.floor(session.ms / MINUTE_MS),
    net: netOf(session),
    /** Whole minutes until the session limit, rounded up; null without a limit. */
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Keeps the status for a bet up to date until it is stopped. No timer runs while nothing can change. */
function watchStatus(store: GameStore, bet: Bet, statusStore: StoreApi<PlayStatus>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = (): void => {
    clearTimeout(timer);
    const { status, changesIn } = readStatus(store, bet);
    if (changesIn < Infinity) timer = setTimeout(update, Math.min(changesIn, MAX_TIMEOUT_MS));
    const before = statusStore.getState();
    if (isSame(status, before)) return;
    statusStore.setState({
      ...status,
      block: isSame(status.block, before.block) ? before.block : status.block,
    });
  };
  const updateWhenShown = (): void => {
    if (!document.hidden) update();
  };
  const unsubscribe = store.state.subscribe((now, before) => {
    if (now.log !== before.log || now.limits !== before.limits) update();
  });
  document.addEventListener('visibilitychange', updateWhenShown);
  // Timers may be late, so a refused spin updates the status too.
  store.events.on('spinBlocked', update);
  update();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', updateWhenShown);
    store.events.off('spinBlocked', update);
  };
}

/** That of a new player, until the page is hydrated. */
const newStatus: PlayStatus = { block: null, minutes: 0, net: 0, minutesLeft: null };

const StatusContext = createContext<StoreApi<PlayStatus> | null>(null);

export function PlayStatusProvider({ children }: { children: ReactNode }) {
  const bet = useMachine((machine) => machine.bet);
  const store = useGameStore();
  const statusStore = useMemo(() => {
    const created = createStore(() => newStatus);
    created.setState(readStatus(store, bet).status);
    return created;
  }, [store, bet]);
  useEffect(() => watchStatus(store, bet, statusStore), [store, bet, statusStore]);
  return <StatusContext value={statusStore}>{children}</StatusContext>;
}

export function usePlayStatus<T>(select: (status: PlayStatus) => T): T {
  const statusStore = use(StatusContext);
  if (!statusStore) throw new Error('This component needs a game page around it.');
  return useStore(statusStore, select);
}

/** Calls `act` each time that a limit, a break or a reminder refuses a spin. */
export function useSpinBlocked(act: (blocked: GameEvents['spinBlocked']) => void): void {
  const { events } = useGameStore();
  const onBlocked = useEffectEvent(act);
  // A layout effect: the first press may come as soon as the page is shown.
  useLayoutEffect(() => {
    const listen = (blocked: GameEvents['spinBlocked']): void => onBlocked(blocked);
    events.on('spinBlocked', listen);
    return () => events.off('spinBlocked', listen);
  }, [events]);
}
