import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { RoundStage } from '../../player/round-stage';
import type { PlayableGame } from '../../games/playable';
import { useGame, useGameState } from '../../store/game-context';
import type { Machine } from '../../store/game-state';

interface MachineActions {
  /** Starts a round, unless one runs. */
  readonly spin: () => void;
  /** Raises or lowers the bet by a number of steps. Not while a round runs. */
  readonly changeBet: (steps: number) => void;
  /** Has a stage show the machine's rounds (`Game.attachStage`). */
  readonly attachStage: (stage: RoundStage) => () => void;
}

const PlayableContext = createContext<PlayableGame | null>(null);

/** Gives the components in it their game, whose machine is open. */
export const PlayingProvider = ({ playable, children }: { playable: PlayableGame; children: ReactNode }) => (
  <PlayableContext value={playable}>{children}</PlayableContext>
);

/** The game of this page: rules, odds, art and texts. */
export function usePlayable(): PlayableGame {
  const playable = useContext(PlayableContext);
  if (!playable) throw new Error('This component needs a game page around it.');
  return playable;
}

/** A part of the machine's state, kept up to date in a React component. */
export function useMachine<T>(select: (machine: Machine) => T): T {
  const { id, title } = usePlayable().definition;
  return useGameState(({ machines }) => {
    const machine = machines[id];
    if (!machine) throw new Error(`${title} is not open.`);
    return select(machine);
  });
}

/** What one can do at the machine. The same object as long as the page is open. */
export function useMachineActions(): MachineActions {
  const game = useGame();
  const { id } = usePlayable().definition;
  return useMemo(
    () => ({
      spin: () => void game.spin(id),
      changeBet: (steps) => game.changeBet(id, steps),
      attachStage: (stage) => game.attachStage(id, stage),
    }),
    [game, id],
  );
}
