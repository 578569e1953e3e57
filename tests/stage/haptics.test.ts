// @vitest-environment happy-dom
import mitt from 'mitt';
import { expect, test, vi } from 'vitest';
import { toCoins } from '../../src/engine/coins';
import { playable as luckyFishingGame } from '../../src/games/lucky-fishing/playable';
import type { GameEvents } from '../../src/player/events';
import { startHaptics } from '../../src/stage/haptics';
import type { StageEvents } from '../../src/stage/stage-events';
import { NO_WIN, roundWith } from '../engine/grids';

test('the device vibrates alike as each reel lands, and in a win, but not for a return of the bet', () => {
  const vibrate = vi.fn<(pattern: number | number[]) => boolean>(() => true);
  vi.stubGlobal('navigator', { vibrate });
  const [events, stageEvents] = [mitt<GameEvents>(), mitt<StageEvents>()];
  const end = startHaptics(events, stageEvents, luckyFishingGame.art);
  const round = roundWith(NO_WIN);
  const settle = (payout: number) => events.emit('roundSettled', { ...round, payout: toCoins(payout) });
  const land = () => stageEvents.emit('reelLanded', { column: 0, lit: [] });
  land();
  settle(0);
  land();
  settle(round.bet);
  expect(vibrate.mock.calls).toEqual([[10], [10]]);
  for (const multiple of [5, 100]) settle(round.bet * multiple);
  const [small, large] = vibrate.mock.calls.slice(2).map(([pattern]) => pattern as number[]);
  expect(small).toHaveLength(2);
  expect(large?.length).toBeGreaterThan(6);
  end();
  land();
  settle(1_000);
  expect(vibrate).toHaveBeenCalledTimes(4);
});
