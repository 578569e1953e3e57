import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Outcome } from '../testing/game/chance';
import { openFrozen, type Slots } from '../testing/game/slots';
import { freezeAnimations } from '../testing/time';

/**
 * Opens the Slots page in a context of its own, with its time frozen and the outcome of the first round decided, for the
 * tools that take pictures: they are the same whatever machine they are taken on.
 *
 * @param screen its size, and how fine it is
 */
export async function openFrozenSlots(
  browser: Browser,
  address: string,
  outcome: Outcome,
  screen: Pick<BrowserContextOptions, 'viewport' | 'deviceScaleFactor'>,
): Promise<{ readonly page: Page; readonly slots: Slots }> {
  const page = await browser.newPage({
    ...{ ...screen, baseURL: address, serviceWorkers: 'block' },
    // For the style sheets that hide what lies over the game.
    bypassCSP: true,
  });
  const slots = await openFrozen(page, outcome, { renderer: 'canvas' });
  await page.waitForLoadState('networkidle');
  await freezeAnimations(page);
  return { page, slots };
}
