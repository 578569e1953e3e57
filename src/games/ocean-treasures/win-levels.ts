import type { WinLevels } from '../win-levels';

/** How wins of Ocean Treasures are shown. */
export const winLevels: WinLevels = [
  { id: 'returned', upTo: 1, ms: 0, coins: 0, bubbles: 0, gestures: 0 },
  { id: 'small', upTo: 5, ms: 1500, coins: 5, bubbles: 3, gestures: 1 },
  { id: 'good', upTo: 20, ms: 2200, coins: 9, bubbles: 5, gestures: 1 },
  { id: 'big', upTo: Infinity, ms: 3000, coins: 16, bubbles: 7, gestures: 2 },
];
