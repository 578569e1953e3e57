import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

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
