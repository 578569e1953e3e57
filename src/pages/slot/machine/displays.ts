import { BALANCE_ID } from '../../../ui/balance-id';

export const WIN_ID = 'win';

/** Where the page shows the balance and the win, for the stage to count a win there. */
export const displays = {
  balance: () => document.getElementById(BALANCE_ID),
  win: () => document.getElementById(WIN_ID),
} as const;
