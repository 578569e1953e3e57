import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

const MINUTE_MS = 60_000;

const open = { now: null, later: null };
const held = {
  session: open,
  remindEvery: open,
  remindDaily: { now: false, later: null },
  betPerDay: open,
  betPerWeek: open,
};

/** What is saved of these limits, all others open: `{ session: { minutes: 15, until: 'pause' } }`. */
export const limitsOf = (limits: Readonly<Record<string, unknown>>, breakUntil: number | null = null) => ({
  held: {
    ...held,
    ...Object.fromEntries(Object.entries(limits).map(([name, now]) => [name, { now, later: null }])),
  },
  breakUntil,
  changedAt: null,
});

/** What is saved of play: so many minutes of one session, up to now, and 100 coins more lost than won. */
export function playedFor(minutes: number, now: number) {
  const played = { ms: minutes * MINUTE_MS, rounds: 60, bet: 600, won: 500 };
  return {
    lastAt: now,
    playedMs: played.ms,
    session: played,
    sinceReminder: played,
    days: [{ day: Math.floor(now / (24 * 60 * MINUTE_MS)), ...played }],
    remindedDay: null,
  };
}

/** The tools to stay in control, on any page that shows them. */
export const toolsOf = (page: Page) => {
  const form = (name: string): Locator => page.getByRole('form', { name, exact: true });
  return {
    form,
    /** Presses the button of a limit's form, and waits for what it says then. */
    set: async (name: string, state: string | RegExp): Promise<void> => {
      await form(name).getByRole('button', { name: 'Set' }).click();
      await expect(form(name).getByRole('status')).toHaveText(state);
    },
  };
};

/** Tries all that begins a round: the button by mouse and key, the reels by tap, Space and Enter. */
export async function tryToSpin(page: Page): Promise<void> {
  const stage = page.getByTestId('slot-stage');
  const spin = page.getByRole('button', { name: 'SPIN!' });
  // It says that it is disabled, and can be pressed all the same.
  await spin.click({ force: true });
  await spin.press('Enter');
  await spin.press('Space');
  await stage.click();
  await stage.press('Space');
  await stage.press('Enter');
}
