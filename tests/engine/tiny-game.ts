import type { GameDefinition } from '../../src/engine/definition';

/** A small game with everything that the engine knows: strips, wilds, values, a collector, scatters and a feature. */
export const tinyGame = {
  id: 'tiny-game',
  path: '/tiny-game',
  title: 'Tiny Game',
  grid: { columns: 3, rows: 2 },
  symbols: {
    moon: { pays: { 2: 1.2, 3: 3 } },
    sun: { pays: { 2: 1.4, 3: 5 } },
    joker: { role: 'wild' },
    coin: { role: 'value', value: 2 },
    purse: { role: 'value', value: 5 },
    thief: { role: 'collector' },
    star: { role: 'scatter' },
  },
  reels: {
    kind: 'strips',
    base: [
      ['sun', 'moon', 'coin', 'star', 'purse', 'sun'],
      ['joker', 'sun', 'moon', 'purse', 'star'],
      ['sun', 'purse', 'moon', 'thief'],
    ],
    feature: [
      ['coin', 'sun', 'moon', 'sun'],
      ['purse', 'moon', 'joker'],
      ['thief', 'sun', 'coin'],
    ],
  },
  payRule: 'all-lines-from-the-left',
  lines: [
    { id: 'top', cells: [0, 1, 2].map((column) => ({ column, row: 0 })) },
    { id: 'bottom', cells: [0, 1, 2].map((column) => ({ column, row: 1 })) },
  ],
  feature: { id: 'gala', awards: { 2: 2, 3: 3 }, every: 2, adds: 3, multipliers: [1, 4] },
  bet: { min: 5, max: 25, step: 5, default: 5 },
  spin: { durationMs: 2000, tickMs: 100 },
} as const satisfies GameDefinition;
