import { createStore } from 'zustand/vanilla';
import type { WeekResult } from '../../player/challenge/challenge';

/** A week of the challenge that the player has won a prize in. */
export interface WeekWin extends Pick<WeekResult, 'week' | 'rank' | 'prize'> {
  /** What it is called now: last week, or a week by its date. */
  readonly title: string;
}

/** Those that the player has not seen yet, oldest first. Rendered by `WeekWins`. */
export const weekWins = createStore<readonly WeekWin[]>(() => []);

export const celebrateWeek = (win: WeekWin): void => weekWins.setState((wins) => [...wins, win], true);

/** The oldest has been seen. */
export const endWeekWin = (): void => weekWins.setState(([, ...wins]) => wins, true);
