import type { Locator, Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSameBrowser, currentBrowser, baselineBrowser } from './baselines';
import { expect, test as base } from './fixtures';
import { screenshotWith } from './pixels';
import { expectReelsDrawn } from './reels-drawn';

/** The screens on which pages are compared: of a phone, a tablet and a desktop. */
export const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** What a snapshot shows: texts (and anything else), only drawings, or only plain fields of colour. */
type Content = 'texts' | 'drawings' | 'fields';

/**
 * How far a snapshot may be from its baseline. `threshold` is how much a pixel may differ before it counts (0 to 1),
 * as Playwright measures it.
 */
interface Tolerance {
  readonly threshold: number;
  readonly maxDiffPixels?: number;
  readonly maxDiffPixelRatio?: number;
}

/** One browser draws alike wherever it runs; on another kind of processor it may round by a step or two of 255. */
const sameBrowserTolerance: Tolerance = { threshold: 0.02, maxDiffPixels: 10 };

/**
 * Another browser, or another version of it, renders texts slightly differently (hinting, subpixels), but drawings
 * nearly alike: a symbol moved by three pixels changes 1,500 pixels and more. Plain fields of colour are the same
 * everywhere. It is wide enough for Playwright's own Chromium in CI, and too wide to see a small mistake: that is why
 * baselines are made by one browser, in which it is never used.
 */
const otherBrowserTolerance: Readonly<Record<Content, Tolerance>> = {
  texts: { threshold: 0.2, maxDiffPixelRatio: 0.01 },
  drawings: { threshold: 0.1, maxDiffPixels: 250 },
  fields: { threshold: 0, maxDiffPixels: 0 },
};

/** How far a snapshot may be from its baseline in the browser that made it, or in another. */
export const toleranceFor = (content: Content, sameBrowser: boolean): Tolerance =>
  sameBrowser && content !== 'fields' ? sameBrowserTolerance : otherBrowserTolerance[content];

interface PartOptions {
  readonly content: Content;
  /** A style sheet for this snapshot. */
  readonly style?: string;
}

interface Fixtures {
  /**
   * Compares a whole page whose time is frozen, or the visible part of it, with the baseline of
   * this name. Kept as a JPEG: a third of a PNG's size, and what it loses is below what is tolerated.
   */
  expectPageSnapshot: (name: string, page: Page, part?: 'screen') => Promise<void>;
  /** The same for a part of a page, to the last pixel. */
  expectSnapshot: (name: string, part: Locator, options: PartOptions) => Promise<void>;
  /** Compares a screenshot with the baseline of this name. */
  compareSnapshot: (screenshot: Buffer, name: string, content: Content) => void;
}

interface WorkerFixtures {
  /** Whether the baselines are by this machine's browser. */
  sameBrowser: boolean;
}

/** Waits until both typefaces and all images are there, to the foot of the page. */
async function waitForAssets(page: Page): Promise<void> {
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    const missing = ['Fredoka Variable', 'Nunito Sans Variable'].filter(
      (name) => !loaded.some(({ family }) => family.includes(name)),
    );
    for (const image of document.images) {
      image.loading = 'eager';
      await image.decode().catch(() => missing.push(image.src));
    }
    return missing;
  });
  expect(missing, 'typefaces and images that did not load').toEqual([]);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sameBrowser: [
    async ({ launchOptions }, use) =>
      use(isSameBrowser(currentBrowser(launchOptions.executablePath), baselineBrowser())),
    { scope: 'worker' },
  ],
  compareSnapshot: async ({ sameBrowser }, use, { titlePath }) =>
    use((screenshot, name, content) => {
      const snapshotFolder = process.env['SNAPSHOT_FOLDER'];
      if (snapshotFolder) {
        const file = join(snapshotFolder, titlePath[0] ?? '', name);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, screenshot);
      }
      // Soft: a change is seen in all of its snapshots at once.
      expect.soft(screenshot).toMatchSnapshot(name, { ...toleranceFor(content, sameBrowser) });
    }),
  expectPageSnapshot: async ({ compareSnapshot }, use) =>
    use(async (name, page, part) => {
      await waitForAssets(page);
      const stage = page.getByTestId('slot-stage');
      if ((await stage.count()) > 0) await expectReelsDrawn(stage);
      const screenshot = await page.screenshot({ type: 'jpeg', quality: 85, fullPage: part !== 'screen' });
      compareSnapshot(screenshot, `${name}.jpg`, 'texts');
    }),
  expectSnapshot: async ({ compareSnapshot }, use) =>
    use(async (name, part, { content, style = '' }) => {
      await waitForAssets(part.page());
      compareSnapshot(await screenshotWith(part, style), `${name}.png`, content);
    }),
});

export { expect };
