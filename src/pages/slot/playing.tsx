import { createContext, useContext, useState, type ReactNode } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import { clampBet, type Bet } from '../../engine/coins';
import type { GameDefinition } from '../../engine/definition';
import type { Grid } from '../../engine/grid';
import { initialGrid } from '../../engine/initial-grid';
import { cryptoRandom } from '../../engine/random';
import { drawRound, type Round } from '../../engine/round';
import type { PlayableGame } from '../../games/playable';
import { game } from '../../store/game';
import type { Play } from '../../store/game-state';

/** The machine of the page's game. */
export interface Machine {
  readonly bet: Bet;
  /** The grid at rest: that of the last settled round, never one in mid-spin. */
  readonly grid: Grid;
  readonly play: Play;
}

export interface MachineActions {
  /** Starts a round, unless one runs. */
  readonly spin: () => void;
  /** Raises or lowers the bet by a number of steps. Not while a round runs. */
  readonly changeBet: (steps: number) => void;
  /** Pays and closes the running round. Does nothing for any other. */
  readonly settle: (id: Round['id']) => void;
  /** Settles at once the round that runs, if there is one. */
  readonly settleNow: () => void;
}

interface Playing {
  readonly playable: PlayableGame;
  readonly machine: Pick<StoreApi<Machine>, 'getState' | 'getInitialState' | 'subscribe'>;
  readonly actions: MachineActions;
}

const PlayingContext = createContext<Playing | null>(null);

/** Gives the components in it their game. */
export function PlayingProvider({ playable, children }: { playable: PlayableGame; children: ReactNode }) {
  const [playing] = useState(() => playingOf(playable));
  return <PlayingContext value={playing}>{children}</PlayingContext>;
}

function usePlaying(): Playing {
  const playing = useContext(PlayingContext);
  if (!playing) throw new Error('This component belongs into a game page.');
  return playing;
}

/** The game of this page: rules, odds, art and words. */
export const usePlayable = (): PlayableGame => usePlaying().playable;

/** A part of the machine's state, kept up to date in a React component. */
export const useMachine = <T,>(select: (machine: Machine) => T): T => useStore(usePlaying().machine, select);

/** What one can do at the machine. The same object as long as the page is open. */
export const useMachineActions = (): MachineActions => usePlaying().actions;

const savedActions: MachineActions = {
  spin: () => void game.spin(),
  changeBet: (steps) => game.changeBet(steps),
  settle: (id) => game.settle(id),
  settleNow: () => game.settleNow(),
};

/** The saved game plays one game. Another is played for nothing, and forgotten with the visit. */
const playingOf = (playable: PlayableGame): Playing =>
  playable.definition.id === game.rules.id
    ? { playable, machine: game.state, actions: savedActions }
    : { playable, ...unsavedMachine(playable.definition) };

function unsavedMachine(definition: GameDefinition): Pick<Playing, 'machine' | 'actions'> {
  const random = cryptoRandom(crypto);
  const machine = createStore<Machine>(() => ({
    bet: clampBet(definition, definition.bet.default),
    grid: initialGrid(definition),
    play: { phase: 'idle' },
  }));
  let rounds = 0;
  const settleNow = (): void => {
    const { play } = machine.getState();
    if (play.phase !== 'spinning') return;
    const { round } = play;
    machine.setState({
      play: { phase: 'settled', round },
      grid: round.spins.at(-1)?.grid ?? round.spins[0].grid,
    });
    game.events.emit('roundSettled', round);
  };
  const actions: MachineActions = {
    spin() {
      const { bet, play } = machine.getState();
      if (play.phase === 'spinning') return;
      const round = drawRound(definition, ++rounds, bet, random);
      machine.setState({ play: { phase: 'spinning', round } });
      game.events.emit('spinStarted', round);
    },
    changeBet(steps) {
      const { bet, play } = machine.getState();
      const next = clampBet(definition, bet + steps * definition.bet.step);
      if (play.phase === 'spinning' || next === bet) return;
      machine.setState({ bet: next });
      game.events.emit('betChanged', next);
    },
    settle(id) {
      const { play } = machine.getState();
      if (play.phase === 'spinning' && play.round.id === id) settleNow();
    },
    settleNow,
  };
  return { machine, actions };
}
