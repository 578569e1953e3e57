import type { Page } from '@playwright/test';

// Drawing is a third of a browser's work, and most tests look at no pixel. A page that is transparent as a whole is laid out,
// moved, scrolled and clicked as ever, but not drawn.

/** For an init script: has the browser draw nothing of a page until `setDrawn`. */
export function drawNothing(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { opacity: 0 }');
  document.adoptedStyleSheets.push(sheet);
}

/** Has the browser draw a page, or only lay it out. */
export const setDrawn = (page: Page, isDrawn: boolean): Promise<void> =>
  page.evaluate(
    (opacity) => {
      document.documentElement.style.opacity = opacity;
    },
    String(Number(isDrawn)),
  );
