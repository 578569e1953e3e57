/** What lines pay for so many of a symbol, in multiples of the bet. */
export const payouts = {
  starfish: { 3: 1.2, 4: 1.6, 5: 2.8 },
  seahorse: { 3: 1.4, 4: 1.8, 5: 4 },
  crab: { 3: 1.6, 4: 2.2, 5: 7 },
  angelfish: { 3: 1.8, 4: 2.6, 5: 8 },
  turtle: { 3: 2.2, 4: 2.8, 5: 12 },
  manta: { 3: 2.8, 4: 6, 5: 35 },
  chest: { 3: 4, 4: 14, 5: 40 },
} as const;
