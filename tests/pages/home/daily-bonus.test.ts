// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { balance, openApp, textOf, toasts } from '../../app/open-app';

const card = () => textOf(screen.getByText('Daily bonus', { selector: 'main *' }).parentElement);
const button = () => screen.getByRole('button', { name: /^Claim(ed)?$/ });

test.each([
  ['America/Los_Angeles', '2026-11-01T06:30:05Z', '1d 1h 0m'],
  ['Asia/Kolkata', '2026-01-14T18:00:05Z', '1d 0h 0m'],
])('in %s the bonus is claimed once a day, and again after midnight', async (zone, late, last) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(late) });
  await openApp('/');
  expect(card()).toContain('100 free coins today');
  fireEvent.click(button());
  await waitFor(() => expect(balance()).toBe('1,100'));
  await waitFor(() => expect(toasts()).toMatch(/Daily bonus.*100 coins\./));
  expect(card()).toContain('Day 2: 150 free coins in 30m');
  expect([textOf(button()), button().getAttribute('aria-disabled')]).toEqual(['Claimed', 'true']);
  fireEvent.click(button());

  await openApp('/');
  expect(card()).toContain('Day 2: 150 free coins in 30m');
  expect([balance(), toasts()]).toEqual(['1,100', '']);

  vi.setSystemTime(Date.now() + 30 * 60_000);
  // The page learns the time as it is shown again.
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(card()).toContain('150 free coins. Day 2 of your streak'));
  fireEvent.click(button());
  await waitFor(() => expect(balance()).toBe('1,250'));
  await waitFor(() => expect(toasts()).toContain("150 coins. That's 2 days in a row."));
  expect(card()).toContain(`Day 3: 200 free coins in ${last}`);
});
