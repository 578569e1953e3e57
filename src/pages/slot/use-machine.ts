import { createContext, use, useMemo } from 'react';
import type { RoundStage } from '../../player/round-stage';
import type { PlayableGame } from '../../games/playable';
import type { Bet } from '../../engine/coins';
import { useGameStore, useGameState } from '../../store/game-context';
import { isReplay, newMachine, type Machine } from '../../store/game-state';

/** The game of a page, whose machine is open. */
export const PlayableGameContext = createContext<PlayableGame | null>(null);

export function usePlayableGame(): PlayableGame {
  const playable = use(PlayableGameContext);
  if (!playable) throw new Error('This component needs a game page around it.');
  return playable;
}

/** Reads this tab's machine, or a new player's until the page is hydrated. */
export function useMachine<T>(select: (machine: Machine) => T): T {
  const { definition } = usePlayableGame();
  return useGameState(({ machines }) => select(machines[definition.id] ?? newMachine(definition)));
}

/** The bet that the machine shows: the player's, or that of the round that is shown again. */
export const shownBet = ({ bet, playback }: Machine): Bet => (isReplay(playback) ? playback.round.bet : bet);

/** The actions on this page's machine. The same object as long as the page is open. */
export function useMachineActions() {
  const store = useGameStore();
  const { id } = usePlayableGame().definition;
  return useMemo(
    () => ({
      /** Starts a round, or announces why not. While a round runs it does nothing. */
      spin: () => void store.spin(id),
      /** Raises or lowers the bet by a number of steps. Not while a round runs. */
      changeBet: (steps: number) => store.changeBet(id, steps),
      raiseBet: () => store.changeBet(id, 1),
      lowerBet: () => store.changeBet(id, -1),
      /** Connects the stage that shows this machine's rounds (`GameStore.attachStage`). */
      attachStage: (stage: RoundStage) => store.attachStage(id, stage),
    }),
    [store, id],
  );
}
