import type { Locator, Page } from '@playwright/test';
import { noWin, stubOutcome } from '../../testing/game/chance';
import { forceRenderer } from '../../testing/game/renderers';
import { savedText } from '../../testing/game/slots';
import { freezeTime } from '../../testing/time';
import { expect } from './fixtures';

export const NOW = Date.UTC(2026, 0, 14, 12);
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Before a page is opened: no round wins, and it is noon on a Wednesday. */
export async function prepareToPlay(page: Page): Promise<void> {
  await forceRenderer(page, 'dom');
  await stubOutcome(page, noWin);
  await freezeTime(page, NOW);
}

/** How many rounds have been begun, and how often anything was written, as it is saved. */
export const countsIn = async (page: Page) =>
  JSON.parse((await savedText(page)) ?? '{}') as { rounds: number; writes: number };
export const roundsOf = async (page: Page): Promise<number> => (await countsIn(page)).rounds;

export const toSlots = (page: Page): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' }).click();

export const sessionOf = (page: Page): Locator => page.getByTestId('session');

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
