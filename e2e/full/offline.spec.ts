import type { APIRequestContext, Page } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BuiltFile } from '../../src/app/pwa/kept-files';
import { roundPath } from '../../src/features/round-link';
import { everyPage, pageList, type PageName } from '../../src/pages/page-list';
import { pages as spanish } from '../../src/translations/es/shell';
import { expect } from '../support/fixtures';
import { test } from '../support/hosted';
import { games } from '../../testing/game/games';
import { playMany } from '../../testing/saved/played';
import { luckyFishingWith } from '../../testing/saved/saved-game';
import { TIMEOUTS } from '../../testing/timeouts';
import { hideForAMoment } from '../support/tabs';
import { seedSave, stageReady, startSpin } from '../../testing/game/slots';

// After the first visit the product works without a network, and a new version loads when the player accepts it.

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker has what is kept at first. */
const waitUntilCached = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready);

/** How many files with this in their address are kept. */
const countKept = (page: Page, part: string): Promise<number> =>
  page.evaluate(async (wanted) => {
    const kept = await (await caches.open('files')).keys();
    return kept.filter(({ url }) => url.includes(wanted)).length;
  }, part);

/** The files of a build, as its worker lists them. */
function filesOf(folder: string) {
  const list = readFileSync(join(folder, 'sw.js'), 'utf8').matchAll(/\{"part":[^{}]*\}/g);
  const bytesOf = (url: string): number => {
    const file = join(folder, url === './' ? 'index.html' : url);
    return statSync(existsSync(file) ? file : `${file}.html`).size;
  };
  return [...list].map(([text]) => {
    const { part, url } = JSON.parse(text) as BuiltFile;
    return { part, url, bytes: bytesOf(url) };
  });
}

/** How much of these parts there is (bytes). */
const weightOf = (...parts: string[]): number =>
  filesOf('dist').reduce((sum, { part, bytes }) => sum + (parts.includes(part) ? bytes : 0), 0);

/** The images that a page shows and could not get. */
const brokenImages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && !naturalWidth)
      .map(({ src }) => src),
  );

/** The titles of pages in Spanish, by their paths: games keep theirs. */
const spanishTitles = new Map<string, string>(
  Object.entries(spanish).map(([name, { title }]) => [pageList[name as PageName].path, title]),
);

