import { useEffect, useState } from 'react';
import { useGameStore, useGameState } from '../../../store/game-context';
import { roundsSettled } from '../../../store/game-state';
import type { HistoryRound, Wanted } from '../../../store/rounds/history';

export const PAGE_SIZE = 50;

interface HistoryPage extends Wanted {
  /** Counted from 0, the newest rounds first. */
  readonly page: number;
  readonly rounds: readonly HistoryRound[];
}

/** A page of the saved game's history, kept up to date. If it is behind the last one, `stepBack` gets the last one. */
export function useHistory({ which, game: ofGame }: Wanted, page: number, stepBack: (last: number) => void) {
  const store = useGameStore();
  const historyId = useGameState((state) => state.historyId);
  const played = useGameState(roundsSettled);
  /** The previous page until the wanted one has loaded. */
  const [shown, setShown] = useState<HistoryPage | null>(null);
  const [count, setCount] = useState<(Wanted & { all: number }) | null>(null);
  /** Whether this browser keeps no history. */
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let left = false;
    const wanted = { which, game: ofGame };
    const isLeft = (): boolean => left;
    const read = async (): Promise<void> => {
      await store.recordRounds();
      const history = await store.history();
      const rounds = await history.page(historyId, wanted, page * PAGE_SIZE, PAGE_SIZE);
      if (isLeft()) return;
      setRefused(false);
      const isBehindLast = page > 0 && rounds.length === 0;
      if (!isBehindLast) setShown({ ...wanted, page, rounds });
      const all = await history.count(historyId, wanted);
      if (isLeft()) return;
      setCount({ ...wanted, all });
      if (isBehindLast) stepBack(Math.max(Math.ceil(all / PAGE_SIZE) - 1, 0));
    };
    read().catch((reason: unknown) => {
      console.warn('The history cannot be read.', reason);
      if (!left) setRefused(true);
    });
    return () => {
      left = true;
    };
  }, [store, which, ofGame, page, stepBack, historyId, played]);

  // The count is null until the wanted rounds are counted.
  return { shown, count: count?.which === which && count.game === ofGame ? count.all : null, refused };
}
