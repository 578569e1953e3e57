import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './fixtures';
import { savedText } from '../../testing/game/slots';

export const controlsOf = (page: Page) => {
  const main = page.getByRole('main');
  return {
    sound: main.getByRole('checkbox', { name: 'Sound on' }),
    volume: main.getByRole('slider', { name: 'Volume' }),
    motion: main.getByRole('radiogroup', { name: 'Motion' }),
    renderer: main.getByRole('radiogroup', { name: 'Graphics' }),
    helpKey: main.getByRole('checkbox', { name: /open the help/ }),
    word: main.getByRole('textbox', { name: /type RESET/ }),
    reset: main.getByRole('button', { name: 'Reset everything' }),
  };
};
export type Controls = ReturnType<typeof controlsOf>;

export async function openSettings(page: Page): Promise<Controls> {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  return controlsOf(page);
}

export const inUse = (page: Page, what: string) =>
  page.getByRole('status').filter({ hasText: `In use: ${what}` });
export const motionOf = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-motion');
export const settingsIn = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await savedText(page)) ?? '{}') as Record<string, unknown>;

export async function openOther(context: BrowserContext): Promise<{ page: Page; controls: Controls }> {
  const page = await context.newPage();
  return { page, controls: await openSettings(page) };
}
