import type { Page } from '@playwright/test';
import { toCoins } from '../src/engine/coins';
import type { GameDefinition } from '../src/engine/definition';
import { contrastRatio, type Rgb } from '../src/skins/theme-colours';
import { axeViolations, expectAccessible } from './support/axe';
import { stubOutcome } from '../testing/game/chance';
import { games, luckyRounds } from '../testing/game/games';
import { playMany, seedHistory } from '../testing/saved/history';
import { setDrawn } from './support/drawn';
import { saveInAnotherTab } from './support/tabs';
import { layoutFaults, spreadTexts } from './support/layout-faults';
import { pages, tagsOfPage } from './support/paths';
import { expect, picturesAlone, screens, test } from './support/pictures';
import { luckyFishingWith, savedGameWith } from '../testing/saved/saved-game';
import { seedSave, slotsOf, stageReady } from '../testing/game/slots';
import { freezeTime, waitForAnimations } from '../testing/time';
import { tooSmall } from './support/too-small';

// What holds for every page, tried on each of them in one visit: it looks as it did, is accessible, is gone through by
// keyboard, and loses nothing at any width. Spec section 2, the table of routes.

/** Where the page's heading is another one than its title. */
const headings: Readonly<Record<string, string>> = {
  '/': 'Lucky Fishing',
  '/slots': 'Lucky Fishing',
  '/no-such-page': 'lost at sea',
};

/** A player in the middle of the week in which the pictures are taken, with some behind them. */
const afterSomeWeeks = {
  rounds: 412,
  challenge: { week: 2921, spins: 64, score: 215, reachedAt: Date.UTC(2026, 0, 1, 9) },
  pastWeeks: [
    { week: 2920, rank: 3, score: 390, prize: 12_000 },
    { week: 2919, rank: 17, score: 240, prize: 0 },
  ],
  highestBalance: 18_730,
  games: luckyFishingWith({ records: { largestWin: toCoins(2500), longestRun: 4, run: 1 } }),
};

/** Called before a page is opened. */
const preparations: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  '/leaderboard': (page) => seedSave(page, afterSomeWeeks),
  '/fairness': (page) => seedHistory(page, playMany(412, Date.UTC(2026, 0, 1, 9))),
  '/profile': async (page) => {
    await page.addInitScript(() => {
      StorageManager.prototype.persisted = () => Promise.resolve(false);
    });
    await seedHistory(page, playMany(412, Date.UTC(2026, 0, 1, 9)), {
      profile: { name: 'Anna vom Kai', avatar: 'whale' },
      savedToFileAt: Date.UTC(2025, 11, 28, 18),
    });
  },
};

