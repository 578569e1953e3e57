import type { WinLevels } from '../win-levels';

export const winLevels: WinLevels = [
  { size: 'small', from: 1, ms: 1500, coins: 5, bubbles: 4, gestures: 1 },
  // No symbol pays more than 10 and less than 20 times the bet.
  { size: 'good', from: 15, ms: 2200, coins: 9, bubbles: 7, gestures: 1 },
  { size: 'big', from: 20, ms: 5600, coins: 9, bubbles: 7, gestures: 1, fountain: 18, countMs: 2000 },
  { size: 'huge', from: 50, ms: 8600, coins: 16, bubbles: 10, gestures: 2, fountain: 20, countMs: 4000 },
  { size: 'giant', from: 100, ms: 11600, coins: 16, bubbles: 10, gestures: 2, fountain: 26, countMs: 5500 },
];
