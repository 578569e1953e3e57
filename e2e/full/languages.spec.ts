import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { games } from '../../testing/game/games';
import { seedSave, stageReady } from '../../testing/game/slots';
import { playMany, seedHistory } from '../../testing/saved/history';
import { layoutFaults } from '../support/layout-faults';
import { pages } from '../support/paths';

const widths = [320, 390, 820, 1440];

/** What is the same in all languages: names, licences, files, and dates as `Intl` has them for a pseudo-language. */
const SAME = /Lucky Fishing( and Ocean Treasures)?|Ocean Treasures|\bMIT\b|[\w-]+\.json|\w{3} \d+, \d{4}/g;

/** Texts and names on the page that are in English: a pseudo-language puts all of its own in brackets. */
async function untranslated(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found = new Set<string>();
    const add = (text: string | null, of: Element): void => {
      if (text?.trim() && !of.closest('[translate=no], script, noscript, style')) found.add(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: holder, textContent } = walker.currentNode;
      // A paragraph with links is one text.
      const paragraph = holder?.closest('.policy p');
      if (holder) add((paragraph ?? walker.currentNode).textContent ?? textContent, holder);
    }
    for (const element of document.querySelectorAll('*'))
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description', 'aria-valuetext'])
        add(element.getAttribute(name), element);
    return [...found];
  });
  return said.filter((text) => {
    let rest = text;
    for (let before = ''; before !== rest; rest = rest.replace(/⟦[^⟦⟧]*⟧/g, '')) before = rest;
    return /[a-z]{2}/i.test(rest.replace(SAME, ''));
  });
}

for (const { path } of pages) {
  test(`${path} says all in another language, which may be longer`, async ({ page, expectError }) => {
    if (path === '/no-such-page') expectError(/404/);
    if (path === '/profile' || path === '/fairness')
      await seedHistory(page, playMany(40, Date.UTC(2026, 0, 1, 9)), { language: 'en-XA' });
    else await seedSave(page, { language: 'en-XA' });
    await page.goto(path);
    const game = games.find((one) => one.path === path);
    if (game) await stageReady(page, game.definition);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect.soft(await untranslated(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
    }
  });
}
