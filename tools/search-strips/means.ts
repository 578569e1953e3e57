import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { levelAt, multiplierAt } from '../../src/engine/feature';
import { symbolList, type FeatureDefinition } from '../../src/engine/definition';
import { lengthOf, lineSymbols, type Plan, type SymbolCounts } from './plan';

/** Means that follow from counts alone: where symbols stand on a strip does not matter to them. In bets. */
export interface Means {
  readonly returnToPlayer: number;
  readonly divesRate: number;
  readonly divesShare: number;
  /** About the standard deviation of a round: as if lines and pearls were independent. */
  readonly deviation: number;
  /** How many lines pay in a spin of the base game. */
  readonly lineHits: number;
}

const { grid, lines } = oceanTreasures;
const feature = oceanTreasures.feature as FeatureDefinition;
const pearls = symbolList(oceanTreasures).filter(({ role }) => role === 'value');

/** The chance that a symbol which stands so often on a reel is in sight: never twice at once. */
const inSight = (reel: SymbolCounts, symbol: string): number =>
  (grid.rows * (reel[symbol] ?? 0)) / lengthOf(reel);

/** Mean and mean square of what the lines pay, and how many of them pay. */
function linesOf(reels: readonly SymbolCounts[], pays: Plan['pays']) {
  let [mean, square, hits] = [0, 0, 0];
  for (const symbol of lineSymbols) {
    const match = reels.map((reel) => ((reel[symbol] ?? 0) + (reel['octopus'] ?? 0)) / lengthOf(reel));
    let run = 1;
    for (const [n, chance] of match.entries()) {
      run *= chance;
      const pay = pays[symbol][n - 2];
      if (pay === undefined) continue;
      const ends = lines.length * run * (1 - (match[n + 1] ?? 0));
      mean += ends * pay;
      square += ends * pay ** 2;
      hits += ends;
    }
  }
  return { mean, variance: square - mean ** 2, hits };
}

/** Mean and variance of the pearls in sight. */
function pearlsOf(reels: readonly SymbolCounts[]) {
  let [mean, variance] = [0, 0];
  for (const reel of reels) {
    let [first, second] = [0, 0];
    for (const { id, value = 0 } of pearls) {
      first += inSight(reel, id) * value;
      second += inSight(reel, id) * value ** 2;
    }
    mean += first;
    variance += second - first ** 2;
  }
  return { mean, variance };
}

/** Mean and mean square of what is left to win in the dives, with so many of them left and so many divers counted. */
function divesFrom(plan: Plan): (left: number, divers: number) => readonly [number, number] {
  const paid = linesOf(plan.dives, plan.pays);
  const values = pearlsOf(plan.dives);
  const diver = inSight(plan.dives[4] ?? {}, 'diver');
  const known = new Map<string, readonly [number, number]>();
  const from = (left: number, divers: number): readonly [number, number] => {
    if (left === 0) return [0, 0];
    const key = `${left} ${divers}`;
    const found = known.get(key);
    if (found) return found;
    const multiplier = multiplierAt(feature, divers);
    const more = divers + 1;
    const ends = [
      { chance: 1 - diver, times: 0, next: from(left - 1, divers) },
      {
        chance: diver,
        times: multiplier,
        next: from(left - 1 + feature.adds * (levelAt(feature, more) - levelAt(feature, divers)), more),
      },
    ];
    let [mean, square] = [0, 0];
    for (const { chance, times, next } of ends) {
      const here = paid.mean + times * values.mean;
      const variance = paid.variance + times ** 2 * values.variance;
      mean += chance * (here + next[0]);
      square += chance * (here ** 2 + variance + 2 * here * next[0] + next[1]);
    }
    const result = [mean, square] as const;
    known.set(key, result);
    return result;
  };
  return from;
}

/** The chance of each number of shells in sight, from none up. */
function shellsOf(reels: readonly SymbolCounts[]): number[] {
  return reels.reduce(
    (chances, reel) => {
      const chance = inSight(reel, 'shell');
      return [...chances, 0].map((same, n) => same * (1 - chance) + (chances[n - 1] ?? 0) * chance);
    },
    [1],
  );
}

/** The means of a plan. */
export function meansOf(plan: Plan): Means {
  const paid = linesOf(plan.base, plan.pays);
  const values = pearlsOf(plan.base);
  const diver = inSight(plan.base[4] ?? {}, 'diver');
  const shells = shellsOf(plan.base);
  const from = divesFrom(plan);
  let [divesRate, dives, square] = [0, 0, 0];
  for (const [count, spins] of Object.entries(feature.awards)) {
    const chance = shells[Number(count)] ?? 0;
    const [mean, meanSquare] = from(spins, 0);
    divesRate += chance;
    dives += chance * mean;
    square += chance * meanSquare;
  }
  const collected = diver * values.mean;
  const returnToPlayer = paid.mean + collected + dives;
  const variance =
    paid.variance + diver * (values.variance + values.mean ** 2) - collected ** 2 + square - dives ** 2;
  return {
    returnToPlayer,
    divesRate,
    divesShare: dives / returnToPlayer,
    deviation: Math.sqrt(variance),
    lineHits: paid.hits,
  };
}
