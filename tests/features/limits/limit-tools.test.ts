// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fill, openApp, textOf } from '../../app/open-app';

const NOW = Date.UTC(2026, 0, 14, 12);
const HOUR = 3_600_000;

const form = () => within(screen.getByRole('form', { name: 'Daily bet limit (coins)' }));
const state = () => textOf(form().getByRole('status'));

/** Sets the limit to what is written here. */
function set(limit: string): void {
  fill(form().getByRole('textbox'), limit);
  fireEvent.submit(screen.getByRole('form', { name: 'Daily bet limit (coins)' }));
}

test('a stricter limit applies at once, a looser one a day later, also after the clock was put back', async () => {
  vi.stubEnv('TZ', 'UTC');
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await openApp('/responsible-gaming');
  const later = /From Jan 15, 2026, 12:00\sPM/.source;
  for (const [limit, says] of [
    ['100', /^Now: 100 coins a day\.$/],
    ['500', new RegExp(`^Now: 100 coins a day\\. ${later}: 500 coins a day\\.$`)],
    ['', new RegExp(`^Now: 100 coins a day\\. ${later}: no limit\\.$`)],
    // Full-width digits, as Japanese input methods write them.
    ['５０', /^Now: 50 coins a day\.$/],
  ] as const) {
    set(limit);
    await waitFor(() => expect(state()).toMatch(says));
  }

  set('ten');
  expect(textOf(form().getByRole('alert'))).toBe(
    'Enter a whole number of coins, 0 or more, or leave this field empty for no limit.',
  );
  set('');
  await waitFor(() => expect(state()).toMatch(new RegExp(`${later}: no limit\\.$`)));

  vi.setSystemTime(NOW - 30 * 24 * HOUR);
  await openApp('/responsible-gaming');
  await waitFor(() => expect(state()).toMatch(/^Now: 50 coins a day\. From Dec 16, 2025/));
  vi.setSystemTime(NOW + 25 * HOUR);
  await openApp('/responsible-gaming');
  expect(state()).toBe('Now: no limit.');
});
