import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { renderers, type Renderer } from '../../testing/game/renderers';
import { lastNamesOf, luckyRounds } from '../../testing/game/games';
import { TIMEOUTS } from '../../testing/timeouts';
import { pages } from '../support/paths';
import { colourAt } from '../../testing/pixels';
import { png } from '../support/studio';
import type { Tab } from '../../testing/engines/engine';
import { expect, test } from './fixtures';
import {
  advance,
  chooseFile,
  expectStageAs,
  openSlots,
  pressText,
  savedText,
  screenshotStage,
  slotsReady,
  stageSays,
  startSpin,
  textOf,
  textsOf,
} from './game-page';

// The same game in each engine.

/** What Chromium has drawn of a spin, in this run. */
const reference = resolve(import.meta.dirname, '../../reports/engines-reference');
test.beforeAll(() => mkdir(reference, { recursive: true }));

/** Expects that the stage looks as it did in Chromium at that moment; in Chromium it keeps what it sees. */
async function expectAsInChromium(
  tab: Tab,
  engine: string,
  renderer: Renderer,
  moment: string,
): Promise<void> {
  const file = join(reference, `${renderer}-${moment}.png`);
  if (engine === 'Chromium') await writeFile(file, await screenshotStage(tab));
  else await expectStageAs(tab, await readFile(file), renderer, moment);
}

/** As narrow as the window of WebKitGTK's small browser gets, which is a phone's layout, and a desktop's (px). */
const WIDTHS = [450, 1280];

test('every page opens, and none is wider than the window', async ({ serve, openTab }) => {
  const { address } = await serve({ isDrawn: true });
  const tab = await openTab();
  for (const [n, { path }] of pages.entries()) {
    await tab.open(new URL(path, address).href);
    await expect.poll(() => textsOf(tab, 'h1'), path).toHaveLength(1);
    // Each other page the other way round: a window takes its time to change.
    for (const width of n % 2 === 0 ? WIDTHS : WIDTHS.toReversed()) {
      await tab.resize(width, 800);
      const wider = () => tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth, null);
      await expect.poll(wider, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await tab.evaluate(() => window.problems, null), path).toEqual([]);
  }
});

const lostNames = lastNamesOf(luckyRounds.loss);

for (const renderer of renderers) {
  test(`by ${renderer}, a spin looks as in Chromium, and is remembered`, async ({ serve, openTab }, {
    project,
  }) => {
    const { address } = await serve({ outcome: luckyRounds.loss, renderer, frozen: true, isDrawn: true });
    const tab = await openTab();
    // No larger: browsers enlarge the ground of the reels in ways of their own.
    await tab.resize(800, 837);
    await openSlots(tab, address);
    expect(await stageSays(tab, 'renderer')).toBe(renderer);
    const compare = (moment: string): Promise<void> =>
      expectAsInChromium(tab, project.name, renderer, moment);
    await compare('rest');
    await startSpin(tab);
    expect(await textOf(tab, 'coin-balance')).toBe('990');
    let now = 0;
    for (const moment of [300, 500, 1000, 1900]) {
      await advance(tab, moment - now);
      now = moment;
      expect(await stageSays(tab, 'phase')).toBe('spinning');
      await compare(`${moment}`);
    }
    await advance(tab, 130);
    await expect.poll(() => stageSays(tab, 'phase')).toBe('settled');
    await compare('settled');
    expect(await textsOf(tab, 'table[aria-label=Reels] td')).toEqual(lostNames);
    await openSlots(tab, address);
    expect(await textOf(tab, 'coin-balance')).toBe('990');
    expect(await textsOf(tab, 'table[aria-label=Reels] td')).toEqual(lostNames);
  });
}

