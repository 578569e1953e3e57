import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { layoutFaults, setTextSize, show, TEXT_SIZES } from '../support/layout-faults';
import { COUNTED_MS, openFrozen, seedSave, skipRound } from '../../testing/game/slots';
import { jumpTime } from '../../testing/time';

// The machine in the browser's own text size, from its default to twice that, on every screen. One visit serves all of them;
// the other pages are in visual/languages.spec.ts.

const WIDTHS = [320, 390, 768, 1024, 1280, 1440];
const HEIGHT = 844;
const screens = WIDTHS.map((width) => ({ width, height: HEIGHT }));
/** Phones with the browser's bars, and held sideways. */
const phones = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 667, height: 375 },
  { width: 844, height: 390 },
];

/** What a player of a game would miss or could not tell apart at the top of the page: the balance, SPIN! and all that is around it. */
const machineFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The check of the size before has scrolled down.
    window.scrollTo(0, 0);
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
      // On a phone in landscape it has no ground of its own.
      ...Object.fromEntries(
        Array.from(document.querySelectorAll('header > *'), (part, n) => [
          `part ${n} of the header`,
          part.getBoundingClientRect(),
        ]),
      ),
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
    const net = document.querySelector('.machine-session > :last-child > dd');
    const end = net ? textOf(net) : new DOMRect();
    if (!document.elementFromPoint(end.right - 2, (end.top + end.bottom) / 2)?.closest('.machine-session'))
      found.push('something is over Net');
    for (const figure of document.querySelectorAll('.machine-plate dl > div')) {
      const [name, value] = [...figure.children].map(textOf);
      if (name && value && overlap(name, value)) found.push(`${figure.textContent} overlap`);
    }
    return [...new Set(found)];
  });

for (const game of games)
  test(`${game.title}: the machine is whole in every size of text`, async ({ page }) => {
    await seedSave(page, { coins: 104_250 });
    const slots = await openFrozen(page, game.win, { game: game.definition });
    await skipRound(page, slots);
    await jumpTime(page, COUNTED_MS);
    await slots.toast.getByRole('button', { name: 'Close' }).click();
    await expect(slots.toast).toHaveCount(0);
    for (const size of TEXT_SIZES) {
      await setTextSize(page, size);
      for (const screen of [...screens, ...phones]) {
        await show(page, screen);
        const at = `in text of ${size} px at ${screen.width} × ${screen.height}`;
        await expect.poll(() => machineFaults(page), at).toEqual([]);
        await expect.poll(() => layoutFaults(page), at).toEqual([]);
      }
    }
  });
