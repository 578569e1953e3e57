import { formatCoins } from '../../../ui/format/format';

/** A number that counts in a display, whose text is the final number all the time. */
export interface Counter {
  /** The coins shown, to be tweened. */
  coins: number;
  readonly show: () => void;
  readonly stop: () => void;
}

/** Counts in a display, over its text (`[data-shown]`): assistive technology reads the final number at once. */
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
