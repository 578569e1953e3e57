import type { WinLevels } from '../win-levels';

/** How wins of Lucky Fishing are shown. */
export const winLevels: WinLevels = [
  { id: 'returned', upTo: 1, ms: 0, coins: 0, bubbles: 0, gestures: 0 },
  { id: 'small', upTo: 10, ms: 1500, coins: 5, bubbles: 4, gestures: 1 },
  { id: 'good', upTo: 30, ms: 2200, coins: 9, bubbles: 7, gestures: 1 },
  { id: 'big', upTo: Infinity, ms: 3000, coins: 16, bubbles: 10, gestures: 2 },
];
