import type { Locator, Page } from '@playwright/test';
import { stageReady } from '../../e2e/support/slots';

const playNow = (page: Page): Locator => page.getByRole('link', { name: /^Play Now.*Lucky Fishing/ });

/**
 * Goes from Home to the reels by the card of Lucky Fishing.
 *
 * @returns milliseconds from the click on Play Now to the frame that shows the reels, drawn by what will turn them
 */
export async function visitReels(page: Page): Promise<number> {
  const watch = await page.evaluateHandle(() => {
    let clicked = NaN;
    document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    const shown = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('[data-testid=slot-stage][data-phase]')) return;
        observer.disconnect();
        // A message that is sent in a frame is delivered after that frame has been handed on.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        requestAnimationFrame(() => port2.postMessage(null));
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-phase'] });
    });
    return { shown };
  });
  await playNow(page).click();
  const ms = await watch.evaluate(({ shown }) => shown);
  await stageReady(page);
  return ms;
}

/** Goes back to Home by the menu, and waits until it has come. */
export async function goHome(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await playNow(page).waitFor();
}
