import mitt from 'mitt';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { clampBet, toCoins } from '../../src/game/coins';
import { noBonusYet } from '../../src/game/daily-bonus';
import type { GameEvents } from '../../src/game/events';
import { noLimitsYet } from '../../src/game/limits';
import { noPlayYet } from '../../src/game/play-log';
import { noRecordsYet } from '../../src/game/records';
import { restingGrid } from '../../src/game/resting-grid';
import { luckyFishing } from '../../src/game/rules';
import { noTotalsYet } from '../../src/game/totals';
import type { GameState } from '../../src/store/game-state';

const BET = clampBet(luckyFishing, 10);

/** The page opened anew: nothing has been fetched yet. */
async function openGame() {
  vi.resetModules();
  const { tellOf } = await import('../../src/app/game-teller');
  const { toasts } = await import('../../src/components/toasts');
  const { announcements } = await import('../../src/components/announcements');
  const events = mitt<GameEvents>();
  const state = createStore<GameState>(() => ({
    coins: toCoins(1000),
    bet: BET,
    grid: restingGrid(luckyFishing),
    play: { phase: 'idle' },
    sound: false,
    volume: 100,
    helpKey: true,
    motion: 'system',
    picture: 'automatic',
    bonus: noBonusYet,
    challenge: null,
    pastWeeks: [],
    records: noRecordsYet,
    limits: noLimitsYet,
    log: noPlayYet,
    profile: { name: null, picture: 'fish' },
    totals: noTotalsYet(luckyFishing),
    trouble: null,
  }));
  tellOf({ events, rules: luckyFishing, state, now: Date.now });
  return {
    events,
    titles: () => toasts.getState().map(({ title }) => title),
    heard: () => announcements.getState().polite?.words,
  };
}

test('what happens before the words are there is told once they are, in its order', async () => {
  const { events, titles, heard } = await openGame();
  events.emit('spinRefused', 'randomness broken');
  events.emit('bonusClaimed', { amount: toCoins(100), streak: 1 });
  events.emit('betChanged', BET);
  expect(titles()).toEqual([]);
  await vi.waitUntil(() => titles().length > 0);
  expect(titles()).toEqual(['No fair spin possible', 'Daily bonus']);
  expect(heard()).toBe('Bet 10.');

  events.emit('spinRefused', 'spinning in another tab');
  await vi.waitUntil(() => titles().includes('Spinning in another tab'));
  expect(titles()).toEqual(['Daily bonus', 'Spinning in another tab']);
});

test('words that cannot be had are fetched again with the next message, and nothing is lost', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  vi.doMock('../../src/app/game-messages', () => {
    throw new Error('No network.');
  });
  const { events, titles } = await openGame();
  events.emit('spinRefused', 'randomness broken');
  await vi.waitUntil(() => warn.mock.calls.length > 0);
  expect(titles()).toEqual([]);
  vi.doUnmock('../../src/app/game-messages');
  events.emit('bonusClaimed', { amount: toCoins(100), streak: 1 });
  await vi.waitUntil(() => titles().length > 0);
  expect(titles()).toEqual(['No fair spin possible', 'Daily bonus']);
});

test('a balance alone is shown and not told: no words are fetched for it', async () => {
  const fetched = vi.fn();
  vi.doMock('../../src/app/game-messages', () => {
    fetched();
    return { announceGame: () => undefined };
  });
  const { events } = await openGame();
  events.emit('balanceChanged', toCoins(990));
  await vi.dynamicImportSettled();
  expect(fetched).not.toHaveBeenCalled();
  events.emit('betChanged', BET);
  await vi.waitUntil(() => fetched.mock.calls.length === 1);
  vi.doUnmock('../../src/app/game-messages');
});
