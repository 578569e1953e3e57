import type { Page } from '@playwright/test';

/** The smallest size of a touch target (CSS pixels). */
const TARGET = 44;

/** Targets smaller than that. Links within a sentence do not count: they are as high as its lines. */
export const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((min) => {
    const found: string[] = [];
    for (const target of document.querySelectorAll('button, a[href], [role=button], input, select')) {
      // What is written beside a box can be pressed like the box.
      const { width, height } = (target.closest('label') ?? target).getBoundingClientRect();
      const inSentence =
        target.parentElement?.matches('p, li, span, dd') && getComputedStyle(target).display === 'inline';
      if (width === 0 || inSentence || target.closest('[inert]') || !target.checkVisibility()) continue;
      if (Math.min(width, height) < min - 0.001) {
        found.push(`${target.getAttribute('aria-label') ?? target.textContent}: ${width} × ${height}`);
      }
    }
    return found;
  }, TARGET);
