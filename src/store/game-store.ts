import mitt, { type Emitter } from 'mitt';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { clampBet } from '../game/coins';
import type { GameEvents } from '../game/events';
import type { Random } from '../game/random';
import type { FishingRules } from '../game/rules';
import type { Desk } from './desk';
import type { GameState } from './game-state';
import { opened } from './opened';
import type { RoundLock } from './round-lock';
import { createRestraints, type Restraints } from './restraints';
import { createQueue } from './queue';
import { createRewards, type Rewards } from './rewards';
import { createRounds, type Rounds } from './rounds';
import { createSafe } from './safe';
import { newGame, type SavedGame } from './saved-game';
import { createSettings, settingsOf, type Settings } from './settings';
import { steadyClock } from './steady-clock';
import type { TextStorage } from './vault';

/** The player's game: its state to show, its events to hear, and all that may be done with it. */
export interface Game extends Rounds, Rewards, Restraints {
  readonly rules: FishingRules;
  readonly state: StoreApi<GameState>;
  readonly events: Emitter<GameEvents>;
  /** This device's time in milliseconds since 1970, as far as the game believes it: never earlier than before. */
  now(): number;
  /** Raises or lowers the bet by a number of steps, within the limits. Not while a round runs. */
  changeBet(steps: number): void;
  /** Changes the player's settings, for this visit and those to come, in every tab. */
  set(change: Partial<Settings>): void;
  /**
   * Deletes all that is saved of the player's game but what it is held to, in every tab; a round that runs here is
   * settled before, and one in another tab waited for. Resolves to whether anything is saved in this browser at all:
   * where nothing is, and where a newer program's game is left alone, only this visit begins anew. Rejects, with
   * nothing deleted, where the program for it can't be had.
   */
  reset(): Promise<boolean>;
  /** Takes over what another tab has saved. */
  refresh(): void;
  dismissTrouble(): void;
  /** For parts of the store that are loaded when they are wanted, and pages that read what is not in the state. */
  readonly desk: Desk;
}

export interface GameParts {
  readonly rules: FishingRules;
  readonly random: Random;
  readonly lock: RoundLock;
  readonly openStorage: () => TextStorage | null | undefined;
  /** The device's clock: milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds since the page was opened, whatever becomes of the device's clock. */
  readonly elapsed: () => number;
}

/** Builds the store of one game from its rules and what it stands on. Reads the saved game at once. */
export function createGame({ rules, random, lock, openStorage, now: deviceTime, elapsed }: GameParts): Game {
  const events = mitt<GameEvents>();
  const fresh = newGame(rules);
  const state = createStore<GameState>(() => ({
    ...opened(rules, fresh),
    ...settingsOf(fresh),
    coins: fresh.coins,
    bonus: fresh.bonus,
    challenge: fresh.challenge,
    pastWeeks: fresh.pastWeeks,
    records: fresh.records,
    limits: fresh.limits,
    log: fresh.log,
    profile: fresh.profile,
    totals: fresh.totals,
    trouble: null,
  }));
  const safe = createSafe(rules, lock, openStorage, (trouble) => state.setState({ trouble }));
  const now = steadyClock(deviceTime, elapsed, () => {
    const { limits, log } = safe.read();
    return Math.max(log.lastAt ?? -Infinity, limits.changedAt ?? -Infinity);
  });
  /** The game that was shown last. */
  let last: Pick<SavedGame, 'book' | 'rounds'> = safe.read();
  const desk: Desk = {
    rules,
    state,
    events,
    safe,
    queue: createQueue(),
    now,
    show(saved, change = {}) {
      const before = state.getState().coins;
      const { coins, bonus, challenge, pastWeeks, records, limits, log, profile, totals } = saved;
      const shown = { coins, bonus, challenge, pastWeeks, records, limits, log, profile, totals };
      // Another book is another game's. Rounds are never taken back: fewer than there were are another game's as well.
      const isAnother = saved.book !== last.book || saved.rounds < last.rounds;
      const replaced = isAnother && !underway() ? opened(rules, saved) : null;
      last = saved;
      state.setState({ ...replaced, ...change, ...settings.over(saved), ...shown });
      if (replaced) events.emit('gameReplaced', replaced.grid);
      if (coins !== before) events.emit('balanceChanged', coins);
    },
  };
  const settings = createSettings(desk);
  const { underway, ...rounds } = createRounds(desk, random);

  desk.show(safe.read(), opened(rules, safe.read()));
  return {
    rules,
    state,
    events,
    ...rounds,
    ...createRewards(desk),
    ...createRestraints(desk),
    now,
    changeBet(steps) {
      const { bet } = state.getState();
      const next = clampBet(rules, bet + steps * rules.bet.step);
      if (underway() || next === bet) return;
      state.setState({ bet: next });
      events.emit('betChanged', next);
    },
    set: (change) => void settings.set(change),
    reset: async () => (await import('./reset')).reset(desk, rounds),
    refresh() {
      safe.heard();
      desk.show(safe.read());
    },
    dismissTrouble: () => state.setState({ trouble: null }),
    desk,
  };
}
