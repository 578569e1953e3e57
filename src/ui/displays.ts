import { formatCoins } from './format/format';

/** The id of the element in the header that says the balance: a win's coins fly there. */
export const BALANCE_ID = 'coin-balance';

export const WIN_ID = 'win';

/** Where the page shows the balance and the win, for the stage to count a win there. */
export const displays = {
  balance: () => document.getElementById(BALANCE_ID),
  win: () => document.getElementById(WIN_ID),
} as const;

/**
 * Shows coins over the text of a display (`[data-shown]` in app/styles/motion.css), which says the final number all the time:
 * assistive technology reads that at once.
 */
export function coverDisplay(display: HTMLElement, coins: number): void {
  display.dataset['shown'] = formatCoins(Math.round(coins));
}

/** Shows the text of a display again. */
export function uncoverDisplay(display: HTMLElement): void {
  delete display.dataset['shown'];
}
