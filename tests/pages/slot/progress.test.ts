import { describe, expect, test } from 'vitest';
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

describe('the progress of free spins', () => {
  test('is none before the first spin rests, and in rounds that have none', () => {
    expect(diving.length).toBeGreaterThan(10);
    for (const round of diving) expect(progress(round, 0)).toBeNull();
    for (const round of rounds.filter(({ spins }) => spins.length === 1))
      expect([progress(round, 0), progress(round, 1)]).toEqual([null, null]);
  });

  test('counts those played and left, and what they have paid, but not what the spin paid that began them', () => {
    for (const round of diving) {
      for (let shown = 1; shown <= round.spins.length; shown++) {
        const now = progress(round, shown);
        expect(now?.played).toBe(shown - 1);
        expect(now?.paid).toBe(sumOfPayouts(round.spins.slice(1, shown)));
        // No fewer are left than come, but more: with each multiplier some are added.
        expect(now?.left).toBeLessThanOrEqual(round.spins.length - shown);
      }
      expect(progress(round, round.spins.length)?.left).toBe(0);
    }
  });

  test('names the multiplier of the next one, and how many collectors lead to the one after it', () => {
    for (const round of diving) {
      for (const [n, next] of round.spins.entries()) {
        if (n === 0) continue;
        const before = progress(round, n);
        expect(before?.multiplier).toBe(next.multiplier);
        expect(before?.multiplier).toBe(feature.multipliers[before?.level ?? NaN]);
        // So many more of them, and the next multiplier is in force; the last one stays.
        const collectors = (round.spins[n - 1]?.collectors ?? 0) + feature.every - (before?.collectors ?? 0);
        const isLast = before?.level === feature.multipliers.length - 1;
        expect(multiplierAt(feature, collectors)).toBe(
          feature.multipliers[isLast ? before.level : (before?.level ?? NaN) + 1],
        );
      }
    }
  });
});