/** Waits for what comes after the heading. */
async function waitForRest(page: Page, path: string): Promise<void> {
  const game = games.find((one) => one.path === path);
  if (game) await stageReady(page, game.definition);
  if (path === '/fairness') await expect(page.getByRole('table', { name: /Symbols/ })).toBeVisible();
  if (path !== '/profile') return;
  // A photograph does not scroll: load what appears on scrolling first.
  await page.getByRole('region', { name: 'Save file' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.plot canvas')).toHaveCount(2);
  await expect(page.getByText('Your browser may delete your saved game')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
}

const [phone, , desktop] = screens;
const sideways = { width: 844, height: 390 };
/** Where each stop of the Tab key is looked at: pages of the same parts share the work. */
const stopsAt: Readonly<Record<string, readonly ('desktop' | 'phone')[]>> = {
  '/slots': ['desktop', 'phone'],
  '/settings': ['desktop'],
  '/studio': ['phone'],
  '/profile': ['desktop'],
  '/responsible-gaming': ['phone'],
};
/** Where WCAG is tried on a desktop too, and with more contrast: the other pages consist of the same parts. */
const onDesktop = ['/', '/slots', '/leaderboard', '/profile', '/terms', '/studio'];

// Some pages show times in the player's time zone.
test.use({ timezoneId: 'UTC' });

/** Built like the terms, so looked at by `npm run test:full` only. */
const isLikeAnother = (path: string): boolean => path === '/privacy';

for (const { path, title } of pages) {
  const isNotFound = path === '/no-such-page';
  const game = games.find((one) => one.path === path);
  const name = { '/': 'home', '/no-such-page': 'lost-at-sea' }[path] ?? path.slice(1);
  test(
    `${name}: title and layout, pictures, WCAG, stops of the keyboard, and nothing lost at any width`,
    { tag: [...(isLikeAnother(path) ? ['@full'] : []), ...tagsOfPage(path)] },
    async ({ page, expectPage, expectError }) => {
      if (isNotFound) expectError(/404/);
      await page.setViewportSize(phone);
      await freezeTime(page);
      await stubOutcome(page, luckyRounds.loss);
      await preparations[path]?.(page);
      await page.goto(path);
      const heading = page.getByRole('heading', { level: 1 });
      const says = headings[path] ?? title ?? 'no heading is known';
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(heading).toContainText(says);

      await test.step('title and focus', async () => {
        await expect(page).toHaveTitle(title ? `${title} · Lucky Fishing` : 'Lucky Fishing');
        await expect(heading).toHaveCount(1);
        await expect(heading).toBeVisible();
        // A page that is opened leaves the focus where the browser begins.
        await expect(page.locator('body')).toBeFocused();
      });

      await waitForRest(page, path);
      await page.waitForLoadState('networkidle');
      for (const viewport of screens) {
        await test.step(`picture at ${viewport.width} px`, async () => {
          await page.setViewportSize(viewport);
          await waitForAnimations(page);
          await expectPage(`${name}-${viewport.width}`, page);
          if (game) await expectInView(page, game.definition);
        });
      }

      if (picturesAlone) return;

      await test.step('layout', async () => {
        const parts = [page.getByRole('banner'), menu, page.getByRole('contentinfo')];
        if (isNotFound) for (const part of parts) await expect(part).toHaveCount(0);
        else {
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(says);
          for (const part of parts) await expect(part).toBeVisible();
        }
      });

      if (onDesktop.includes(path)) {
        await test.step('WCAG on a desktop', () => expectAccessible(page));
        await test.step('seven to one with more contrast', () => expectMoreContrast(page));
      }
      if (stopsAt[path]?.includes('desktop'))
        await test.step('stops on a desktop', () => expectStopsSeen(page));

      await page.setViewportSize(phone);
      await expect(menu).toHaveCount(0);
      await test.step('WCAG on a phone', () => expectAccessible(page));
      if (stopsAt[path]?.includes('phone')) await test.step('stops on a phone', () => expectStopsSeen(page));

      if (game)
        await test.step('the machine is gone through in the order in which it is played', async () => {
          await page.keyboard.press('Tab');
          await page.keyboard.press('Enter');
          const stops: string[] = [];
          for (let stop = 0; stop < 10; stop++) {
            await page.keyboard.press('Tab');
            stops.push(await focused(page));
          }
          const { step } = game.definition.bet;
          expect(stops).toEqual([
            'button Help',
            'button Looks',
            'button Sound',
            'group Reels: press Space or Enter to spin',
            'button Turn on',
            'button No thanks',
            'select Choose a bet',
            `button -${step}`,
            'button SPIN!',
            `button +${step}`,
          ]);
        });

      await setDrawn(page, false);
      // 1280 × 1024 at 400 % are 320 × 256.
      for (const [size, viewport] of Object.entries({
        'zoomed into four times': { width: 320, height: 256 },
        'on the narrowest phone': { width: 320, height: 568 },
      })) {
        await page.setViewportSize(viewport);
        await expect.poll(() => layoutFaults(page), `lost ${size}`).toEqual([]);
      }
      for (const viewport of [phone, sideways]) {
        await page.setViewportSize(viewport);
        await expect(menu).toHaveCount(isNotFound || viewport === phone ? 0 : 1);
        await expect.poll(() => tooSmall(page), `smaller than a finger at ${viewport.width} px`).toEqual([]);
      }
      const setTextsBack = await spreadTexts(page);
      for (const viewport of [sideways, phone, desktop]) {
        await page.setViewportSize(viewport);
        await expect
          .poll(() => layoutFaults(page), `lost with texts spread at ${viewport.width} px`)
          .toEqual([]);
      }
      await setTextsBack();

      // A great fortune is the widest thing in the header.
      await saveInAnotherTab(page, savedGameWith({ coins: Number.MAX_SAFE_INTEGER }));
      if (!isNotFound) await expect(page.getByTestId('coin-balance')).toHaveText('9,007,199,254,740,991');
      for (const width of [1440, 820, 390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        await expect.poll(() => layoutFaults(page, 'header'), `with a fortune at ${width} px`).toEqual([]);
      }
    },
  );
}

// Built like the page for unknown addresses.
test('error: pictures, and WCAG', { tag: '@full' }, async ({ page, expectPage, expectError }) => {
  expectError(/broken for its picture/);
  await page.setViewportSize(phone);
  await freezeTime(page);
  await page.route(/\/policy-page[^/]*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `throw new Error('broken for its picture');`,
    }),
  );
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await page.waitForLoadState('networkidle');
  for (const viewport of screens) {
    await test.step(`picture at ${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await waitForAnimations(page);
      await expectPage(`error-${viewport.width}`, page);
    });
  }
  await expectAccessible(page);
});

/** Expects a contrast of seven to one for those who ask for more. */
async function expectMoreContrast(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: 'more' });
  await waitForAnimations(page);
  const violations = await axeViolations(page, { type: 'rule', values: ['color-contrast-enhanced'] });
  expect(
    violations.flatMap(({ nodes }) => nodes.map(({ target, failureSummary }) => [target, failureSummary])),
  ).toEqual([]);
  await page.emulateMedia({ contrast: 'no-preference' });
}

/** Expects that all that one plays with is on the screen at once. */
async function expectInView(page: Page, definition: GameDefinition): Promise<void> {
  const { stage, balance, bet, win, minus, plus, spinButton } = slotsOf(page, definition);
  for (const part of [stage, balance, bet, win, minus, plus, spinButton])
    await expect(part).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

/** What has the focus, as a screen reader names it: `button Help`. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
    return `${role} ${name}`;
  });

/** Expects that each stop of the Tab key is seen, with a ring around it, from the first to the last and back. */
async function expectStopsSeen(page: Page): Promise<void> {
  let stops = 0;
  const step = async (key: string): Promise<boolean> => {
    await page.keyboard.press(key);
    const { name, hidden, ring } = await focusState(page);
    if (name === null) return false;
    expect(hidden, `what lies over "${name}"`).toBeNull();
    // 3:1 is what WCAG asks of what one has to see to play (1.4.11).
    expect(ring ? contrastRatio(...ring) : 0, `contrast of the ring around "${name}"`).toBeGreaterThanOrEqual(
      3,
    );
    stops++;
    return true;
  };
  await setDrawn(page, false);
  while (await step('Tab'));
  // And back, where the header is on the way.
  while (await step('Shift+Tab'));
  await setDrawn(page, true);
  expect(stops).toBeGreaterThan(20);
}

/**
 * Whether the focused element is visible: what covers it, and the colours of its ring and of the background, or null
 * without a ring.
 */
const focusState = (
  page: Page,
): Promise<{ name: string | null; hidden: string | null; ring: readonly [Rgb, Rgb] | null }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: null, hidden: null, ring: null };
    const name = element.getAttribute('aria-label') ?? element.textContent.trim();
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight / 4));
    const isSeen = over && (element.contains(over) || over.contains(element) || over.closest('label'));
    const ringed = [element, element.parentElement].find(
      (one) => one && getComputedStyle(one).outlineStyle === 'solid',
    );
    const rgb = (colour: string): Rgb => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/\d+(\.\d+)?/g) ?? []).map(Number);
      return [red, green, blue];
    };
    const ground = element.closest('.policy') ? 'rgb(239, 224, 193)' : 'rgb(13, 86, 114)';
    const outline = ringed && getComputedStyle(ringed);
    const isWide = outline && Number.parseFloat(outline.outlineWidth) >= 2;
    return {
      name,
      hidden: isSeen ? null : (over?.outerHTML.slice(0, 80) ?? 'nothing'),
      ring: isWide ? ([rgb(outline.outlineColor), rgb(ground)] as const) : null,
    };
  });
