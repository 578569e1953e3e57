import { cp, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locator } from '@playwright/test';
import { expect, test as base } from '../support/fixtures';
import { ball, png } from '../support/studio';
import { TIMEOUTS } from '../../testing/timeouts';
import { colourAt, screenshotWith } from '../../testing/pixels';
import { withDevServer, withProjectCopy, type ProjectCopy } from '../../testing/project-copy';

// Artists change files in assets/: the effect on the development server. The one on a build is tried in hosting.spec.ts.

/** Once the development server has converted an image again. */
const converted = { timeout: TIMEOUTS.work };

/** The colours of these tests' images, unlike any other colour in the game; `null` for another one. */
type Paint = 'magenta' | 'lime' | null;

/** Waits until an element has this colour, at these parts of its width and height (0 to 1). */
const expectColour = (seen: Locator, across: number, down: number, paint: Paint): Promise<void> =>
  expect(async () => {
    const [red, green, blue] = await colourAt(await screenshotWith(seen), across, down);
    const isMagenta = red > 207 && green < 48 && blue > 207;
    const isLime = red < 48 && green > 207 && blue < 48;
    expect(isMagenta ? 'magenta' : isLime ? 'lime' : null).toBe(paint);
  }).toPass(converted);

interface Served {
  readonly copy: ProjectCopy;
  readonly address: string;
}

const test = base.extend<{ assets: ProjectCopy }, { devServer: Served }>({
  devServer: [
    async ({}, use) =>
      withProjectCopy(async (copy) => {
        const paper = 'skins/paper';
        const original = resolve(import.meta.dirname, '../..', paper);
        await cp(original, join(copy.folder, paper), { recursive: true });
        await withDevServer(copy, (address) => use({ copy, address }));
      }),
    { scope: 'worker', timeout: TIMEOUTS.test },
  ],
  baseURL: ({ devServer }, use) => use(devServer.address),
  assets: async ({ devServer, page }, use) => {
    await use(devServer.copy);
    // Deleting the copy would reload the page while the browser closes it.
    await page.goto('about:blank');
    await devServer.copy.tidy();
  },
});

test.use({ viewport: { width: 1280, height: 720 } });
// One after the other: they share a server. Files that a test puts back may reload the page of the next one, so that the
// tests whose page has to stay as it is come before the ones that put files in assets/.
test.describe.configure({ mode: 'default' });

test('a saved file of a skin is on the page at once, which stays as it is', async ({
  page,
  assets,
  request,
}) => {
  const overlay = page.locator('vite-error-overlay');
  const fish = page
    .getByRole('table', { name: 'Paytable' })
    .getByRole('row', { name: 'Fish' })
    .locator('img');
  const saveFish = (content: string): Promise<void> =>
    writeFile(join(assets.folder, 'skins/paper/lucky-fishing/symbols/fish.svg'), content);
  const saveCutOff = async (): Promise<void> => {
    await saveFish(ball('#f0f').slice(0, -20));
    await expect(overlay).toContainText('skins/paper/lucky-fishing/symbols/fish.svg is cut off', converted);
  };
  /** The visit's look is nowhere but in the page. */
  const open = async (): Promise<void> => {
    await page.goto('/slots?look=paper');
    await expect(fish).toHaveAttribute('src', /@skins\/paper/, converted);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  };
  const expectFish = async (paint: Paint): Promise<void> => {
    await expectColour(fish, 0.5, 0.5, paint);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  };

  await test.step('also where a picture could not be had before', async () => {
    await open();
    expect((await request.get('/@skins/paper/gone.svg')).status()).toBe(500);
    await expect(overlay).toBeAttached();
    await saveFish(ball('#f0f'));
    await expectFish('magenta');
    await expect(overlay).toHaveCount(0);
  });
  await test.step('and where it was saved piece by piece', async () => {
    await open();
    await saveCutOff();
    await saveFish(ball('#0f0'));
    await expectFish('lime');
    await saveCutOff();
    await page.keyboard.press('Escape');
    await expectFish('lime');
    await saveFish(ball('#f0f'));
    await expectFish('magenta');
  });
});

