import { describe, expect, test } from 'vitest';
import { anglers } from '../../../src/game/anglers';
import { SPINS_COUNTED } from '../../../src/game/challenge';
import { prizePool, prizes } from '../../../src/game/leaderboard';
import { texts } from '../../../src/pages/home/texts';
import { pageList } from '../../../src/pages/page-list';

// Home does without the board and all who stand on it. What it says of them is held to the rules here.

describe('what Home says of the challenge', () => {
  test('is the pool that the prizes come to', () => {
    expect(texts.challenge.figures[1].value).toBe(prizePool.toLocaleString('en-US'));
    expect(prizePool).toBeGreaterThanOrEqual(100_000);
    expect(texts.challenge.text).toContain('100,000 coins or more');
  });

  test('is how many play, how many spins count and how many win', () => {
    expect(texts.challenge.text).toContain(`${anglers.length} computer anglers`);
    expect(texts.points.compete.text).toContain(`${anglers.length} computer anglers`);
    expect(pageList.leaderboard.description).toContain(`${anglers.length} computer anglers`);
    expect(texts.challenge.text).toContain(`${SPINS_COUNTED} spins`);
    expect(pageList.leaderboard.description).toContain(`${SPINS_COUNTED} spins`);
    expect([texts.challenge.text, prizes.length]).toEqual([expect.stringContaining('the ten best'), 10]);
  });
});
