import { expect, type Page, type ViewportSize } from '@playwright/test';

/**
 * Texts that overflow their container or the screen, header parts that overlap, and what scrolls sideways.
 *
 * @param within a selector: texts are looked for in the first element that it fits
 */
export const layoutFaults = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((within) => {
    const found: string[] = [];
    // A line is higher than its letters.
    const LEADING = 4;
    const inside = (inner: DOMRect, outer: DOMRect): boolean =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - LEADING &&
      inner.bottom <= outer.bottom + LEADING;
    const texts = document.createTreeWalker(
      document.querySelector(within) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const { parentElement: holder, textContent: text } = texts.currentNode;
      if (!holder?.checkVisibility() || !text?.trim() || holder.closest('table[aria-label]')) continue;
      // For screen readers only.
      if (getComputedStyle(holder).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      if (box.left < -1 || box.right > document.documentElement.clientWidth + 1)
        found.push(`off the screen: ${text}`);
      const frame = holder.closest(
        'button, a, .machine-sign h1, .sign-status, dl > div, .win-overlay, [role=group]',
      );
      if (
        frame &&
        getComputedStyle(frame).display !== 'inline' &&
        !inside(box, frame.getBoundingClientRect())
      ) {
        found.push(`out of its frame: ${text}`);
      }
    }
    const parts = [...(document.querySelector('header')?.children ?? [])].map((part) =>
      part.getBoundingClientRect(),
    );
    if (document.dir === 'rtl') parts.reverse();
    for (const [n, part] of parts.entries()) {
      const next = parts[n + 1];
      if (next && next.left < part.right - 1 && next.top < part.bottom && part.top < next.bottom)
        found.push(`parts ${n} and ${n + 1} of the header overlap`);
    }
    for (const box of document.querySelectorAll('[role=region]')) {
      const more = box.scrollWidth - box.clientWidth;
      if (more > 0) found.push(`${more} px wider than its box: ${box.textContent.slice(0, 40)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`${scrollWidth - clientWidth} px sideways`);
    return found;
  }, within);

/**
 * Spreads texts by the distances that WCAG 2.2 lets a reader set (success criterion 1.4.12).
 *
 * @returns sets them back
 */
export async function spreadTexts(page: Page): Promise<() => Promise<void>> {
  const spread = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });
  return () =>
    spread.evaluate((sheet) => {
      sheet.disabled = true;
    });
}

/** Of the root element (px): a browser's default to twice that. */
export const TEXT_SIZES = [16, 20, 24, 32];

/**
 * Sets the size of text as a player does in the browser's settings, for this page and as long as it is open. Unlike a
 * style sheet it changes what `rem` is in media queries too.
 *
 * @param px of the root element; 16 is the browsers' default
 */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: px } });
  await browser.detach();
}

/** Shows a page on another screen, and waits until it has seen its new size. */
export async function show(page: Page, screen: ViewportSize): Promise<void> {
  await page.setViewportSize(screen);
  // Its name depends on the language.
  const toggle = page.locator('[aria-controls=main-menu]');
  if (await toggle.count())
    await expect(toggle).toHaveAttribute('aria-expanded', String(screen.width >= 1024));
}
