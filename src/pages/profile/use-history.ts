import { useEffect, useState } from 'react';
import { game } from '../../store/game';
import { history, type HistoryRound, type Which } from '../../store/history';
import { recordRounds } from '../../store/history-recorder';

/** How many rounds a page of the history has. */
export const PAGE_SIZE = 50;

/** A page of the history, once it is there. */
export interface HistoryPage {
  readonly which: Which;
  /** Counted from 0, the newest rounds first. */
  readonly page: number;
  readonly rounds: readonly HistoryRound[];
}

export interface ShownHistory {
  /** The page that is shown: that before the one wanted, until that is there. */
  readonly shown: HistoryPage | null;
  /** How many rounds there are in all; null until they are counted. */
  readonly count: number | null;
  /** Whether this browser keeps no history. */
  readonly refused: boolean;
}

/**
 * A page of the history. The rounds come first, and are counted after.
 *
 * @param version another one has it read again
 */
export function useHistory(which: Which, page: number, version: unknown): ShownHistory {
  const [shown, setShown] = useState<HistoryPage | null>(null);
  const [count, setCount] = useState<{ which: Which; all: number } | null>(null);
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let left = false;
    const isLeft = (): boolean => left;
    const read = async (): Promise<void> => {
      await recordRounds(game.desk);
      const { book } = game.desk.safe.read();
      const rounds = await history.page(book, which, page * PAGE_SIZE, PAGE_SIZE);
      if (isLeft()) return;
      setRefused(false);
      setShown({ which, page, rounds });
      const all = await history.count(book, which);
      if (!isLeft()) setCount({ which, all });
    };
    read().catch((reason: unknown) => {
      console.warn('The history can not be read.', reason);
      if (!left) setRefused(true);
    });
    return () => {
      left = true;
    };
  }, [which, page, version]);

  return { shown, count: count?.which === which ? count.all : null, refused };
}
