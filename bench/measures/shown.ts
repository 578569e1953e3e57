import type { Locator, Page } from '@playwright/test';

/**
 * Presses a link to another page.
 *
 * @param selector of what the other page shows once it is there
 * @returns milliseconds from the time stamp of the click until the frame is handed on that shows it
 */
export async function clickToShown(page: Page, link: Locator, selector: string): Promise<number> {
  const watch = await page.evaluateHandle((wanted) => {
    let clicked = NaN;
    document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), {
      capture: true,
      once: true,
    });
    const shown = new Promise<number>((resolve) => {
      new MutationObserver((_, observer) => {
        if (!document.querySelector(wanted)) return;
        observer.disconnect();
        // A message that is sent in a frame is delivered after that frame has been handed on.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - clicked);
        requestAnimationFrame(() => port2.postMessage(null));
      }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-phase'] });
    });
    return { shown };
  }, selector);
  await link.click();
  return watch.evaluate(({ shown }) => shown);
}
