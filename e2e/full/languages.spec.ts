import type { Page } from '@playwright/test';
import { languageNames } from '../../src/languages/language';
import { oceanTreasures } from '../../src/games/ocean-treasures/definition';
import { roundMs, roundSchedule } from '../../src/stage/round-schedule';
import { expect, test } from '../support/fixtures';
import { games, inCoins, oceanRounds } from '../../testing/game/games';
import { COUNTED_MS, openFrozen, seedSave, stageReady, startSpin } from '../../testing/game/slots';
import { playMany, seedHistory } from '../../testing/saved/history';
import { luckyFishingWith } from '../../testing/saved/saved-game';
import { jumpTime } from '../../testing/time';
import { layoutFaults, show } from '../support/layout-faults';
import { pages } from '../support/paths';
import { saveInAnotherTab } from '../support/tabs';

// The product in other languages. What each says is looked at in e2e/visual/languages.spec.ts, and offline in
// offline.spec.ts.

const WIDTHS = [320, 390, 820, 1440];
const HEIGHT = 844;

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
      // A paragraph with links is one text, and so is one that begins and ends in several elements.
      let whole = holder?.closest('.policy p') ?? holder;
      let text = whole === holder ? textContent : (whole?.textContent ?? null);
      while (whole && text?.split('⟦').length !== text?.split('⟧').length) {
        whole = whole.parentElement;
        text = whole?.textContent ?? null;
      }
      if (holder) add(text, holder);
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
  test(`${path} changes its language at once and as a whole, may be longer, and mirrored`, async ({
    page,
    expectError,
  }) => {
    if (path === '/no-such-page') expectError(/404/);
    if (path === '/profile' || path === '/fairness')
      await seedHistory(page, playMany(40, Date.UTC(2026, 0, 1, 9)));
    // The demonstration is announced before the language changes, and stays as it was said.
    else await seedSave(page, { games: luckyFishingWith({ demonstrated: true }) });
    await page.goto(path);
    const game = games.find((one) => one.path === path);
    if (game) await stageReady(page, game.definition);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await saveInAnotherTab(page, { language: 'en-XA' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
    await page.waitForLoadState('networkidle');
    expect.soft(await untranslated(page)).toEqual([]);
    for (const width of WIDTHS) {
      await show(page, { width, height: HEIGHT });
      expect.soft(await layoutFaults(page), `longer, at ${width} px`).toEqual([]);
    }

    await saveInAnotherTab(page, { language: 'en-XB' });
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    for (const width of WIDTHS) {
      await show(page, { width, height: HEIGHT });
      expect.soft(await layoutFaults(page), `mirrored, at ${width} px`).toEqual([]);
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  });
}

test('a language that is chosen in a spin and in a dive costs the round nothing', async ({ page }) => {
  const { deeper: round } = oceanRounds;
  const [spin, dive] = roundSchedule(oceanTreasures, round);
  const { stage, balance } = await openFrozen(page, round, { game: oceanTreasures, renderer: 'canvas' });
  const before = Number((await balance.textContent())?.replaceAll(/\D/g, ''));
  await stage.evaluate((element) => Object.assign(element, { isSameStage: true }));
  const select = page.getByRole('contentinfo').getByRole('combobox');
  const choose = async (language: string): Promise<void> => {
    await select.selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  };

  await startSpin({ stage, spinButton: page.getByRole('button', { name: 'SPIN!' }) });
  const middle = (spin?.restsMs ?? NaN) / 2;
  await jumpTime(page, middle);
  await choose('de');
  await expect(stage).toHaveAttribute('data-phase', 'spinning');

  const inDive = (dive?.restsMs ?? NaN) - 500;
  await jumpTime(page, inDive - middle);
  await expect(stage).toHaveAttribute('data-feature', /./);
  await choose('ja');
  await jumpTime(page, roundMs(oceanTreasures, round) - inDive + COUNTED_MS);
  await expect(stage).toHaveAttribute('data-phase', 'settled');
  await choose('en');
  await expect(balance).toHaveText(inCoins(before - round.bet + round.payout));
  expect(await stage.evaluate((element) => 'isSameStage' in element)).toBe(true);
});

test.describe('the first visit', () => {
  for (const [asked, shown] of [
    ['es-MX', 'es'],
    ['pt-PT', 'pt-BR'],
    ['sv-SE', 'en'],
  ] as const) {
    test.describe(`of a browser that asks for ${asked}`, () => {
      test.use({ locale: asked });
      test(`is in ${languageNames[shown] ?? ''}`, async ({ page }) => {
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', shown);
        await expect(page.getByRole('contentinfo').getByRole('combobox')).toHaveValue(shown);
      });
    });
  }
});