test('saving a file leaves the studio where it is', async ({ page, assets }) => {
  await assets.put('lucky-fishing/symbols/fish.png', (await png('fish.png', '#f0f')).buffer);
  await page.goto('/studio?win=whale&look=lucky-fishing%2Fsymbols%2Ffish&look=shell%2Fbrand%2Flogo');
  const fish = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Fish', exact: true }) });
  await expect(fish).toContainText('bounces as a whole', converted);
  const logo = page.getByRole('group', { name: 'Logo, At rest, Original, on dark' }).getByRole('img').first();
  await logo.scrollIntoViewIfNeeded();
  const scrolled = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  const before = await scrolled();
  expect(before).toBeGreaterThan(1_000);
  await assets.put('shell/brand/logo.png', (await png('fish.png', '#0f0')).buffer);
  await expect(logo).toHaveAttribute('src', /logo\.png/, converted);
  await expect.poll(scrolled).toBe(before);
  await expectColour(logo, 0.5, 0.5, 'lime');
  await expect(page.getByRole('button', { name: 'Larger win: Whale' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(page.locator('.highlight-column[data-winning=true]')).toHaveCount(1);
});

test('a saved image is on the page at once, and a faulty one is reported', async ({ page, assets }) => {
  const stage = page.getByTestId('slot-stage');
  await page.goto('/slots');
  await expect(stage).toHaveAttribute('data-renderer', 'canvas', converted);
  const overlay = page.locator('vite-error-overlay');
  // At first the upper left cell of the reels is a fish, and the upper right one a shark.
  const expectSymbol = async (name: string, across: number, paint: Paint): Promise<void> => {
    const row = page.getByRole('table', { name: 'Paytable' }).getByRole('row', { name });
    await expectColour(row.locator('img'), 0.5, 0.5, paint);
    await expect(stage).toHaveAttribute('data-renderer', 'canvas', converted);
    await expectColour(stage, across, 1 / 6, paint);
  };
  const expectFish = (paint: Paint): Promise<void> => expectSymbol('Fish', 1 / 6, paint);
  const expectShark = (paint: Paint): Promise<void> => expectSymbol('Shark', 5 / 6, paint);
  const expectProblem = async (): Promise<void> => {
    const problem = 'assets/lucky-fishing/symbols/shark.svg is cut off';
    await expect(overlay).toContainText(problem, converted);
    await expect(overlay).toContainText('Export it again from your drawing program');
    await page.keyboard.press('Escape');
    await expect(overlay).toHaveCount(0);
  };

  await test.step('a PNG dropped beside the SVG of a symbol takes its place, in the paytable and on the reels', async () => {
    await expectFish(null);
    await assets.put('lucky-fishing/symbols/fish.png', (await png('fish.png', '#f0f')).buffer);
    await expectFish('magenta');
  });

  await test.step('an image that is cut off is reported, with the fix, and the page goes on with the previous one', async () => {
    await assets.put('lucky-fishing/symbols/shark.svg', ball('#f0f'));
    await expectShark('magenta');

    await assets.put('lucky-fishing/symbols/shark.svg', ball('#0f0').slice(0, -20));
    await expectProblem();
    await expectShark('magenta');
    // Another image reloads the page: it keeps the previous shark, and reports the problem again.
    await assets.put('lucky-fishing/symbols/fish.png', (await png('fish.png', '#0f0')).buffer);
    await expectProblem();
    await expectFish('lime');
    await expectShark('magenta');

    await assets.put('lucky-fishing/symbols/shark.svg', ball('#0f0'));
    await expectShark('lime');
  });

  await test.step('an image that is saved piece by piece is shown when it is whole', async () => {
    const whole = (await png('fish.png', '#f0f')).buffer;
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
