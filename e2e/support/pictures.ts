import type { Locator, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSamePainter, painterHere, painterOfBaselines } from './baselines';
import { expect, test as base } from './fixtures';
import { screenshotWith } from './pixels';

/** The screens on which pages are pictured: of a phone, a tablet and a desktop. */
export const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** What is in a picture: texts beside anything else, drawings alone, or nothing but plain fields of colour. */
type Content = 'texts' | 'drawings' | 'fields';

/**
 * How far a picture may be from its baseline. `threshold` is how much a pixel may differ before it counts (0 to 1),
 * as Playwright measures it.
 */
interface Tolerance {
  readonly threshold: number;
  readonly maxDiffPixels?: number;
  readonly maxDiffPixelRatio?: number;
}

/** One browser draws alike wherever it runs; on another kind of processor it may round by a step or two of 255. */
const ofSameBrowser: Tolerance = { threshold: 0.02, maxDiffPixels: 10 };

/**
 * Another browser may set texts otherwise by the breadth of a hair. Drawings it draws nearly alike: a symbol that
 * stands three pixels elsewhere changes 1,500 pixels and more. Plain fields of colour are the same everywhere.
 */
const ofAnother: Readonly<Record<Content, Tolerance>> = {
  texts: { threshold: 0.2, maxDiffPixelRatio: 0.01 },
  drawings: { threshold: 0.1, maxDiffPixels: 250 },
  fields: { threshold: 0, maxDiffPixels: 0 },
};

interface PartOptions {
  readonly content: Content;
  /** A style sheet for this picture. */
  readonly style?: string;
}

interface Fixtures {
  /**
   * Pictures a whole page whose time stands still, or what is on screen of it, and holds that against the baseline of
   * this name. Kept as a JPEG: a third of a PNG's size, and what it loses is below what is tolerated.
   */
  picturePage: (name: string, page: Page, part?: 'screen') => Promise<void>;
  /** The same for a part of a page, to the last pixel. */
  picturePart: (name: string, part: Locator, options: PartOptions) => Promise<void>;
  /** Holds a picture against the baseline of this name. */
  hold: (taken: Buffer, name: string, content: Content) => void;
}

interface WorkerFixtures {
  /** Whether the baselines are by this machine's browser. */
  sameBrowser: boolean;
}

/** Waits until both typefaces and all pictures are there, to the foot of the page. */
async function everythingIsThere(page: Page): Promise<void> {
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const late = ['Fredoka Variable', 'Nunito Sans Variable'].filter(
      (name) => !loaded.some(({ family }) => family.includes(name)),
    );
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => late.push(image.src));
    }
    return late;
  });
  expect(missing, 'typefaces and pictures that did not come').toEqual([]);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sameBrowser: [
    async ({ launchOptions }, use) =>
      use(isSamePainter(painterHere(launchOptions.executablePath), painterOfBaselines())),
    { scope: 'worker' },
  ],
  hold: async ({ sameBrowser }, use, { titlePath }) =>
    use((taken, name, content) => {
      const keptIn = process.env['PICTURES_IN'];
      if (keptIn) {
        const file = join(keptIn, titlePath[0] ?? '', name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, taken);
      }
      // Soft: a change is seen in all of its pictures at once.
      const tolerance = sameBrowser && content !== 'fields' ? ofSameBrowser : ofAnother[content];
      expect.soft(taken).toMatchSnapshot(name, { ...tolerance });
    }),
  picturePage: async ({ hold }, use) =>
    use(async (name, page, part) => {
      await everythingIsThere(page);
      const taken = await page.screenshot({ type: 'jpeg', quality: 85, fullPage: part !== 'screen' });
      hold(taken, `${name}.jpg`, 'texts');
    }),
  picturePart: async ({ hold }, use) =>
    use(async (name, part, { content, style = '' }) => {
      await everythingIsThere(part.page());
      hold(await screenshotWith(part, style), `${name}.png`, content);
    }),
});

export { expect };
