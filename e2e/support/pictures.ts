import type { Locator, Page, Request, TestInfo } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { comparesPictures, PINNED_VERSION } from '../../testing/browser.mjs';
import { comparePixels, decode, type CompareOptions, type Difference } from '../../testing/compare-pixels';
import { expect, test as base } from './fixtures';
import { screenshotWith } from '../../testing/pixels';
import { PICTURED_SKINS } from './paths';
import { expectReelsDrawn } from './reels-drawn';

/** The screens on which pages are photographed: of a phone, a tablet and a desktop (CSS pixels). */
export const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;

/** Whether a run is for pictures alone, as `npm run skin:check` is: tests leave out what they try after their pictures. */
export const picturesAlone = process.env['PICTURES_ALONE'] === 'true';

/**
 * How a baseline is stored: to the last pixel, or as a photograph, which takes a fifth of the space. A photograph is
 * compared after the actual picture went through the same compression.
 */
export type Storage = 'exact' | 'photograph';

const encode = (picture: Sharp, storage: Storage): Sharp =>
  storage === 'exact'
    ? picture.webp({ lossless: true, quality: 100, effort: 6 })
    : picture.webp({ quality: 26, effort: 3 });

/** A picture that a test took, for comparison with the baseline of this name. */
interface Picture extends CompareOptions {
  readonly name: string;
  /** PNG, or JPEG for a photograph: a browser packs that in a tenth of the time. */
  readonly screenshot: Buffer;
  readonly storage: Storage;
  /** The name of the baseline, where it is another picture's: that one writes it. */
  readonly baselineOf?: string;
}

/**
 * Compares a picture with its baseline, or writes the baseline where they are being updated. Leaves the pictures of a
 * difference where the report and `npm run test:visual:review` find them.
 *
 * @returns what differs: nothing where all is well; null where there is no baseline to compare with
 */
async function compare(picture: Picture, testInfo: TestInfo): Promise<Difference[] | null> {
  const { name, screenshot, storage, moments, baselineOf } = picture;
  const baseline = testInfo.snapshotPath(`${baselineOf ?? name}.webp`);
  const update = testInfo.config.updateSnapshots;
  if (update === 'all' && baselineOf) return [];
  if (update === 'all') {
    mkdirSync(dirname(baseline), { recursive: true });
    writeFileSync(baseline, await encode(sharp(screenshot).removeAlpha(), storage).toBuffer());
    return [];
  }
  const expected = existsSync(baseline) ? readFileSync(baseline) : null;
  const before = expected && (await decode(expected));
  // What went through the same compression comes out of it the same: mostly the bytes are equal already.
  const photograph =
    storage === 'photograph' ? await encode(sharp(screenshot).removeAlpha(), storage).toBuffer() : null;
  if (expected && photograph?.equals(expected)) return [];
  const now = await decode(photograph ?? screenshot);
  const isSameSize = before?.width === now.width && before.height === now.height;
  const compared = before && isSameSize ? comparePixels(before, now, picture) : null;
  const differing = compared ? compared.differing : before ? [{ pixels: now.width * now.height }] : null;
  if (differing?.length === 0) return [];

  const folder = testInfo.outputPath(name);
  mkdirSync(folder, { recursive: true });
  const keep = (kind: 'expected' | 'actual' | 'difference', file: string, content: Buffer): void => {
    writeFileSync(join(folder, file), content);
    // By names like these the report knows pictures that belong together.
    testInfo.attachments.push({
      name: `${name}-${kind === 'difference' ? 'diff' : kind}${file.slice(file.lastIndexOf('.'))}`,
      contentType: `image/${file.slice(file.lastIndexOf('.') + 1)}`,
      path: join(folder, file),
    });
  };
  if (expected) keep('expected', 'expected.webp', expected);
  keep(
    'actual',
    'actual.webp',
    photograph ?? (await encode(sharp(screenshot).removeAlpha(), storage).toBuffer()),
  );
  if (compared) {
    const { data, width, height } = compared.difference;
    keep(
      'difference',
      'difference.png',
      await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    );
  }
  const description = {
    name,
    test: testInfo.titlePath.join(' › '),
    baseline: relative(testInfo.config.configFile ? dirname(testInfo.config.configFile) : '.', baseline),
    baselineOf,
    moments,
    differing: differing ?? [],
  };
  writeFileSync(join(folder, 'picture.json'), JSON.stringify(description, null, 2));
  return differing;
}