test('Space on the stage spins; toast, live region and dialog work', async ({ serve, openTab }) => {
  const { address } = await serve({ outcome: luckyRounds.allFish, frozen: true, isDrawn: true });
  const tab = await openTab();
  await tab.resize(1280, 800);
  await openSlots(tab, address);
  await tab.evaluate(() => document.querySelector<HTMLElement>('[data-testid=slot-stage]')?.focus(), null);
  await tab.press(' ');
  await expect.poll(() => stageSays(tab, 'phase')).toBe('spinning');
  await advance(tab, 2_030);
  await expect.poll(() => stageSays(tab, 'phase')).toBe('settled');
  // The message waits for the count.
  await advance(tab, 3_000);
  await expect
    .poll(() => textsOf(tab, '[data-testid=toast]'))
    .toEqual([expect.stringContaining("You've won 50 coins!")]);
  expect(await stageSays(tab, 'winningColumn')).toBe('middle');
  expect(await textOf(tab, 'win')).toBe('50');
  await advance(tab, 500);
  await expect
    .poll(async () => (await textsOf(tab, '[aria-live=polite]')).join())
    .toContain('three fish: you won 50 coins. Balance 1,040 coins.');

  await tab.press('?');
  await expect.poll(() => textsOf(tab, 'dialog[open] h2, [role=dialog] h2')).not.toEqual([]);
  await tab.press('Escape');
  await expect.poll(() => textsOf(tab, 'dialog[open], [role=dialog]')).toEqual([]);
});

test('two tabs cannot spend the same coins', async ({ serve, openTab }) => {
  const { address } = await serve({ outcome: luckyRounds.loss, frozen: true });
  const [one, other] = [await openTab(), await openTab()];
  for (const tab of [one, other]) {
    await tab.resize(800, 800);
    await openSlots(tab, address);
  }
  await startSpin(one);
  await other.click('.spin-button');
  await expect
    .poll(() => textsOf(other, '[data-testid=toast]'))
    .toEqual([expect.stringContaining('Spinning in another tab')]);
  await advance(one, 2_030);
  await expect.poll(() => stageSays(one, 'phase')).toBe('settled');
  for (const tab of [one, other]) await expect.poll(() => textOf(tab, 'coin-balance')).toBe('990');
});

test('a page that is left in mid-spin pays, and the next one says what', async ({ serve, openTab }) => {
  const { address } = await serve({ outcome: luckyRounds.allFish, frozen: true });
  const tab = await openTab();
  await tab.resize(1280, 800);
  await openSlots(tab, address);
  await startSpin(tab);
  await advance(tab, 500);
  await openSlots(tab, address);
  expect(await textOf(tab, 'coin-balance')).toBe('1,040');
  await expect
    .poll(() => textsOf(tab, '[data-testid=toast]'))
    .toEqual([expect.stringContaining('It paid 50 coins.')]);
  await expect.poll(() => textOf(tab, 'win')).toBe('50');
});

test('the second visit needs no network', async ({ serve, openTab }) => {
  const host = await serve();
  const tab = await openTab();
  await tab.resize(800, 800);
  await tab.open(host.address);
  const isKept = (): Promise<boolean> =>
    tab.evaluate(
      async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
      null,
    );
  // A worker is there once it has everything.
  await expect.poll(isKept, { timeout: TIMEOUTS.work }).toBe(true);
  await host.end();
  await openSlots(tab, host.address);
  await startSpin(tab);
  await expect.poll(() => stageSays(tab, 'phase')).toBe('settled');
  const coins = async (testId: string): Promise<number> =>
    Number((await textOf(tab, testId))?.replace(',', ''));
  await expect.poll(async () => (await coins('coin-balance')) - (await coins('win'))).toBe(990);
});

test("an artist's picture is on the reels, at later visits too", async ({ serve, openTab }) => {
  const { address } = await serve({ renderer: 'webgl', frozen: true, isDrawn: true });
  const tab = await openTab();
  await tab.resize(1280, 800);
  await tab.open(new URL('studio', address).href);
  await expect.poll(() => textsOf(tab, 'h1')).toEqual(['Studio']);
  // A file chosen before the page listens would be missed.
  await expect
    .poll(() =>
      tab.evaluate(
        () => document.querySelector('html[data-hydrated] [data-testid=studio-files]') !== null,
        null,
      ),
    )
    .toBe(true);
  await chooseFile(tab, '[data-testid=studio-files]', await png('fish.png', '#f0f'));
  await pressText(tab, 'a', 'Play Lucky Fishing with your art');
  await slotsReady(tab);
  // At first the upper left cell shows a fish.
  const expectFish = (): Promise<void> =>
    expect(async () => {
      const [red, green, blue] = await colourAt(await screenshotStage(tab), 1 / 6, 1 / 6);
      expect([red > 200, green < 60, blue > 200]).toEqual([true, true, true]);
    }).toPass({ timeout: TIMEOUTS.expectation });
  await expectFish();
  await expect.poll(() => savedText(tab)).toContain('"skin":"-own"');
  await openSlots(tab, address);
  await expectFish();
});
