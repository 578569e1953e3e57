import { useEffect, useState } from 'react';
import { useGame, useGameState } from '../../../store/game-context';
import { roundsSettled } from '../../../store/game-state';
import type { HistoryRound, Wanted } from '../../../store/rounds/history';

/** How many rounds a page of the history has. */
export const PAGE_SIZE = 50;

/** A page of the history, once it is there. */
interface HistoryPage extends Wanted {
  /** Counted from 0, the newest rounds first. */
  readonly page: number;
  readonly rounds: readonly HistoryRound[];
}

interface ShownHistory {
  /** The page that is shown: the previous one until the wanted one has loaded. */
  readonly shown: HistoryPage | null;
  /** How many rounds there are in all; null until they are counted. */
  readonly count: number | null;
  /** Whether this browser keeps no history. */
  readonly refused: boolean;
}

/** A page of the saved game's history, kept up to date. If it is behind the last one, `stepBack` gets the last one. */
export function useHistory(
  { which, game: ofGame }: Wanted,
  page: number,
  stepBack: (last: number) => void,
): ShownHistory {
  const game = useGame();
  const historyId = useGameState((state) => state.historyId);
  const played = useGameState(roundsSettled);
  const [shown, setShown] = useState<HistoryPage | null>(null);
  const [count, setCount] = useState<(Wanted & { all: number }) | null>(null);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let left = false;
    const wanted = { which, game: ofGame };
    const isLeft = (): boolean => left;
    const read = async (): Promise<void> => {
      await game.recordRounds();
      const history = await game.history();
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
  }, [game, which, ofGame, page, stepBack, historyId, played]);

  return { shown, count: count?.which === which && count.game === ofGame ? count.all : null, refused };
}
