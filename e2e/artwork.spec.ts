import type { Locator, Page } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { expectSquare } from './support/animated-symbols';
import { expectAccessible } from './support/axe';
import { symbols } from './support/chance';
import { expect, test as base } from './support/fixtures';
import { colourAt, countColours } from './support/pixels';
import { withDevServer, withProjectCopy, type ProjectCopy } from './support/project-copy';
import { savedText } from './support/slots';
import { advanceTime, freezeTime, jumpTime } from './support/time';

// Artists change files in assets/: the effect on the development server. The one on a build is tried in hosting.spec.ts.

const project = resolve(import.meta.dirname, '..');

/** The first conversion by the development server takes a while, longer on a busy machine. */
const SHOWN_MS = 45_000;

/** The colours of the images below, unlike any other colour in the game. */
const colours = { magenta: [255, 0, 255], lime: [0, 255, 0] } as const;
type ColourName = keyof typeof colours;

/** An image of 512 × 512 pixels, as an artist exports it. */
const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">${shapes}</svg>`;
const ball = (colour: string): string => svg(`<circle cx="256" cy="256" r="230" fill="${colour}"/>`);
const frame = svg('<path d="M18 18h476v476H18z" fill="none" stroke="#0f0" stroke-width="36"/>');
const asPng = (image: string, density = 72): Promise<Buffer> =>
  sharp(Buffer.from(image), { density }).png().toBuffer();

/** The colour of an element on the screen, at these parts of its width and height (0 to 1). */
async function colourIn(seen: Locator, across: number, down: number): Promise<ColourName | undefined> {
  const colour = await colourAt(await seen.screenshot(), across, down);
  const names = Object.keys(colours) as ColourName[];
  return names.find((name) => colours[name].every((value, i) => Math.abs(value - (colour[i] ?? NaN)) < 48));
}

/** Waits until an element has a colour there, or none. */
const expectColour = (
  seen: Locator,
  across: number,
  down: number,
  paint: ColourName | undefined,
): Promise<void> =>
  expect(async () => expect(await colourIn(seen, across, down)).toBe(paint)).toPass({ timeout: SHOWN_MS });

interface Served {
  readonly copy: ProjectCopy;
  readonly address: string;
}

const desktop = { width: 1280, height: 720 };
base.use({ viewport: desktop });

// One after the other: they share a server.
base.describe.configure({ mode: 'default', timeout: 180_000 });

