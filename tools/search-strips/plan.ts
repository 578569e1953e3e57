import type { Random } from '../../src/engine/random';

/** How many of each symbol stand on each reel, from the left; and what lines of three, four and five pay (bets). */
export interface Plan {
  readonly base: readonly SymbolCounts[];
  readonly dives: readonly SymbolCounts[];
  readonly pays: Readonly<Record<LineSymbol, readonly [number, number, number]>>;
}

export type SymbolCounts = Readonly<Record<string, number>>;

/** In ascending value. */
export const lineSymbols = ['starfish', 'seahorse', 'crab', 'angelfish', 'turtle', 'manta', 'chest'] as const;
export type LineSymbol = (typeof lineSymbols)[number];

/**
 * The least and the most of each symbol that pays on lines, on one reel. The two dearest are as many on every reel: none
 * is starved of them, which would show them on the first reels far more often than they can pay.
 */
const least: Readonly<Record<LineSymbol, number>> = {
  ...{ starfish: 3, seahorse: 2, crab: 2, angelfish: 2, turtle: 2, manta: 2, chest: 2 },
};
const most: Readonly<Record<LineSymbol, number>> = {
  ...{ starfish: 8, seahorse: 8, crab: 8, angelfish: 7, turtle: 6, manta: 2, chest: 2 },
};

const REEL_LENGTH = { least: 28, most: 40 } as const;

/** What is no matter of search: which pearls, shells, divers and octopuses stand on which reel. */
const special = {
  base: [
    { 'pearl-2': 1, 'pearl-3': 1, shell: 1 },
    { 'pearl-2': 1, 'pearl-5': 1, octopus: 1, shell: 1 },
    { 'pearl-10': 1, octopus: 1, shell: 1 },
    { 'pearl-25': 1, octopus: 1, shell: 1 },
    { diver: 1, shell: 2 },
  ],
  dives: [
    { 'pearl-2': 4, 'pearl-3': 3 },
    { 'pearl-2': 4, 'pearl-3': 3, octopus: 1 },
    { 'pearl-2': 3, 'pearl-3': 4, octopus: 1 },
    { 'pearl-2': 3, 'pearl-3': 2, 'pearl-5': 1, 'pearl-10': 1, octopus: 1 },
    { diver: 5 },
  ],
} as const satisfies Record<'base' | 'dives', readonly SymbolCounts[]>;

/** Where the search begins: near the middle of what is allowed. */
export function firstPlan(): Plan {
  const line = { starfish: 6, seahorse: 6, crab: 5, angelfish: 5, turtle: 3, manta: 2, chest: 2 };
  const withLine = (counts: SymbolCounts): SymbolCounts => ({ ...line, ...counts });
  return {
    base: special.base.map(withLine),
    dives: special.dives.map(withLine),
    pays: {
      starfish: [1.2, 1.6, 3],
      seahorse: [1.4, 2, 4],
      crab: [1.6, 2.6, 6],
      angelfish: [1.8, 3, 8],
      turtle: [2.4, 5, 12],
      manta: [4, 8, 20],
      chest: [6, 15, 40],
    },
  };
}

export const lengthOf = (reel: SymbolCounts): number => Object.values(reel).reduce((sum, n) => sum + n, 0);

/** The payouts that lines may have (bets): fifths up to 4, then whole and half bets, then steps that read well. */
const ladder: readonly number[] = [
  ...Array.from({ length: 15 }, (_, n) => (6 + n) / 5),
  ...[5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 25, 30, 35, 40, 45, 50, 60],
];

/** One of the plan's numbers moved by a step: a count by one symbol, a payout to the next on the ladder. */
export function neighbourOf(plan: Plan, random: Random): Plan {
  const symbol = lineSymbols[random(lineSymbols.length)] ?? 'starfish';
  const step = random(2) * 2 - 1;
  const kind = random(3);
  if (kind === 2) {
    const place = random(3);
    const pays = plan.pays[symbol].map((pay, n) =>
      n === place ? (ladder[ladder.indexOf(pay) + step] ?? pay) : pay,
    ) as unknown as Plan['pays'][LineSymbol];
    return { ...plan, pays: { ...plan.pays, [symbol]: pays } };
  }
  const set = kind === 0 ? 'base' : 'dives';
  const chosen = random(plan[set].length);
  /** Half of the time another symbol makes room: the reel stays as long as it is. */
  const other = lineSymbols[random(2 * lineSymbols.length)] ?? symbol;
  const reels = plan[set].map((reel, n) => {
    if (n !== chosen) return reel;
    const moved = { ...reel, [symbol]: (reel[symbol] ?? 0) + step };
    return other === symbol ? moved : { ...moved, [other]: (reel[other] ?? 0) - step };
  });
  return { ...plan, [set]: reels };
}

/** How much more a longer line has to pay than a shorter one, and what the dearest has to (bets): less would be no event. */
const growth = { four: 1.25, five: 1.5, chest: [4, 12, 40] } as const;

/** Whether payouts rise with the symbol and with the count, and each is more than the bet. */
function arePaysRising(pays: Plan['pays']): boolean {
  const rows = lineSymbols.map((symbol) => pays[symbol]);
  return (
    pays.chest.every((pay, n) => pay >= (growth.chest[n] ?? 0)) &&
    rows.every(
      ([three, four, five], n) =>
        three > 1 &&
        four >= growth.four * three &&
        five >= growth.five * four &&
        (rows[n - 1] ?? [0, 0, 0]).every((lower, count) => lower < (rows[n]?.[count] ?? 0)),
    )
  );
}

const totalOf = (reels: readonly SymbolCounts[], symbol: LineSymbol): number =>
  reels.reduce((sum, reel) => sum + (reel[symbol] ?? 0), 0);

/** Whether a plan keeps to everything that has to be so, whatever it comes to. */
export const isAllowed = ({ base, dives, pays }: Plan): boolean =>
  arePaysRising(pays) &&
  [...base, ...dives].every(
    (reel) =>
      lengthOf(reel) >= REEL_LENGTH.least &&
      lengthOf(reel) <= REEL_LENGTH.most &&
      lineSymbols.every((symbol) => {
        const count = reel[symbol] ?? 0;
        return count >= least[symbol] && count <= most[symbol];
      }),
  ) &&
  // The cheaper a symbol, the more of it.
  [base, dives].every((reels) =>
    lineSymbols.every((symbol, n) => totalOf(reels, symbol) <= totalOf(reels, lineSymbols[n - 1] ?? symbol)),
  );
