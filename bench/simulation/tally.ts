/** What came of rounds. Everything is counted in whole numbers, so that it adds up alike in any order. */
export interface Tally {
  rounds: number;
  /** Rounds that paid or began the feature. */
  hits: number;
  /** What rounds paid, in coins of the least bet, and its squares. */
  paid: number;
  squares: number;
  /** The parts of it from lines and from collected values of the base game. */
  lines: number;
  collected: number;
  /** The part of it from the feature, and how often that began. */
  feature: number;
  begun: number;
  /** The most that a round paid. */
  largest: number;
  /** In the base game: how many lines paid for each symbol and length, `symbol * stride + length`. */
  readonly combinations: number[];
  /** In the base game: how often each line paid. */
  readonly lineHits: number[];
  /** How many rounds paid more than each of `LEVELS` (bets). */
  readonly above: number[];
}

/** How much rounds pay that are counted (bets): more than each of these. */
export const LEVELS: readonly number[] = [1, 2, 5, 10, 20, 50, 100, 200];

export const emptyTally = (combinations: number, lines: number): Tally => ({
  ...{ rounds: 0, hits: 0, paid: 0, squares: 0, lines: 0, collected: 0 },
  ...{ feature: 0, begun: 0, largest: 0 },
  combinations: new Array<number>(combinations).fill(0),
  lineHits: new Array<number>(lines).fill(0),
  above: LEVELS.map(() => 0),
});

const added = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((n, place) => n + (other[place] ?? 0));

/** Two tallies of the same game as one. */
export function merged(one: Tally, other: Tally): Tally {
  const sums = Object.entries(one).map(([name, value]: [string, number | readonly number[]]) => {
    const more = other[name as keyof Tally];
    return [name, typeof value === 'number' ? value + Number(more) : added(value, more as readonly number[])];
  });
  return {
    ...(Object.fromEntries(sums) as Tally),
    largest: Math.max(one.largest, other.largest),
  };
}
