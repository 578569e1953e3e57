import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { languageNames } from '../../src/languages/language';
import { stubOutcome } from '../../testing/game/chance';
import { games, luckyRounds } from '../../testing/game/games';
import { stageReady } from '../../testing/game/slots';
import { playMany, seedHistory } from '../../testing/saved/history';
import { freezeTime, waitForAnimations } from '../../testing/time';
import { expectAccessible } from '../support/axe';
import { setDrawn } from '../support/drawn';
import { layoutFaults, setTextSize, show, TEXT_SIZES } from '../support/layout-faults';
import { pages, tagsOfPage } from '../support/paths';
import { expect, test } from '../support/pictures';
import { saveInAnotherTab } from '../support/tabs';

// Every page in each size of text, in two pseudo-languages, one longer than any other and one mirrored, and then in each
// language on a phone, in one visit: a sheet of them for each page.

const WIDTHS = [320, 390, 820, 1440];
/** Where each size of text is tried. */
const TEXT_WIDTHS = [320, 390, 768, 1024, 1280, 1440];
const PHONE = { width: 390, height: 844 };
/** How much of a page is on the sheet (CSS pixels): its first two screens. */
const TOP = 2 * PHONE.height;
/** How large it is on the sheet. */
const SCALE = 0.28;

/** What is the same in all languages: names, licences, files, and dates as `Intl` has them for a pseudo-language, as the past week. */
const SAME =
  /Lucky Fishing( and Ocean Treasures)?|Ocean Treasures|\bMIT\b|[\w-]+\.json|Dec 22\s–\s28, 2025|\w{3} \d+, \d{4}/g;

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

/** The pinned browser has no Japanese letters: it gets those that a phone in Japan has of its own. */
async function addJapanese(page: Page): Promise<void> {
  const file = 'files/sawarabi-gothic-japanese-400-normal.woff2';
  const folder = createRequire(import.meta.url).resolve('@fontsource/sawarabi-gothic/package.json');
  const letters = readFileSync(folder.replace('package.json', file)).toString('base64');
  await page.evaluate(async (font) => {
    const bytes = Uint8Array.from(atob(font), (sign) => sign.charCodeAt(0));
    document.fonts.add(await new FontFace('Noto Sans JP', bytes.buffer).load());
  }, letters);
}

/** Pictures of the top of a page, side by side as on the sheet. */
async function sheetOf(shots: readonly Buffer[]): Promise<Buffer> {
  const [width, height] = [Math.round(PHONE.width * SCALE), Math.round(TOP * SCALE)];
  const composed = await Promise.all(
    shots.map(async (shot, at) => ({
      input: await sharp(shot).resize({ width }).png().toBuffer(),
      ...{ left: at * width, top: 0 },
    })),
  );
  const sheet = { width: width * shots.length, height, channels: 3, background: '#04202e' } as const;
  return sharp({ create: sheet }).composite(composed).png().toBuffer();
}

test.use({ viewport: PHONE, timezoneId: 'UTC' });

for (const { path } of pages) {
  const tags = ['@full', ...tagsOfPage(path)].join(' ');
  test(`${path} in each size of text, and in each language at once and as a whole ${tags}`, async ({
    page,
    photographPage,
    expectPicture,
    expectError,
  }) => {
    if (path === '/no-such-page') expectError(/404/);
    await freezeTime(page);
    await stubOutcome(page, luckyRounds.loss);
    await seedHistory(page, playMany(40, Date.UTC(2026, 0, 1, 9)), {
      pastWeeks: [{ week: 2920, rank: 3, score: 390, prize: 12_000 }],
    });
    await page.goto(path);
    await setDrawn(page, false);
    const game = games.find((one) => one.path === path);
    if (game) await stageReady(page, game.definition);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const speak = async (language: string): Promise<void> => {
      await saveInAnotherTab(page, { language });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await page.waitForLoadState('networkidle');
    };

    await test.step('nothing is lost in any size of text', async () => {
      // The default comes last: the rest is tried in it.
      for (const size of TEXT_SIZES.toReversed()) {
        await setTextSize(page, size);
        for (const width of TEXT_WIDTHS) {
          await show(page, { ...PHONE, width });
          const at = `in text of ${size} px at ${width} px`;
          await expect.poll(() => layoutFaults(page), at).toEqual([]);
        }
      }
    });
    await test.step('it may be longer', async () => {
      await speak('en-XA');
      expect.soft(await untranslated(page)).toEqual([]);
      for (const width of WIDTHS) {
        await show(page, { ...PHONE, width });
        expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
      }
    });
    await test.step('and mirrored', async () => {
      await speak('en-XB');
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      for (const width of WIDTHS) {
        await show(page, { ...PHONE, width });
        expect.soft(await layoutFaults(page), `at ${width} px`).toEqual([]);
      }
    });
    await show(page, PHONE);
    await setDrawn(page, true);
    const shots: Buffer[] = [];
    for (const [language, name] of Object.entries(languageNames)) {
      if (language === 'en') continue;
      await test.step(name, async () => {
        await speak(language);
        if (language === 'ja') await addJapanese(page);
        await waitForAnimations(page);
        expect.soft(await layoutFaults(page), name).toEqual([]);
        await expectAccessible(page);
        shots.push(await photographPage(page, TOP));
      });
    }
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expectPicture({
      name: path === '/' ? 'home' : path.slice(1),
      screenshot: await sheetOf(shots),
      storage: 'photograph',
    });
  });
}