interface ManifestImage {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

/** Expects that the game of an opened page can be installed, with all pictures that this takes. */
async function expectInstallable(page: Page, request: APIRequestContext): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Each test has a private window, in which nothing can be installed.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, screenshots, shortcuts } = JSON.parse(data) as {
    icons: ManifestImage[];
    screenshots: ManifestImage[];
    shortcuts: { url: string; icons: ManifestImage[] }[];
  };
  const uses = icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`);
  expect(uses).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  for (const { src, sizes, type } of [
    ...[...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)],
    { src: touch ?? '', sizes: '180x180', type: 'image/png' },
  ]) {
    const answer = await request.get(new URL(src, url).href);
    expect(answer.headers()['content-type'], src).toBe(type);
    const { width, height } = await sharp(await answer.body()).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  for (const shortcut of shortcuts)
    expect((await request.get(new URL(shortcut.url, url).href)).status()).toBe(200);
}

test('at the first visit at most half is fetched: what the games need to be played without a network', async ({
  page,
  context,
  host,
  expectError,
}) => {
  const first = weightOf('games', 'language-es');
  expect(first).toBeLessThan(weightOf('games', 'rest', 'sounds', 'language-es') / 2);
  await page.goto('/');
  await waitUntilCached(page);
  await page.waitForLoadState('networkidle');
  const parts = new Map(filesOf('dist').map(({ url, part }) => [new URL(url, page.url()).href, part]));
  const kept = await page.evaluate(async () =>
    (await (await caches.open('files')).keys()).map(({ url }) => url.replace(/\?revision=.*/, '')),
  );
  const count = (part: string): number => kept.filter((url) => parts.get(url) === part).length;
  expect(count('games')).toBe([...parts.values()].filter((part) => part === 'games').length);
  // Nothing else was asked for but by the page.
  expect([count('rest'), count('sounds')]).toEqual([0, 0]);

  await page.close();
  await host.end();
  await context.setOffline(true);
  for (const { path, definition } of games) {
    const player = await context.newPage();
    await player.goto(path);
    const slots = await stageReady(player, definition);
    expect(await brokenImages(player)).toEqual([]);
    const before = (await slots.balance.textContent()) ?? '';
    await startSpin(slots);
    await hideForAMoment(player);
    await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
    await expect(slots.balance).not.toHaveText(before);
    await player.close();
  }
  const visitor = await context.newPage();
  await visitor.goto('/settings');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Settings');
  expectError(/dynamically imported module: .*load-studio/);
  expectError(/ERR_/);
  await visitor.goto('/studio');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('No connection');
});

/** A player whose next visit is the second one. */
const seedPlayed = (page: Page): Promise<void> => {
  const { rounds, totals } = playMany(1, Date.UTC(2026, 0, 14, 12));
  return seedSave(page, { rounds: rounds.length, games: luckyFishingWith({ totals }) });
};

test('who saves data has nothing kept before coming back after a round', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const registrations = (): Promise<number> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(await registrations()).toBe(0);
  await page.evaluate(() => localStorage.clear());
  await seedPlayed(page);
  await page.goto('/');
  await waitUntilCached(page);
  expect(await countKept(page, 'assets/')).toBeGreaterThan(100);
  expect(await countKept(page, 'browser-art-tools')).toBe(0);
});

test('once a player comes back after a round, everything opens and plays without a network', async ({
  page,
  context,
  request,
  host,
  expectError,
}) => {
  await seedPlayed(page);
  await page.goto('/');
  await waitUntilCached(page);
  await test.step('a visit without a worker is disturbed by nothing', async () => {
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect(page.getByTestId('toast')).toHaveCount(0);
  });
  await test.step('the game can be installed, and shows itself as it is', () =>
    expectInstallable(page, request));
  // It logs that when it is there.
  expectError(/404.*\/no-such-page$/);
  await test.step('the next page comes from the worker, and an unknown one from the host', async () => {
    expect((await page.goto('/terms'))?.fromServiceWorker()).toBe(true);
    expect((await page.goto('/no-such-page'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('lost at sea');
  });
  await test.step('the music of a game is kept once it is heard', async () => {
    let kept = 0;
    for (const { path, sounds } of games) {
      await page.goto(path);
      const sound = page.getByRole('banner').getByRole('button', { name: 'Sound' });
      if ((await sound.getAttribute('aria-pressed')) === 'false') await sound.click();
      kept += sounds.music.length;
      await expect.poll(() => countKept(page, '/bed-')).toBe(kept);
    }
  });

  const select = (of: Page) => of.getByRole('contentinfo').getByRole('combobox');
  const expectSpoken = (of: Page, language: string): Promise<void> =>
    expect(of.locator('html')).toHaveAttribute('lang', language);
  await test.step('a language is kept once it is chosen', async () => {
    await select(page).selectOption('es');
    await expectSpoken(page, 'es');
    const files = filesOf('dist').filter(({ part }) => part === 'language-es');
    await expect.poll(() => countKept(page, '/language-es-')).toBe(files.length);
  });

  await page.close();
  await host.end();
  await context.setOffline(true);
  const failed: string[] = [];
  context.on('requestfailed', (request) => failed.push(request.url()));
  const visit = async (path: string): Promise<Page> => {
    const visitor = await context.newPage();
    await visitor.goto(path);
    // Many open at once: each may have to wait for all others.
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible({ timeout: TIMEOUTS.work });
    await visitor.waitForLoadState('networkidle');
    expect(await brokenImages(visitor), path).toEqual([]);
    expect(await visitor.evaluate(() => [...document.fonts].some(({ status }) => status === 'error'))).toBe(
      false,
    );
    return visitor;
  };
  await test.step('offline every page opens, in that language', () =>
    Promise.all(
      everyPage.map(async ({ path, title }) => {
        const visitor = await visit(path);
        await expectSpoken(visitor, 'es');
        const shown = spanishTitles.get(path) ?? title;
        await expect(visitor).toHaveTitle(shown ? `${shown} · Lucky Fishing` : 'Lucky Fishing');
        await expect(visitor).toHaveURL(path);
        await visitor.close();
      }),
    ));
  await test.step('another language is refused, and English is there', async () => {
    const player = await visit('/slots');
    const { balance } = await stageReady(player);
    const coins = async () => (await balance.textContent())?.replaceAll(/\D/g, '');
    const before = await coins();
    // Chromium logs what it can't load.
    expectError(/ERR_FAILED/);
    await select(player).selectOption('fr');
    await expect(player.getByTestId('toast')).toBeVisible();
    await expectSpoken(player, 'es');
    expect(failed.splice(0).filter((url) => !url.includes('/language-fr-'))).toEqual([]);
    await player.reload();
    await stageReady(player);
    await expectSpoken(player, 'es');
    await select(player).selectOption('en');
    await expectSpoken(player, 'en');
    await expect(player).toHaveTitle('Slots · Lucky Fishing');
    expect(await coins()).toBe(before);
    await player.close();
  });
  await test.step('and every game is played', async () => {
    for (const { path, definition } of games) {
      const player = await visit(`${path}?from=icon`);
      const slots = await stageReady(player, definition);
      const before = (await slots.balance.textContent()) ?? '';
      await startSpin(slots);
      // A round with free spins takes its time.
      await hideForAMoment(player);
      await expect(slots.stage).toHaveAttribute('data-phase', 'settled');
      await expect(slots.balance).not.toHaveText(before);
      await player.close();
    }
  });
  await test.step('and a link shows its round, of which a picture can be saved', async () => {
    for (const { definition, win } of games) {
      const watcher = await visit(roundPath(definition, win));
      await expect(watcher.getByTestId('slot-stage')).toHaveAttribute('data-replay', /./);
      const saved = watcher.waitForEvent('download');
      await watcher.getByRole('button', { name: 'Save picture' }).click();
      expect((await saved).suggestedFilename()).toBe(`${definition.id}-round.png`);
      await watcher.close();
    }
  });
  await test.step('and the odds are worked out', async () => {
    const checker = await visit('/fairness');
    await checker.getByRole('button', { name: 'Work out the odds' }).click();
    await expect(checker.getByRole('main')).toContainText('Every figure matches', {
      timeout: TIMEOUTS.work,
    });
    await checker.close();
  });
  expect(failed).toEqual([]);
  await test.step('what was never kept is asked of the network, in vain', async () => {
    await expect(await visit('/no-such-page')).toHaveTitle('Lost at sea · Lucky Fishing');
  });
});

test('a new version is loaded only by the tab that asks for it', async ({
  page,
  context,
  host,
  nextBuild,
}) => {
  const programOf = (tab: Page): Promise<string> =>
    tab.locator('script[src]').evaluate((script: HTMLScriptElement) => script.src);
  const markLife = (tab: Page): Promise<void> => tab.evaluate(() => void (window.nextDraws = [1]));
  const isSameLife = (tab: Page): Promise<boolean> => tab.evaluate(() => 'nextDraws' in window);

  // Symbols that blink after an input fetch their pictures, and while Playwright is attached to a worker that is asked for a
  // file just as another is to take its place, it keeps its place.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seedPlayed(page);
  await page.goto('/');
  await waitUntilCached(page);
  const before = await programOf(page);
  const other = await context.newPage();
  await other.goto('/terms');
  await page.goto('/slots');
  await stageReady(page);
  for (const tab of [page, other]) await markLife(tab);

  host.show(nextBuild);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const offer = page.getByTestId('toast').filter({ hasText: 'A new version is ready' });
  await expect(offer).toBeVisible();
  expect(await isSameLife(page)).toBe(true);
  // Until it is taken, a reload brings the version that the player has.
  await other.reload();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await programOf(other)).toBe(before);
  await expect(other.getByTestId('toast')).toContainText('A new version is ready');
  await markLife(other);

  await offer.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isSameLife(page).catch(() => true)).toBe(false);
  expect(await programOf(page)).not.toBe(before);
  await stageReady(page);
  await expect(page.getByTestId('toast')).toHaveCount(0);

  // The other tab goes on with what it has, pages that it has not opened yet included.
  expect(await isSameLife(other)).toBe(true);
  await other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Slots' }).click();
  await stageReady(other);
  expect(await isSameLife(other)).toBe(true);
  await other.getByTestId('toast').getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => isSameLife(other).catch(() => true)).toBe(false);
  expect(await programOf(other)).toBe(await programOf(page));
});

test('a chosen look is shown without a network too', async ({ page, context, host, expectError }) => {
  await page.goto('/settings');
  await waitUntilCached(page);
  const kept = (): Promise<number> => countKept(page, '/skin-paper-');
  expect(await kept()).toBe(0);
  await page.getByRole('radio', { name: 'Paper' }).check();
  const files = filesOf('dist').filter(({ part }) => part === 'skin-paper');
  await expect.poll(kept).toBe(files.length);

  await page.close();
  await host.end();
  await context.setOffline(true);
  for (const game of games) {
    const offline = await context.newPage();
    await offline.goto(game.path);
    await stageReady(offline, game.definition);
    await expect(offline.locator('.machine-frame')).toHaveAttribute('src', /skin-paper-frame/);
    expect(await brokenImages(offline)).toEqual([]);
    await offline.close();
  }

  expectError(/ERR_FAILED/);
  const isRefused = async (offline: Page): Promise<void> => {
    await expect(offline.getByTestId('toast')).toContainText(["The look couldn't be loaded"]);
    await expect(offline.getByRole('radio', { name: 'Paper' })).toBeChecked();
    expect(await brokenImages(offline)).toEqual([]);
  };
  await test.step('and one that was never chosen is refused', async () => {
    const offline = await context.newPage();
    await offline.goto('/settings');
    // Not `check`, which expects that it stays.
    await offline.getByRole('radio', { name: 'Pixel' }).click();
    await isRefused(offline);
    await offline.goto('/settings?look=pixel');
    await isRefused(offline);
  });
});
