import { describe, expect, test } from 'vitest';
import { rivals } from '../../../src/player/challenge/rivals';
import { SPINS_COUNTED } from '../../../src/player/challenge/challenge';
import { prizePool, prizes } from '../../../src/player/challenge/leaderboard';
import { texts } from '../../../src/pages/home/texts';
import { pageList } from '../../../src/pages/page-list';

// Home does not load the leaderboard and its players. These tests check its texts about them against the rules.

describe('what Home says of the challenge', () => {
  test('is the pool that the prizes come to', () => {
    expect(texts.challenge.figures[1].value).toBe(prizePool.toLocaleString('en-US'));
    expect(prizePool).toBeGreaterThanOrEqual(100_000);
    expect(texts.challenge.text).toContain('100,000 coins or more');
  });

  test('is how many play, how many spins count and how many win', () => {
    expect(texts.challenge.text).toContain(`${rivals.length} computer anglers`);
    expect(texts.points.compete.text).toContain(`${rivals.length} computer anglers`);
    expect(pageList.leaderboard.description).toContain(`${rivals.length} computer anglers`);
    expect(texts.challenge.text).toContain(`${SPINS_COUNTED} spins`);
    expect(pageList.leaderboard.description).toContain(`${SPINS_COUNTED} spins`);
    expect([texts.challenge.text, prizes.length]).toEqual([expect.stringContaining('the ten best'), 10]);
  });
});
