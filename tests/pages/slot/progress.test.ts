import { expect, test } from 'vitest';
import { clampBet } from '../../../src/engine/coins';
import { multiplierAt } from '../../../src/engine/feature';
import { drawRound, type Round } from '../../../src/engine/round';
import { seededRandom } from '../../../src/engine/seeded-random';
import { sumOfPayouts } from '../../../src/engine/spin';
import { oceanTreasures } from '../../../src/games/ocean-treasures/definition';
import { featureProgress } from '../../../src/pages/slot/feature/progress';

const { feature } = oceanTreasures;
if (!feature) throw new Error('Ocean Treasures has no dives.');

const random = seededRandom(11);
const rounds = Array.from({ length: 3_000 }, (_, n) =>
  drawRound(oceanTreasures, n + 1, clampBet(oceanTreasures, 10), random),
);
const diving = rounds.filter(({ spins }) => spins.length > 1);
const progress = (round: Round, shown: number) => featureProgress(feature, round, shown);

test('free spins have no progress before the first spin rests, nor has a round without them', () => {
  for (const round of rounds)
    expect([progress(round, 0), round.spins.length > 1 ? null : progress(round, 1)]).toEqual([null, null]);
});

test('after each spin those played and paid are counted, and what the next one multiplies by is named', () => {
  expect(diving.length).toBeGreaterThan(10);
  for (const round of diving) {
    for (const [n, next] of [...round.spins.slice(1), null].entries()) {
      const now = progress(round, n + 1);
      const paid = sumOfPayouts(round.spins.slice(1, n + 1));
      expect(now).toMatchObject({ played: n, paid, left: round.spins[n]?.freeSpinsLeft });
      if (!next || !now) continue;
      expect([now.multiplier, feature.multipliers[now.level]]).toEqual([next.multiplier, next.multiplier]);
      // So many more collectors, and the next multiplier is in force; the last one stays.
      const collectors = (round.spins[n]?.collectors ?? 0) + feature.every - now.collectors;
      const level = Math.min(now.level + 1, feature.multipliers.length - 1);
      expect(multiplierAt(feature, collectors)).toBe(feature.multipliers[level]);
    }
  }
});
