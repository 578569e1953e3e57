import { clampBet, type Bet } from '../../engine/coins';
import { withGameRecord } from '../document/schema';
import type { StoreContext } from '../store-context';

/** The bets of the games: each remembers its own. @param isUnderway whether a round runs here, or is about to */
export function createBets(
  { definitions, state, events, repository, syncSaved }: StoreContext,
  isUnderway: () => boolean,
) {
  let unsaved: Readonly<Record<string, Bet>> = {};

  /** Saves the bets once no other tab's round keeps the lease. */
  const save = async (): Promise<void> => {
    const lease = await repository.lease();
    const bets = Object.entries(unsaved);
    unsaved = {};
    try {
      lease.update((saved) =>
        bets.reduce((before, [gameId, bet]) => withGameRecord(before, gameId, { bet }), saved),
      );
      syncSaved();
    } finally {
      lease.release();
    }
  };

  return {
    /** Changes the bet of an open game by a number of steps, within its limits. Not while a round runs. */
    changeBet(gameId: string, steps: number): void {
      const { machines } = state.getState();
      const [machine, definition] = [machines[gameId], definitions.get(gameId)];
      if (!machine || !definition || isUnderway()) return;
      const bet = clampBet(definition, machine.bet + steps * definition.bet.step);
      if (bet === machine.bet) return;
      const isSaving = Object.keys(unsaved).length > 0;
      unsaved = { ...unsaved, [gameId]: bet };
      state.setState({ machines: { ...machines, [gameId]: { ...machine, bet } } });
      events.emit('betChanged', bet);
      if (!isSaving) void save();
    },
  };
}
