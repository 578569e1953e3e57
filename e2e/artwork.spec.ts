import type { Locator, Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { expectAccessible } from './support/axe';
import { allFish, comesFirst, symbols } from './support/chance';
import { expect, test as base } from './support/fixtures';
import { colourAt, countColours } from './support/pixels';
import { withProjectCopy, withServer, type ProjectCopy } from './support/project-copy';
import { openSlots, playRound, savedText } from './support/slots';
import { stopTime, takeTime } from './support/time';

// What artists do with the files in assets/, and what comes of it: while they work, and in what players get.

const project = resolve(import.meta.dirname, '..');

/** What the development server does at first sight takes a while, on a busy machine all the more. */
const SHOWN_MS = 45_000;

/** The colours of the pictures below, which nothing else in the game comes near to. */
const paints = { magenta: [255, 0, 255], lime: [0, 255, 0] } as const;
type Paint = keyof typeof paints;

/** A picture of 512 × 512 pixels, as an artist exports it. */
const drawn = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${shapes}</svg>`;
const ball = (colour: string): string => drawn(`<circle cx="256" cy="256" r="230" fill="${colour}"/>`);
const frame = drawn('<path d="M18 18h476v476H18z" fill="none" stroke="#0f0" stroke-width="36"/>');
const asPng = (picture: string, density = 72): Promise<Buffer> =>
  sharp(Buffer.from(picture), { density }).png().toBuffer();

/** Which paint something has at these parts of its width and height (0 to 1), as it is seen. */
async function paintIn(seen: Locator, across: number, down: number): Promise<Paint | undefined> {
  const colour = await colourAt(await seen.screenshot(), across, down);
  const names = Object.keys(paints) as Paint[];
  return names.find((name) => paints[name].every((value, i) => Math.abs(value - (colour[i] ?? NaN)) < 48));
}

/** Waits until something has a paint there, or none. */
const expectPaint = (seen: Locator, across: number, down: number, paint: Paint | undefined): Promise<void> =>
  expect(async () => expect(await paintIn(seen, across, down)).toBe(paint)).toPass({ timeout: SHOWN_MS });

interface Served {
  readonly copy: ProjectCopy;
  readonly address: string;
}

/** Serves a copy of the project, with its artwork changed before that. */
const served =
  (kind: 'development' | 'production', change: (copy: ProjectCopy) => Promise<void>) =>
  async ({}, use: (served: Served) => Promise<void>): Promise<void> =>
    withProjectCopy(async (copy) => {
      await change(copy);
      await withServer(copy, kind, (address) => use({ copy, address }));
    });

// One after the other: they share a server.
base.describe.configure({ mode: 'default', timeout: 180_000 });

base.describe('while artists work', () => {
  const test = base.extend<{ assets: ProjectCopy }, { studio: Served }>({
    studio: [served('development', () => Promise.resolve()), { scope: 'worker', timeout: 90_000 }],
    baseURL: ({ studio }, use) => use(studio.address),
    assets: async ({ studio, page }, use) => {
      await use(studio.copy);
      // What is tidied would load the page anew while the browser closes it.
      await page.goto('about:blank');
      await studio.copy.tidy();
    },
  });

  /** Opens the Slots page and waits until the canvas draws. */
  const openStage = async (page: Page): Promise<Locator> => {
    const stage = page.getByTestId('slot-stage');
    await page.goto('/slots');
    await expect(stage).toHaveAttribute('data-renderer', 'canvas', { timeout: SHOWN_MS });
    return stage;
  };
  const sheetOf = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });
  const inPaytable = (page: Page, symbol: string): Locator =>
    page.getByRole('table', { name: 'Paytable' }).getByRole('row', { name: symbol }).locator('img');

  test('a PNG dropped beside the SVG of a symbol takes its place, in the paytable and on the reels', async ({
    page,
    assets,
  }) => {
    const stage = await openStage(page);
    const everywhere = async (paint: Paint | undefined): Promise<void> => {
      await expectPaint(inPaytable(page, 'Fish'), 0.5, 0.5, paint);
      await expect(stage).toHaveAttribute('data-renderer', 'canvas', { timeout: SHOWN_MS });
      // At first a fish stands in the reels' upper left corner.
      await expectPaint(stage, 1 / 6, 1 / 6, paint);
    };
    await everywhere(undefined);

    const saved = Date.now();
    await assets.put('symbols/fish.png', await asPng(ball('#f0f')));
    await everywhere('magenta');
    test.info().annotations.push({ type: 'shown after', description: `${Date.now() - saved} ms` });

    await page.goto('/artwork');
    const sheet = sheetOf(page, 'Fish');
    await expect(sheet).toContainText('assets/symbols/fish.png', { timeout: SHOWN_MS });
    await expect(sheet).toContainText('bounces as a whole');
  });

  test('a frame may be a PNG', async ({ page, assets }) => {
    await openStage(page);
    const onPage = page.locator('.machine-frame');
    await expectPaint(onPage, 0.035, 0.5, undefined);
    await assets.put('stage/frame.png', await asPng(frame, 144));
    await assets.take('stage/frame.svg');
    await expectPaint(onPage, 0.035, 0.5, 'lime');
  });

  test('a picture that is cut off is named, with the mend, and the page goes on with the one before', async ({
    page,
    assets,
  }) => {
    const stage = await openStage(page);
    // At first a shark stands in the reels' upper right corner.
    const expectShark = async (paint: Paint): Promise<void> => {
      await expectPaint(inPaytable(page, 'Shark'), 0.5, 0.5, paint);
      await expectPaint(stage, 5 / 6, 1 / 6, paint);
    };
    await assets.put('symbols/shark.svg', ball('#f0f'));
    await expectShark('magenta');

    await assets.put('symbols/shark.svg', ball('#0f0').slice(0, -20));
    const said = page.locator('vite-error-overlay');
    await expect(said).toContainText('assets/symbols/shark.svg is cut off', { timeout: SHOWN_MS });
    await expect(said).toContainText('export it again from the drawing program');
    await page.keyboard.press('Escape');
    await expect(said).toHaveCount(0);
    await expectShark('magenta');
    // So it does when another picture has it loaded anew, and it says so again.
    await assets.put('symbols/fish.png', await asPng(ball('#0f0')));
    await expect(said).toContainText('assets/symbols/shark.svg is cut off', { timeout: SHOWN_MS });
    await page.keyboard.press('Escape');
    await expectPaint(stage, 1 / 6, 1 / 6, 'lime');
    await expectShark('magenta');

    await assets.put('symbols/shark.svg', ball('#0f0'));
    await expectShark('lime');
  });

  test('a symbol that is taken away, or goes by a wrong name, is named, and the page goes on with it', async ({
    page,
    assets,
  }) => {
    await assets.put('symbols/shark.svg', ball('#f0f'));
    const stage = await openStage(page);
    await expectPaint(stage, 5 / 6, 1 / 6, 'magenta');
    await assets.put('symbols/sharky.svg', ball('#0f0'));
    await assets.take('symbols/shark.svg');
    const said = page.locator('vite-error-overlay');
    await expect(said).toContainText('assets/symbols/shark.svg is missing', { timeout: SHOWN_MS });
    await expect(said).toContainText('assets/symbols/sharky.svg is not a picture of the game');
    await page.keyboard.press('Escape');
    await expectPaint(stage, 5 / 6, 1 / 6, 'magenta');
    await expectPaint(inPaytable(page, 'Shark'), 0.5, 0.5, 'magenta');

    await assets.take('symbols/sharky.svg');
    await assets.put('symbols/shark.svg', ball('#0f0'));
    await expectPaint(stage, 5 / 6, 1 / 6, 'lime');
    await expect(said).toHaveCount(0);
  });

  test('a picture that is saved piece by piece is shown when it is whole', async ({ page, assets }) => {
    const stage = await openStage(page);
    const whole = await asPng(ball('#f0f'));
    for (const part of [0.3, 0.6, 1]) {
      await assets.put('symbols/fish.png', whole.subarray(0, Math.ceil(whole.length * part)));
      // As a drawing program does that is busy with the rest.
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    await expectPaint(stage, 1 / 6, 1 / 6, 'magenta');
    await expect(page.locator('vite-error-overlay')).toHaveCount(0);
  });

  test('a page of their own has every picture in three sizes, on dark and on light', async ({ page }) => {
    await page.goto('/artwork');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artwork');
    await expect(page).toHaveTitle('Artwork · Lucky Fishing');
    /** The widths at which each file is shown still, if it has come. */
    const shown = (): Promise<Record<string, number[]>> =>
      page.getByRole('article').evaluateAll((sheets) =>
        Object.fromEntries(
          sheets.map((sheet) => {
            const tiles = [...sheet.querySelectorAll('[data-ground]')].slice(0, 2);
            const pictures = tiles.flatMap((tile) => [...tile.querySelectorAll('img')]);
            const come = pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
            const { textContent: file = '' } = sheet.querySelector('code') ?? {};
            return [file, come.map(({ offsetWidth }) => offsetWidth)] as const;
          }),
        ),
      );
    const wanted = (await picturesInAssets()).map((file) => [file, [192, 96, 48, 192, 96, 48]]);
    await expect.poll(shown, { timeout: SHOWN_MS }).toEqual(Object.fromEntries(wanted));

    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test('there each symbol stands still, passes, is an outline, and makes its gesture when asked to', async ({
    page,
  }) => {
    await takeTime(page);
    await page.goto('/artwork');
    const wanted = symbols.flatMap(({ name }) =>
      ['still', 'at full speed', 'outline', 'gesture'].flatMap((state) =>
        ['dark', 'light'].map((ground) => `${name}, ${state}, on ${ground}`),
      ),
    );
    const tiles = (): Promise<(string | null)[]> =>
      page
        .getByRole('group', { name: ', on ' })
        .evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label')));
    await expect.poll(tiles).toEqual(expect.arrayContaining(wanted));
    const passing = page.getByRole('group', { name: 'Fish, at full speed, on dark' }).locator('canvas');
    await expect.poll(async () => countColours(await passing.first().screenshot())).toBeGreaterThan(50);

    /** The group of one part in a symbol's picture. */
    const part = (symbol: string, id: string): Locator =>
      sheetOf(page, symbol).locator(`.symbol-actor #${id}`).first();
    const button = (symbol: string): Locator =>
      page.getByRole('button', { name: `Play the gesture of ${symbol}` });
    const moved = /^matrix\((?!1,0,0,1,)/;
    await expect(part('Fish', 'tail')).not.toHaveAttribute('transform', moved);
    await expect(button('Treasure')).toBeEnabled();
    await stopTime(page);
    await button('Fish').click();
    await page.clock.runFor(80);
    await expect(part('Fish', 'tail')).toHaveAttribute('transform', moved);

    await page.getByRole('group', { name: 'Whale, gesture, on light' }).hover();
    await page.clock.runFor(80);
    await expect(part('Whale', 'spout')).toHaveAttribute('transform', moved);

    await button('Shark').focus();
    await page.keyboard.press('Tab');
    await expect(button('Octopus')).toBeFocused();
    await page.clock.runFor(80);
    await expect(part('Octopus', 'arm-1')).toHaveAttribute('transform', moved);
  });

  test('there every win is one press away, and costs the player nothing', async ({ page }) => {
    await takeTime(page);
    await page.goto('/artwork');
    const reels = page.getByRole('group', { name: 'Reels' });
    await expect(reels.locator('canvas')).toBeVisible({ timeout: SHOWN_MS });
    await expect(page.getByRole('button', { name: /^Small win: (Fish 5|Tuna 10)×$/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Good win: (Shark 20|Octopus 30)×$/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Big win: (Whale 50|Treasure 100)×$/ })).toHaveCount(2);
    await page.waitForLoadState('networkidle');
    await stopTime(page);

    const lit = reels.locator('.lit-column[data-lit=true]');
    const actors = reels.locator('.symbol-actor');
    await page.getByRole('button', { name: 'Big win: Whale' }).click();
    await expect(page.getByText('Spinning...')).toBeVisible();
    await page.clock.runFor(2_030);
    await expect(page.getByText('Big win: Whale, middle reel, 500 coins.')).toBeVisible();
    await expect(page).toHaveURL('/artwork?win=whale');
    await expect(lit).toHaveCount(1);
    await expect(actors).toHaveCount(3);
    await expect(page.locator('.flying-coin')).toHaveCount(16);
    await expectSquare(actors);
    // The coins that fly are counted on the page's own display.
    await page.clock.runFor(1_400);
    const counted = await page.locator('.trial-plate [data-shown]').first().getAttribute('data-shown');
    expect(Number(counted?.replace(',', ''))).toBeGreaterThan(1_000);
    await expect(page.getByTestId('coin-balance')).toHaveText('1,000');
    expect(await savedText(page)).toBeNull();

    await page.getByRole('button', { name: 'No win' }).click();
    await page.clock.runFor(2_030);
    await expect(page.getByText('No win.')).toBeVisible();
    await expect(lit).toHaveCount(0);
    await expect(actors).toHaveCount(0);
  });

  test('and a file that is saved leaves it where it is, with the win that was looked at', async ({
    page,
    assets,
  }) => {
    await page.goto('/artwork?win=whale');
    const logo = sheetOf(page, 'logo').getByRole('img').first();
    await logo.scrollIntoViewIfNeeded();
    const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();
    expect(before).toBeGreaterThan(1_000);
    await assets.put('brand/logo.png', await asPng(ball('#0f0')));
    await expect(logo).toHaveAttribute('src', /logo\.png/, { timeout: SHOWN_MS });
    await expect.poll(scrolled).toBe(before);
    await expectPaint(logo, 0.5, 0.5, 'lime');
    await expect(page.getByRole('button', { name: 'Big win: Whale' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.locator('.lit-column[data-lit=true]')).toHaveCount(1);
  });
});

