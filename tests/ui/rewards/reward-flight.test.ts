// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toCoins } from '../../../src/engine/coins';
import { BALANCE_ID } from '../../../src/ui/displays';
import { addCoins, createCoinLayer } from '../../../src/ui/rewards/flying-coins';
import { flyToBalance, holdBalance } from '../../../src/ui/rewards/reward-flight';

const [from, to] = [toCoins(1_000), toCoins(1_140)];

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<p><img alt="" /><span id="${BALANCE_ID}">1,140</span></p>`;
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

const balance = (): HTMLElement => document.querySelector(`#${BALANCE_ID}`) ?? document.body;
const coins = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.flying-coin')];

test('coins fly to the balance, which counts as each of them arrives, and then are gone', () => {
  holdBalance(from);
  expect(balance().dataset['shown']).toBe('1,000');
  flyToBalance(document.body, { from, to });
  expect(coins()).toHaveLength(14);
  // The first one has arrived, and the next two.
  vi.advanceTimersByTime(950 + 2 * 55 + 30);
  expect(balance().dataset['shown']).toBe('1,030');
  vi.advanceTimersByTime(11 * 55 + 30);
  expect([balance().dataset['shown'], coins()]).toEqual([undefined, []]);
});

test('with less motion the balance shows the real coins at once', () => {
  holdBalance(from);
  document.documentElement.dataset['motion'] = 'reduced';
  flyToBalance(document.body, { from, to });
  expect([balance().dataset['shown'], coins()]).toEqual([undefined, []]);
});

test('each coin is seen while it flies, from its start until it arrives', () => {
  const show = addCoins(createCoinLayer(), 'coin.webp', {
    ...{ coins: 3, stagger: 1, seconds: 2 },
    poseAt: (coin, part) => ({ x: coin, y: part * 100, scale: 1, opacity: 1 }),
  });
  const seen = (): boolean[] => coins().map(({ style }) => style.opacity === '1');
  expect([show(-0.1), ...seen()]).toEqual([0, false, false, false]);
  expect([show(1.5), ...seen()]).toEqual([0, true, true, false]);
  expect(coins()[1]?.style.transform).toBe('translate3d(1px, 25px, 0) scale(1.0000)');
  expect([show(2.1), ...seen()]).toEqual([1, false, true, true]);
  expect([show(4), ...seen()]).toEqual([3, false, false, false]);
});
