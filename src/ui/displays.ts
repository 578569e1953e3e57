/** The id of the element in the header that says the balance: a win's coins fly there. */
export const BALANCE_ID = 'coin-balance';

export const WIN_ID = 'win';

/** Where the page shows the balance and the win, for the stage to count a win there. */
export const displays = {
  balance: () => document.getElementById(BALANCE_ID),
  win: () => document.getElementById(WIN_ID),
} as const;
