import { useEffect, useState } from 'react';
import type { GameDefinition } from '../../../engine/definition';
import { useGameStore, useGameState } from '../../../store/game-context';
import { gameRecordOf, roundsSettled } from '../../../store/game-state';
import { addRounds, fromTotals, noRounds, type PlayerRounds } from './player-rounds';

interface Read {
  /** By the game's id. */
  readonly games: Readonly<Record<string, PlayerRounds>>;
  /** Whether only totals are known, because the browser keeps no history. */
  readonly isOnlyTotals: boolean;
}

const nothingPlayed: Read = { games: {}, isOnlyTotals: false };

/** Sums over the player's rounds of each game; null until the history is read. A new round reads it again. */
export function usePlayerRounds(definitions: readonly GameDefinition[]): Read | null {
  const store = useGameStore();
  const historyId = useGameState((state) => state.historyId);
  const played = useGameState(roundsSettled);
  const [read, setRead] = useState<Read | null>(null);
  useEffect(() => {
    let isLeft = false;
    const readHistory = async (): Promise<Read> => {
      await store.recordRounds();
      const games = Object.fromEntries(definitions.map(({ id }) => [id, noRounds]));
      for await (const portion of (await store.history()).portions(historyId)) {
        for (const definition of definitions)
          games[definition.id] = addRounds(definition, games[definition.id] ?? noRounds, portion);
      }
      return { games, isOnlyTotals: false };
    };
    readHistory()
      .catch((reason: unknown): Read => {
        console.warn('The history cannot be read.', reason);
        const saved = store.state.getState();
        const totals = definitions.map((definition) => [
          definition.id,
          fromTotals(definition, gameRecordOf(saved, definition.id).totals),
        ]);
        return { games: Object.fromEntries(totals) as Read['games'], isOnlyTotals: true };
      })
      .then((found) => {
        if (!isLeft) setRead(found);
      })
      .catch((reason: unknown) => console.warn(reason));
    return () => {
      isLeft = true;
    };
  }, [store, definitions, historyId, played]);
  return played === 0 ? nothingPlayed : read;
}