base.describe('while artists work', () => {
  const test = base.extend<{ assets: ProjectCopy }, { devServer: Served }>({
    devServer: [
      async ({}, use) => withProjectCopy((copy) => withDevServer(copy, (address) => use({ copy, address }))),
      { scope: 'worker', timeout: 90_000 },
    ],
    baseURL: ({ devServer: devServer }, use) => use(devServer.address),
    assets: async ({ devServer: devServer, page }, use) => {
      await use(devServer.copy);
      // Deleting the copy would reload the page while the browser closes it.
      await page.goto('about:blank');
      await devServer.copy.tidy();
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

  // First: a page whose time stands still would reload late after an image has been changed back.
  test('a page of their own shows every image, each gesture and each win', async ({ page }) => {
    await freezeTime(page);
    await page.goto('/artwork');
    await test.step('every image in three sizes, on dark and on light', () =>
      expectAllSizes(page, 'lucky-fishing'));
    await test.step('each symbol stands still, passes, is an outline, and makes its gesture when asked to', () =>
      expectGestures(page));
    await test.step('every win is one press away, and costs the player nothing', () => expectTrials(page));
  });

  test('that page shows the game that is chosen at its top, and loads the symbols of no other', async ({
    page,
  }) => {
    const symbolsOf: Record<string, number> = {};
    page.on('request', (request) => {
      const [, game] = /@artwork\/([^/]+)\/symbols\//.exec(request.url()) ?? [];
      if (game) symbolsOf[game] = (symbolsOf[game] ?? 0) + 1;
    });
    await page.goto('/artwork');
    const games = page.getByRole('navigation', { name: 'Games' });
    await expect(games.getByRole('link', { name: 'Lucky Fishing' })).toHaveAttribute('aria-current', 'page');
    await expect(sheetOf(page, 'Whale')).toBeVisible({ timeout: SHOWN_MS });
    expect(Object.keys(symbolsOf)).toEqual(['lucky-fishing']);

    await games.getByRole('link', { name: 'Ocean Treasures' }).click();
    await expect(page).toHaveURL('/artwork?game=ocean-treasures');
    await expect(games.getByRole('link', { name: 'Ocean Treasures' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    // Opened anew: what is still on its way to the page before does not count.
    await page.goto('about:blank');
    delete symbolsOf['lucky-fishing'];
    await page.goto('/artwork?game=ocean-treasures');
    await expectAllSizes(page, 'ocean-treasures');
    await expect(page.getByRole('button', { name: 'Big win: Chest 40×' })).toBeVisible();
    expect(Object.keys(symbolsOf)).toEqual(['ocean-treasures']);
  });

  const expectAllSizes = async (page: Page, game: string): Promise<void> => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Artwork');
    await expect(page).toHaveTitle('Artwork · Lucky Fishing');
    /** The widths at which each file is shown still, if it has come. */
    const shown = (): Promise<Record<string, number[]>> =>
      page.getByRole('article').evaluateAll((sheets) =>
        Object.fromEntries(
          sheets.map((sheet) => {
            const tiles = [...sheet.querySelectorAll('[data-ground]')].slice(0, 2);
            const images = tiles.flatMap((tile) => [...tile.querySelectorAll('img')]);
            const loaded = images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0);
            const { textContent: file = '' } = sheet.querySelector('code') ?? {};
            return [file, loaded.map(({ offsetWidth }) => offsetWidth)] as const;
          }),
        ),
      );
    const wanted = (await imagesOf(game)).map((file) => [file, [192, 96, 48, 192, 96, 48]]);
    await expect.poll(shown, { timeout: SHOWN_MS }).toEqual(Object.fromEntries(wanted));

    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.setViewportSize(desktop);
  };

  const expectGestures = async (page: Page): Promise<void> => {
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

    /** The group of one part in a symbol's image. */
    const part = (symbol: string, id: string): Locator =>
      sheetOf(page, symbol).locator(`.symbol-actor #${id}`).first();
    const button = (symbol: string): Locator =>
      page.getByRole('button', { name: `Play the gesture of ${symbol}` });
    const moved = /^matrix\((?!1,0,0,1,)/;
    await expect(part('Fish', 'tail')).not.toHaveAttribute('transform', moved);
    await expect(button('Treasure')).toBeEnabled();
    await button('Fish').click();
    await advanceTime(page, 80);
    await expect(part('Fish', 'tail')).toHaveAttribute('transform', moved);

    await page.getByRole('group', { name: 'Whale, gesture, on light' }).hover();
    await advanceTime(page, 80);
    await expect(part('Whale', 'spout')).toHaveAttribute('transform', moved);

    await button('Shark').focus();
    await page.keyboard.press('Tab');
    await expect(button('Octopus')).toBeFocused();
    await advanceTime(page, 80);
    await expect(part('Octopus', 'arm-1')).toHaveAttribute('transform', moved);
  };

  const expectTrials = async (page: Page): Promise<void> => {
    const reels = page.getByRole('group', { name: 'Reels' });
    await expect(reels.locator('canvas')).toBeVisible({ timeout: SHOWN_MS });
    await expect(page.getByRole('button', { name: /^Small win: (Fish 5|Tuna 10)×$/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Good win: (Shark 20|Octopus 30)×$/ })).toHaveCount(2);
    await expect(page.getByRole('button', { name: /^Big win: (Whale 50|Treasure 100)×$/ })).toHaveCount(2);
    await page.waitForLoadState('networkidle');

    const lit = reels.locator('.lit-column[data-lit=true]');
    const actors = reels.locator('.symbol-actor');
    await page.getByRole('button', { name: 'Big win: Whale' }).click();
    await expect(page.getByText('Spinning...')).toBeVisible();
    await jumpTime(page, 2_030);
    await expect(page.getByText('Big win: Whale, middle reel, 500 coins.')).toBeVisible();
    await expect(page).toHaveURL('/artwork?win=whale');
    await expect(lit).toHaveCount(1);
    await expect(actors).toHaveCount(3);
    await expect(page.locator('.flying-coin')).toHaveCount(16);
    await expectSquare(actors);
    // The coins that fly are counted on the page's own display.
    await jumpTime(page, 3_700);
    const counted = await page.locator('.trial-plate [data-shown]').first().getAttribute('data-shown');
    expect(Number(counted?.replace(',', ''))).toBeGreaterThan(1_000);
    await expect(page.getByTestId('coin-balance')).toHaveText('1,000');
    expect(await savedText(page)).toBeNull();

    await page.getByRole('button', { name: 'No win' }).click();
    await jumpTime(page, 2_030);
    await expect(page.getByText('No win.')).toBeVisible();
    await expect(lit).toHaveCount(0);
    await expect(actors).toHaveCount(0);
  };

  test('on that page a symbol may be a PNG, and a file that is saved leaves the page where it is, with the win that was looked at', async ({
    page,
    assets,
  }) => {
    await assets.put('lucky-fishing/symbols/fish.png', await asPng(ball('#f0f')));
    await page.goto('/artwork?win=whale');
    const sheet = sheetOf(page, 'Fish');
    await expect(sheet).toContainText('assets/lucky-fishing/symbols/fish.png', { timeout: SHOWN_MS });
    await expect(sheet).toContainText('bounces as a whole');
    const logo = sheetOf(page, 'logo').getByRole('img').first();
    await logo.scrollIntoViewIfNeeded();
    const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();
    expect(before).toBeGreaterThan(1_000);
    await assets.put('shell/brand/logo.png', await asPng(ball('#0f0')));
    await expect(logo).toHaveAttribute('src', /logo\.png/, { timeout: SHOWN_MS });
    await expect.poll(scrolled).toBe(before);
    await expectColour(logo, 0.5, 0.5, 'lime');
    await expect(page.getByRole('button', { name: 'Big win: Whale' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.locator('.lit-column[data-lit=true]')).toHaveCount(1);
  });

  test('a saved image is on the page at once, and where it is faulty the page says so and keeps the previous one', async ({
    page,
    assets,
  }) => {
    const stage = await openStage(page);
    const overlay = page.locator('vite-error-overlay');
    // At first the upper left cell of the reels is a fish, and the upper right one a shark.
    const expectSymbol = async (
      name: 'Fish' | 'Shark',
      across: number,
      paint: ColourName | undefined,
    ): Promise<void> => {
      await expectColour(inPaytable(page, name), 0.5, 0.5, paint);
      await expect(stage).toHaveAttribute('data-renderer', 'canvas', { timeout: SHOWN_MS });
      await expectColour(stage, across, 1 / 6, paint);
    };
    const expectFish = (paint: ColourName | undefined): Promise<void> => expectSymbol('Fish', 1 / 6, paint);
    const expectShark = (paint: ColourName): Promise<void> => expectSymbol('Shark', 5 / 6, paint);
    const expectProblem = async (...problems: readonly string[]): Promise<void> => {
      for (const problem of problems) await expect(overlay).toContainText(problem, { timeout: SHOWN_MS });
      await page.keyboard.press('Escape');
      await expect(overlay).toHaveCount(0);
    };

    await test.step('a PNG dropped beside the SVG of a symbol takes its place, in the paytable and on the reels', async () => {
      await expectFish(undefined);
      const saved = Date.now();
      await assets.put('lucky-fishing/symbols/fish.png', await asPng(ball('#f0f')));
      await expectFish('magenta');
      test.info().annotations.push({ type: 'shown after', description: `${Date.now() - saved} ms` });
    });

    await test.step('a frame may be a PNG', async () => {
      const onPage = page.locator('.machine-frame');
      await expectColour(onPage, 0.035, 0.5, undefined);
      await assets.put('lucky-fishing/stage/frame.png', await asPng(frame, 144));
      await assets.take('lucky-fishing/stage/frame.svg');
      await expectColour(onPage, 0.035, 0.5, 'lime');
    });

    await test.step('an image that is cut off is reported, with the fix, and the page goes on with the previous one', async () => {
      await assets.put('lucky-fishing/symbols/shark.svg', ball('#f0f'));
      await expectShark('magenta');

      await assets.put('lucky-fishing/symbols/shark.svg', ball('#0f0').slice(0, -20));
      const problem = 'assets/lucky-fishing/symbols/shark.svg is cut off';
      await expectProblem(problem, 'export it again from the drawing program');
      await expectShark('magenta');
      // Another image reloads the page: it keeps the previous shark, and reports the problem again.
      await assets.put('lucky-fishing/symbols/fish.png', await asPng(ball('#0f0')));
      await expectProblem(problem);
      await expectFish('lime');
      await expectShark('magenta');

      await assets.put('lucky-fishing/symbols/shark.svg', ball('#0f0'));
      await expectShark('lime');
    });

    await test.step('so is a symbol that is deleted or has a wrong name', async () => {
      await assets.put('lucky-fishing/symbols/sharky.svg', ball('#f0f'));
      await assets.take('lucky-fishing/symbols/shark.svg');
      await expectProblem(
        'assets/lucky-fishing/symbols/shark.svg is missing',
        'assets/lucky-fishing/symbols/sharky.svg is not an image of the game',
      );
      await expectShark('lime');

      await assets.take('lucky-fishing/symbols/sharky.svg');
      await assets.put('lucky-fishing/symbols/shark.svg', ball('#f0f'));
      await expectShark('magenta');
      await expect(overlay).toHaveCount(0);
    });

    await test.step('an image that is saved piece by piece is shown when it is whole', async () => {
      const whole = await asPng(ball('#f0f'));
      for (const part of [0.3, 0.6, 1]) {
        const piece = whole.subarray(0, Math.ceil(whole.length * part));
        await assets.put('lucky-fishing/symbols/fish.png', piece);
        // As a drawing program saves it that writes in several steps.
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      await expectFish('magenta');
      await expect(overlay).toHaveCount(0);
    });
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

/** Every image of a game and of the product in assets/, by its path in the project. */
async function imagesOf(game: string): Promise<string[]> {
  const files = (await readdir(join(project, 'assets'), { recursive: true })).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const images = files.filter((file) => ['.svg', '.png', '.webp'].includes(extname(file)));
  return images
    .filter((file) => file.startsWith(`${game}/`) || file.startsWith('shell/'))
    .map((file) => `assets/${file}`);
}
