import { expect, type Locator, type Page } from '@playwright/test';
import { stageReady } from '../../testing/game/slots';
import { clickToShown } from './shown';

const playNow = (page: Page): Locator => page.getByRole('link', { name: /^Play Now.*Lucky Fishing/ });

/**
 * Goes from Home to the reels by the card of Lucky Fishing.
 *
 * @returns milliseconds from the click on Play Now to the frame that shows the reels, drawn by what will turn them
 */
export async function visitReels(page: Page): Promise<number> {
  const ms = await clickToShown(page, playNow(page), '[data-testid=slot-stage][data-phase]');
  await stageReady(page);
  return ms;
}

/** Goes back to Home by the menu, and waits until it has come. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await playNow(page).waitFor();
}

/**
 * Goes from Home to the Profile page by the header.
 *
 * @param pages how many pages its history has to have
 * @returns milliseconds from the click to the frame that shows the first rows of the history
 */
export async function openHistory(page: Page, pages: string): Promise<number> {
  const link = page.getByRole('banner').getByRole('link', { name: 'Profile' });
  const ms = await clickToShown(page, link, 'table.history tbody tr');
  await expect(page.getByRole('main')).toContainText(`Page 1 of ${pages}`);
  return ms;
}
