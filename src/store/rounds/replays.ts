import { initialGrid } from '../../engine/initial-grid';
import { lastSpin, type Round } from '../../engine/round';
import { isReplay, type Machine } from '../game-state';
import type { StoreContext } from '../store-context';
import type { RoundController } from './round-controller';

/**
 * Shows rounds again, with the events and the states of the machine that they had when they were played. Nothing of that is
 * saved, paid, counted or recorded, and no lease is taken: other tabs may play meanwhile. A round that begins here, or is
 * recovered, takes the machine over.
 */
export function createReplays(
  { definitions, state, events, updateMachine }: StoreContext,
  rounds: Pick<RoundController, 'settleNow' | 'stageOf'>,
) {
  const machineOf = (gameId: string): Machine | undefined => state.getState().machines[gameId];

  return {
    /** Shows a round from its beginning. Does nothing without a stage of its game in view. */
    watch(shown: Round): void {
      rounds.settleNow('left');
      const stage = rounds.stageOf(shown.game);
      if (!stage) return;
      // A new object each time, so that late reports of an earlier showing are ignored.
      const round = { ...shown };
      const { game } = round;
      const isShown = (): boolean => {
        const play = machineOf(game)?.play;
        return play?.phase === 'spinning' && play.round === round;
      };
      const publishSpin = (spin: number, spinsShown: number): void =>
        updateMachine(game, { play: { phase: 'spinning', round, spin, spinsShown, isReplay: true } });
      const publishSettled = (isCounted: boolean): void =>
        updateMachine(game, {
          play: { phase: 'settled', round, isCounted, isReplay: true },
          grid: lastSpin(round).grid,
        });
      const settle = (isCounted: boolean, show: () => void): void => {
        if (!isShown()) return;
        publishSettled(isCounted);
        events.emit('roundSettled', round);
        show();
      };
      const publishCounted = (): void => {
        const play = machineOf(game)?.play;
        if (play?.phase === 'settled' && play.round === round && !play.isCounted) publishSettled(true);
      };

      publishSpin(0, 0);
      events.emit('roundStarted', round);
      try {
        stage.play(round, {
          freeSpinBegun(spin) {
            if (isShown()) publishSpin(spin, spin);
          },
          spinShown(spin) {
            if (!isShown()) return;
            publishSpin(spin, spin + 1);
            events.emit('spinShown', { round: round.id, spin });
          },
          roundShown: () =>
            settle(round.payout === 0, () =>
              stage.presentOutcome(round, state.getState().coins, publishCounted),
            ),
        });
      } catch (reason) {
        console.error('The stage could not show a round again.', reason);
        settle(true, () => stage.showResult(round));
      }
    },
    /** Returns a game's machine to the player's own last round. Does nothing where no replay is shown. */
    end(gameId: string): void {
      const [machine, definition] = [machineOf(gameId), definitions.get(gameId)];
      if (!machine || !definition || !isReplay(machine.play)) return;
      const grid = machine.lastRound ? lastSpin(machine.lastRound).grid : initialGrid(definition);
      updateMachine(gameId, { play: { phase: 'idle' }, grid });
      rounds.stageOf(gameId)?.showGrid(grid);
      events.emit('replayEnded', { game: gameId });
    },
  };
}
