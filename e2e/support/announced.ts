import type { JSHandle, Page } from '@playwright/test';

/** Records the announcements of the whole page from now on, as `polite: Bet 15 coins.` */
export const listen = (page: Page): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(() => {
    const announced: string[] = [];
    new MutationObserver((changes) => {
      const regions = changes.map(({ target }) => {
        const element = target instanceof Element ? target : target.parentElement;
        return element?.closest('[aria-live], [role=status], [role=alert], [role=log], output');
      });
      for (const region of new Set(regions)) {
        const words = region?.textContent.trim();
        if (!region || !words) continue;
        const voice =
          region.getAttribute('aria-live') ?? (region.matches('[role=alert]') ? 'assertive' : 'polite');
        announced.push(`${voice}: ${words}`);
      }
    }).observe(document.documentElement, { childList: true, characterData: true, subtree: true });
    return announced;
  });
