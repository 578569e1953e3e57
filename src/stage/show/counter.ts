import { formatCoins } from '../../components/format';

/** A number on its way in a display whose text says the true one all along. */
export interface Counter {
  /** The coins shown, to be tweened. */
  coins: number;
  readonly show: () => void;
  readonly stop: () => void;
}

/**
 * Counts in a display. What it shows lies over its text (theme: `[data-shown]`), which stays what it is: whoever
 * reads the page instead of seeing it gets the true number at once.
 *
 * @param from the coins to begin with
 */
export function countIn(display: HTMLElement, from: number): Counter {
  const counter: Counter = {
    coins: from,
    show() {
      display.dataset['shown'] = formatCoins(Math.round(counter.coins));
    },
    stop() {
      delete display.dataset['shown'];
    },
  };
  counter.show();
  return counter;
}
