import type { Page } from '@playwright/test';

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

/** What a player of a game would miss or could not tell apart: the balance, SPIN! and all that is around it. */
export const machineFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const boxOf = (selector: string): DOMRect =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const textOf = (element: Element): DOMRect => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const overlap = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

    const balance = document.querySelector('[data-testid=coin-balance]');
    if (!balance) return ['no balance'];
    const number = textOf(balance);
    if (number.width === 0 || balance.scrollWidth > balance.clientWidth) found.push('the balance is cut off');
    for (const [name, box] of [
      ['the balance', number],
      ['SPIN!', boxOf('.spin-button')],
    ] as const) {
      const { left, right, top, bottom } = box;
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
        found.push(`${name} leaves the screen`);
      for (const x of [left + 3, (left + right) / 2, right - 3]) {
        const on = document.elementFromPoint(x, (top + bottom) / 2);
        if (!on?.closest('.spin-button, [data-testid=coin-balance]')) found.push(`something is over ${name}`);
      }
    }
    const parts = {
      header: boxOf('header'),
      reels: boxOf('[data-testid=slot-stage]'),
      sign: boxOf('.machine-sign h1'),
      session: boxOf('.machine-session'),
      plate: boxOf('.machine-plate dl > div'),
      less: boxOf('[data-testid=bet-minus]'),
      'SPIN!': boxOf('.spin-button'),
      more: boxOf('[data-testid=bet-plus]'),
    };
    const entries = Object.entries(parts);
    for (const [n, [name, box]] of entries.entries()) {
      for (const [other, otherBox] of entries.slice(n + 1))
        if (overlap(box, otherBox)) found.push(`${name} and ${other} overlap`);
    }
    for (const figure of document.querySelectorAll('.machine-plate dl > div')) {
      const [name, value] = [...figure.children].map(textOf);
      if (name && value && overlap(name, value)) found.push(`${figure.textContent} overlap`);
    }
    return [...new Set(found)];
  });
