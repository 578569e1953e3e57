import { expect, test } from 'vitest';
import { prizePool } from '../../../src/player/challenge/leaderboard';
import { texts } from '../../../src/pages/home/texts';

// Home does not load the leaderboard: the figure is written there a second time.
test('the prize pool that Home shows is what the prizes come to', () => {
  expect(texts.challenge.figures[1].value).toBe(prizePool.toLocaleString('en-US'));
});
