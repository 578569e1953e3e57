import type { WinLevels } from '../win-levels';

export const winLevels: WinLevels = [
  { size: 'small', from: 1, ms: 1500, coins: 5, bubbles: 3, gestures: 1 },
  // More than five times the bet: payouts go by fifths of it.
  { size: 'good', from: 5.2, ms: 2200, coins: 9, bubbles: 5, gestures: 1 },
  { size: 'big', from: 20, ms: 5600, coins: 16, bubbles: 7, gestures: 2, fountain: 18, countMs: 2000 },
  { size: 'huge', from: 100, ms: 8600, coins: 16, bubbles: 7, gestures: 2, fountain: 20, countMs: 4000 },
  { size: 'giant', from: 500, ms: 11600, coins: 16, bubbles: 7, gestures: 2, fountain: 26, countMs: 5500 },
];
