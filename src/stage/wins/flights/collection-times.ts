/** When a collected value leaves its cell and reaches the collector, after the reels rest (ms). */
interface CollectionTime {
  readonly leavesMs: number;
  readonly arrivesMs: number;
}

/** The flights of a round's only spin, and of one among others, where the next spin waits for nothing (ms). */
const flights = {
  alone: { firstMs: 320, flightMs: 420, stagger: { ms: 200, allMs: 1000 } },
  amongOthers: { firstMs: 0, flightMs: 240, stagger: { ms: 110, allMs: 220 } },
} as const;

/**
 * When so many values are collected, one after the other: closer where there are so many that all would take longer. What
 * is seen and what is heard go by these times.
 *
 * @param isAlone whether their spin is the only one of its round
 */
export function collectionTimes(count: number, isAlone: boolean): CollectionTime[] {
  const { firstMs, flightMs, stagger } = flights[isAlone ? 'alone' : 'amongOthers'];
  const ms = Math.min(stagger.ms, stagger.allMs / Math.max(count - 1, 1));
  return Array.from({ length: count }, (_, n) => {
    const leavesMs = firstMs + n * ms;
    return { leavesMs, arrivesMs: leavesMs + flightMs };
  });
}
