import { formatCoins } from './format/format';

/** The id of the element in the header that says the balance: a win's coins fly there. */
export const BALANCE_ID = 'coin-balance';

export const WIN_ID = 'win';

/** The id of the element around the machine in which large wins are shown. */
export const WIN_PAGE_ID = 'win-page';

/** Where the page shows the balance and the win, and what lies around the machine, for the stage to show a win there. */
export const displays = {
  balance: () => document.getElementById(BALANCE_ID),
  win: () => document.getElementById(WIN_ID),
  page: () => document.getElementById(WIN_PAGE_ID),
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
