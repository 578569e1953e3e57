import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { languageNames } from '../../src/languages/language';
import { stubOutcome } from '../../testing/game/chance';
import { games, luckyRounds } from '../../testing/game/games';
import { seedSave, stageReady } from '../../testing/game/slots';
import { playMany, seedHistory } from '../../testing/saved/history';
import { freezeTime, waitForAnimations } from '../../testing/time';
import { expectAccessible } from '../support/axe';
import { layoutFaults } from '../support/layout-faults';
import { pages } from '../support/paths';
import { expect, test } from '../support/pictures';

// Every page in each language on a phone: one sheet a language.

const PHONE = { width: 390, height: 844 };
/** How much of a page is on the sheet: its first screens. */
const SCREENS = 2;
/** How large it is on the sheet. */
const SCALE = 0.28;

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

test.use({ viewport: PHONE, timezoneId: 'UTC' });

for (const [language, name] of Object.entries(languageNames)) {
  if (language === 'en') continue;
  test(`every page in ${name} @full`, async ({ page, photographPage, expectPicture, expectError }) => {
    expectError(/404/);
    await freezeTime(page);
    await stubOutcome(page, luckyRounds.loss);
    const rounds = playMany(40, Date.UTC(2026, 0, 1, 9));
    await seedHistory(page, rounds, { language });
    await seedSave(page, { language });
    const shots: Buffer[] = [];
    for (const { path } of pages) {
      await page.goto(path);
      const game = games.find((one) => one.path === path);
      if (game) await stageReady(page, game.definition);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (language === 'ja') await addJapanese(page);
      await waitForAnimations(page);
      expect.soft(await layoutFaults(page), path).toEqual([]);
      await test.step(`WCAG of ${path}`, () => expectAccessible(page));
      shots.push(await photographPage(page));
    }
    const width = Math.round(PHONE.width * SCALE);
    const height = Math.round(SCREENS * PHONE.height * SCALE);
    const parts = await Promise.all(
      shots.map(async (shot, at) => {
        const { data, info } = await sharp(shot)
          .resize({ width })
          .png()
          .toBuffer({ resolveWithObject: true });
        const top = { left: 0, top: 0, width, height: Math.min(height, info.height) };
        return { input: await sharp(data).extract(top).toBuffer(), ...{ left: at * width, top: 0 } };
      }),
    );
    const sheet = sharp({
      create: { width: width * parts.length, height, channels: 3, background: '#04202e' },
    });
    await expectPicture({
      name: `pages-${language}`,
      screenshot: await sheet.composite(parts).png().toBuffer(),
      storage: 'photograph',
    });
  });
}