interface PartOptions extends Pick<CompareOptions, 'tolerance'> {
  readonly style?: string;
}

interface Fixtures {
  /**
   * Compares a picture with the baseline of its name. The test goes on after a difference, so that all are seen at once.
   * Does nothing where no pictures are compared.
   */
  expectPicture: (picture: Picture) => Promise<void>;
  /** A photograph (JPEG) of a whole page whose time is frozen, of the screen, or of so much from the top (CSS pixels). */
  photographPage: (page: Page, part?: 'screen' | number) => Promise<Buffer>;
  /** The same as `expectPicture` for such a photograph. */
  expectPage: (name: string, page: Page, part?: 'screen') => Promise<void>;
  /** The same for a part of a page, to the last pixel. `style` is a style sheet for this picture. */
  expectPart: (name: string, part: Locator, options?: PartOptions) => Promise<void>;
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

const pictured = ['default', ...PICTURED_SKINS].map((id) => `[src*="/preview-${id}-"]`).join();
const OTHER_LOOKS = `:is(label, li):has(img[src*="/preview-"]):not(:has(img:is(${pictured})))`;

/**
 * A box that keeps what is around it from scrolling has a layer of its own even if all of it is in view, and now and then a
 * picture is taken before that is drawn.
 */
const FEWER_LAYERS = '[role=region] { overscroll-behavior: auto !important }';

/** A photograph of the screen, of the top of a page or of all of it, which is taken again if its height was still changing. */
async function photograph(page: Page, part?: 'screen' | number): Promise<Buffer> {
  const format = { type: 'jpeg', quality: 95 } as const;
  if (part === 'screen') return page.screenshot(format);
  const width = page.viewportSize()?.width ?? 0;
  const top = part === undefined ? {} : { clip: { x: 0, y: 0, width, height: part } };
  const screenshot = await page.screenshot({ ...format, ...top, fullPage: true });
  const { height } = await sharp(screenshot).metadata();
  const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  return height === Math.min(part ?? pageHeight, pageHeight) ? screenshot : photograph(page, part);
}

export const test = base.extend<Fixtures, { pinnedBrowser: string }>({
  isDrawn: true,
  pinnedBrowser: [
    async ({ browser }, use) => {
      if (comparesPictures())
        expect(browser.version(), 'the version of the browser that draws the pictures').toBe(PINNED_VERSION);
      await use(browser.version());
    },
    { scope: 'worker', auto: true },
  ],
  expectPicture: async ({}, use, testInfo) =>
    use(async (picture) => {
      if (!comparesPictures()) return;
      const differing = await compare(picture, testInfo);
      const message = `${picture.name} ${differing ? 'differs from its baseline' : 'has no baseline yet'}`;
      expect.soft(differing, message).toEqual([]);
    }),
  photographPage: async ({ context }, use) => {
    const loading = new Set<Request>();
    context.on('request', (request) => loading.add(request));
    context.on('requestfinished', (request) => loading.delete(request));
    context.on('requestfailed', (request) => loading.delete(request));
    await use(async (page, part) => {
      await page.evaluate((rules) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(rules);
        document.adoptedStyleSheets.push(sheet);
      }, `${OTHER_LOOKS} { display: none } ${FEWER_LAYERS}`);
      // In its next frame a window that has grown asks for finer images, which come in real time.
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
      await expect.poll(() => loading.size, 'files that still load').toBe(0);
      await waitForAssets(page);
      const stage = page.getByTestId('slot-stage');
      if ((await stage.count()) > 0) await expectReelsDrawn(stage);
      return photograph(page, part);
    });
  },
  expectPage: async ({ expectPicture, photographPage }, use) =>
    use(async (name, page, part) => {
      const screenshot = await photographPage(page, part);
      await expectPicture({ name, screenshot, storage: 'photograph' });
    }),
  expectPart: async ({ expectPicture }, use) =>
    use(async (name, part, { style = '', ...options } = {}) => {
      await waitForAssets(part.page());
      await expectPicture({
        name,
        screenshot: await screenshotWith(part, style),
        storage: 'exact',
        ...options,
      });
    }),
});

export { expect };
