import type { Random } from '../../src/engine/random';

/** So near each other that a window of three rows shows both. */
const ONE_WINDOW = 3;

/** The kind of a symbol: of two of a kind, only one is in sight at a time. Pearls are of one kind whatever their value. */
const kindOf = (symbol: string): string => (symbol.startsWith('pearl-') ? 'pearl' : symbol);

/** Kinds of which no two are in sight together either: what they pay together would be too much. */
const apart: readonly (readonly [string, string])[] = [['chest', 'octopus']];

const areApart = (one: string, other: string): boolean =>
  one === other || apart.some(([a, b]) => (a === one && b === other) || (a === other && b === one));

/** How far two places of a strip are from each other, the shorter way round. */
const distance = (one: number, other: number, length: number): number => {
  const way = Math.abs(one - other);
  return Math.min(way, length - way);
};

/**
 * How a strip reads, less being better: two of a kind in one window weigh most, then like symbols that stand nearer than
 * they need to, then the same two symbols one below the other in several places.
 */
function costOf(strip: readonly string[]): number {
  const kinds = strip.map(kindOf);
  let cost = 0;
  const pairs = new Set<string>();
  for (const [place, kind] of kinds.entries()) {
    for (let other = 0; other < place; other++) {
      const way = distance(place, other, kinds.length);
      const otherKind = kinds[other] ?? '';
      if (way < ONE_WINDOW && areApart(kind, otherKind)) cost += 1000;
      if (kind === otherKind) cost += 1 / way ** 2;
    }
    const pair = `${kind} ${kinds[(place + 1) % kinds.length] ?? ''}`;
    if (pairs.has(pair)) cost += 0.5;
    pairs.add(pair);
  }
  return cost;
}

/** Arranges symbols on a strip: at random, then by swaps until 600 tries in a row have improved nothing. */
export function arrange<S extends string>(symbols: readonly S[], random: Random): S[] {
  const strip = [...symbols];
  const swap = (one: number, other: number): void => {
    [strip[one], strip[other]] = [strip[other] as S, strip[one] as S];
  };
  for (let place = strip.length - 1; place > 0; place--) swap(place, random(place + 1));
  let cost = costOf(strip);
  for (let tries = 0; tries < 600; tries++) {
    const [one, other] = [random(strip.length), random(strip.length)];
    swap(one, other);
    const swapped = costOf(strip);
    if (swapped < cost) {
      cost = swapped;
      tries = 0;
    } else swap(one, other);
  }
  return strip;
}
