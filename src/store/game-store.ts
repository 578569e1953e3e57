import mitt, { type Emitter } from 'mitt';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { add, clampBet, subtract } from '../game/coins';
import type { FishingResult, FishingRound, GameEvents, Refusal } from '../game/events';
import type { Random } from '../game/random';
import { restingGrid } from '../game/resting-grid';
import { playRound, resultOf } from '../game/round';
import type { FishingRules } from '../game/rules';
import type { GameState } from './game-state';
import type { Release, RoundLock } from './round-lock';
import { newGame, type SavedGame } from './saved-game';
import { createVault, type TextStorage } from './vault';

/** The player's game: its state to show, its events to hear, and all that may be done with it. */
export interface Game {
  readonly rules: FishingRules;
  readonly state: StoreApi<GameState>;
  readonly events: Emitter<GameEvents>;
  /** Begins a round, or announces `spinRefused`. While a round runs here it does nothing. */
  spin(): Promise<void>;
  /** Pays and closes the running round. Does nothing for any other: a round is settled once. */
  settle(id: FishingRound['id']): void;
  /** Settles whichever round is running here, at once. */
  settleNow(): void;
  /** Raises or lowers the bet by a number of steps, within the limits. Not while a round runs. */
  changeBet(steps: number): void;
  /** Turns the sound on or off, for this visit and those to come, in every tab. */
  setSound(on: boolean): void;
  /** Takes over what another tab has saved. */
  refresh(): void;
  /** Settles a round that an earlier visit left open and that no other tab is playing. */
  recover(): Promise<void>;
  dismissTrouble(): void;
}

export interface GameParts {
  readonly rules: FishingRules;
  readonly random: Random;
  readonly lock: RoundLock;
  readonly openStorage: () => TextStorage | null | undefined;
}

/** The round that runs in this tab, with what ends together with it. */
interface Running {
  readonly round: FishingRound;
  /** Ends the hold on the round lock. */
  readonly release: Release;
  readonly watchdog: ReturnType<typeof setTimeout>;
}

/** How long after its planned end a round is settled by itself, should the stage not report (ms). */
const WATCHDOG_MS = 500;

/** The number of the round after these. A saved game that claims to have counted to the end goes on from 1. */
const nextId = (rounds: number): FishingRound['id'] => (rounds % Number.MAX_SAFE_INTEGER) + 1;

/** The saved game after its open round, if it is this one, has been paid and closed. */
const closed = (game: SavedGame, { round, payout }: FishingResult): SavedGame =>
  game.openRound?.id === round.id
    ? { ...game, coins: add(game.coins, payout), openRound: null, lastGrid: round.grid }
    : game;

/** Builds the store of one game from its rules and what it stands on. Reads the saved game at once. */
export function createGame({ rules, random, lock, openStorage }: GameParts): Game {
  const events = mitt<GameEvents>();
  const fresh = newGame(rules);
  const state = createStore<GameState>(() => ({
    coins: fresh.coins,
    bet: clampBet(rules, rules.bet.default),
    grid: restingGrid(rules),
    play: { phase: 'idle' },
    sound: fresh.sound,
    trouble: null,
  }));
  const vault = createVault(rules, openStorage, (trouble) => state.setState({ trouble }));

  let running: Running | null = null;
  /** From the press of the button until the lock is won or the spin refused. */
  let beginning = false;
  let recovery: Promise<unknown> = Promise.resolve();

  const show = ({ coins, sound }: SavedGame, change: Partial<GameState> = {}): void => {
    const before = state.getState().coins;
    state.setState({ ...change, coins, sound });
    if (coins !== before) events.emit('balanceChanged', coins);
  };

  /** Pays and closes the open round of the saved game, and shows it. The caller holds the lock. */
  const payOut = (round: FishingRound, announce: 'roundSettled' | 'roundRecovered'): void => {
    const result = resultOf(rules, round);
    const saved = vault.update((game) => closed(game, result));
    show(saved, { play: { phase: 'settled', result }, grid: round.grid });
    events.emit(announce, result);
  };

  /** Decides a round: the bet is taken and the outcome drawn and saved in one write. The caller holds the lock. */
  const decide = (): FishingRound | Refusal => {
    const { openRound } = vault.read();
    // The lock was free, so whoever began that round is gone.
    if (openRound) payOut(openRound, 'roundRecovered');
    const { bet } = state.getState();
    const { coins, rounds } = vault.read();
    if (coins < bet) return 'not enough coins';
    let round: FishingRound;
    try {
      round = playRound(rules, nextId(rounds), bet, random);
    } catch {
      return 'randomness broken';
    }
    vault.update((game) => ({
      ...game,
      coins: subtract(game.coins, bet),
      rounds: round.id,
      openRound: round,
    }));
    return round;
  };

  /**
   * Does something while no other tab plays, and tells whether it could. Whatever a listener throws, the
   * lock is given back, unless a round has begun: that one keeps it until it is settled.
   */
  const underLock = async (work: (release: Release) => void): Promise<boolean> => {
    const release = await lock.take();
    if (!release) return false;
    try {
      work(release);
    } finally {
      if (!running) release();
    }
    return true;
  };

  const begin = (release: Release): void => {
    const round = decide();
    if (typeof round === 'string') {
      show(vault.read());
      events.emit('spinRefused', round);
      return;
    }
    const watchdog = setTimeout(() => settle(round.id), rules.spin.durationMs + WATCHDOG_MS);
    running = { round, release, watchdog };
    show(vault.read(), { play: { phase: 'spinning', round } });
    events.emit('spinStarted', round);
  };

  const settle = (id: FishingRound['id']): void => {
    if (running?.round.id !== id) return;
    const { round, release, watchdog } = running;
    running = null;
    clearTimeout(watchdog);
    try {
      payOut(round, 'roundSettled');
    } finally {
      release();
    }
  };

  const recoverOpenRound = async (): Promise<void> => {
    if (running || !vault.read().openRound) return;
    await underLock(() => {
      const { openRound } = vault.read();
      if (openRound) payOut(openRound, 'roundRecovered');
    });
  };

  show(vault.read(), { grid: vault.read().lastGrid ?? restingGrid(rules) });
  return {
    rules,
    state,
    events,
    async spin() {
      if (beginning || running) return;
      beginning = true;
      try {
        await recovery;
        if (!(await underLock(begin))) events.emit('spinRefused', 'spinning in another tab');
      } finally {
        beginning = false;
      }
    },
    settle,
    settleNow() {
      if (running) settle(running.round.id);
    },
    changeBet(steps) {
      const { bet } = state.getState();
      const next = clampBet(rules, bet + steps * rules.bet.step);
      if (beginning || running || next === bet) return;
      state.setState({ bet: next });
      events.emit('betChanged', next);
    },
    setSound: (on) => show(vault.update((game) => (game.sound === on ? game : { ...game, sound: on }))),
    refresh: () => show(vault.read()),
    recover() {
      const recovered = recovery.then(recoverOpenRound);
      // Who called hears of a failure; the spins and recoveries that wait for this one must not.
      recovery = recovered.catch(() => undefined);
      return recovered;
    },
    dismissTrouble: () => state.setState({ trouble: null }),
  };
}
