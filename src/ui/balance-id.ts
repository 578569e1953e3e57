/** The id of the element in the header that says the balance: a win's coins fly there. */
export const BALANCE_ID = 'coin-balance';