base.describe('in what players get', () => {
  const test = base.extend<object, { shop: Served }>({
    shop: [
      served('production', async (copy) => {
        const fish = join(copy.folder, 'assets/symbols/fish.svg');
        await copy.put('symbols/fish.png', await sharp(fish, { density: 144 }).png().toBuffer());
        await copy.take('symbols/fish.svg');
      }),
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: ({ shop }, use) => use(shop.address),
  });

  test('a symbol that is a PNG wins like all others, and bounces as a whole', async ({ page }) => {
    await takeTime(page);
    await comesFirst(page, allFish);
    const slots = await openSlots(page);
    await page.waitForLoadState('networkidle');
    await stopTime(page);
    await playRound(page, slots);
    await expect(slots.balance).toHaveText('1,040');
    await expect(slots.stage).toHaveAttribute('data-winning-column', 'middle');

    const actors = page.locator('.symbol-actor');
    await expect(actors).toHaveCount(3);
    await expect(actors.locator('img')).toHaveCount(3);
    await expect(actors.locator('svg')).toHaveCount(0);
    const tops = (): Promise<number[]> =>
      actors.evaluateAll((all) => all.map((actor) => actor.getBoundingClientRect().top));
    // The first bounce is at its height.
    await page.clock.runFor(330);
    const up = await tops();
    await page.clock.runFor(2_000);
    const down = await tops();
    const { height: cell } = (await actors.first().boundingBox()) ?? { height: NaN };
    for (const [i, top] of down.entries()) expect((top - (up[i] ?? NaN)) / cell).toBeGreaterThan(0.03);
    await expectSquare(actors);
  });
});

base('what players get knows nothing of the page of the artists', async ({ page, expectError }) => {
  expectError(/404.*\/artwork$/);
  await page.goto('/artwork');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('lost at sea');
  const built = await readdir(join(project, 'dist'), { recursive: true });
  const programs = built.filter((file) => /\.(js|css|html)$/.test(file));
  expect(programs.length).toBeGreaterThan(10);
  for (const file of programs) {
    expect(await readFile(join(project, 'dist', file), 'utf8'), file).not.toMatch(/artwork|Play the gesture/);
  }
});

/** Expects that each symbol takes a cell and no more. */
async function expectSquare(actors: Locator): Promise<void> {
  const sides = await actors.evaluateAll((all) =>
    all.map((actor) => [(actor as HTMLElement).offsetWidth, (actor as HTMLElement).offsetHeight]),
  );
  for (const [width, height] of sides) expect(height).toBe(width);
}

/** Every picture in assets/, by its path in the project. */
async function picturesInAssets(): Promise<string[]> {
  const files = await readdir(join(project, 'assets'), { recursive: true });
  const pictures = files.filter((file) => ['.svg', '.png', '.webp'].includes(extname(file)));
  return pictures.map((file) => `assets/${file.replaceAll('\\', '/')}`);
}
