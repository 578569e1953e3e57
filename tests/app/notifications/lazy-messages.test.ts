import mitt from 'mitt';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { clampBet, toCoins } from '../../../src/engine/coins';
import type { GameEvents } from '../../../src/player/events';
import { luckyFishing } from '../../../src/games/lucky-fishing/definition';
import type { GameState } from '../../../src/store/game-state';
import { gameState } from '../game-state';
import { until } from '../../until';

const BET = clampBet(luckyFishing, 10);

/** Opens the page again, with nothing fetched yet. */
async function openGame() {
  vi.resetModules();
  const { showMessagesOnDemand } = await import('../../../src/app/notifications/lazy-messages');
  const { toasts } = await import('../../../src/ui/toast/toasts');
  const { announcements } = await import('../../../src/ui/announcements');
  const events = mitt<GameEvents>();
  const state = createStore<GameState>(() => gameState());
  showMessagesOnDemand({ events, state, now: Date.now, markWeekSeen: () => Promise.resolve() });
  return {
    events,
    titles: () => toasts.getState().map(({ title }) => title),
    announced: () => announcements.getState().polite?.text,
  };
}

test('events before the texts have loaded are announced afterwards, in order', async () => {
  const { events, titles, announced } = await openGame();
  events.emit('spinRefused', 'randomness broken');
  events.emit('bonusClaimed', { amount: toCoins(100), streak: 1 });
  events.emit('betChanged', BET);
  expect(titles()).toEqual([]);
  await until(() => titles().length > 0);
  expect(titles()).toEqual(["A fair spin isn't possible right now", 'Daily bonus']);
  expect(announced()).toBe('Bet 10 coins.');

  events.emit('spinRefused', 'spinning in another tab');
  await until(() => titles().includes('Spinning in another tab'));
  expect(titles()).toEqual(['Daily bonus', 'Spinning in another tab']);
});

test('texts that fail to load are fetched again with the next message, and no message is lost', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.doMock('../../../src/app/notifications/game-messages', () => {
    throw new Error('No network.');
  });
  const { events, titles } = await openGame();
  events.emit('spinRefused', 'randomness broken');
  await until(() => warn.mock.calls.length > 0);
  expect(titles()).toEqual([]);
  vi.doUnmock('../../../src/app/notifications/game-messages');
  events.emit('bonusClaimed', { amount: toCoins(100), streak: 1 });
  await until(() => titles().length > 0);
  expect(titles()).toEqual(["A fair spin isn't possible right now", 'Daily bonus']);
});
