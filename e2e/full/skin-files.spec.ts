import type { Page } from '@playwright/test';
import { zipSync } from 'fflate';
import { expectAccessible } from '../support/axe';
import { expect } from '../support/fixtures';
import { test } from '../support/hosted';
import { startSkinSite } from '../support/skin-site';
import { ball, choose, drop, expectKept, file, openStudio, png, type Dropped } from '../support/studio';
import { savedText } from '../../testing/game/slots';

// Skins travel as files: they are dropped, opened or shared with the game, on any page, and shared from the studio.

test.use({ serviceWorkers: 'allow' });

/** The zip of a skin by Ada, with one fish. */
const skinZip = (name = 'Magenta', colour = '#ff00ff'): Dropped =>
  file(
    `${name.toLowerCase()}.zip`,
    zipSync({
      'skin.json': Buffer.from(
        JSON.stringify({ name, author: 'Ada', licence: 'CC0-1.0', games: ['lucky-fishing'] }),
      ),
      'lucky-fishing/symbols/fish.svg': Buffer.from(ball(colour)),
    }),
    'application/zip',
  );

/** Drops a file as a hand does: over the page it goes first, until that would take it. */
async function dropByHand(page: Page, dropped: Dropped): Promise<void> {
  const isTaken = (): Promise<boolean> =>
    page.evaluate(() => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([], 'skin.zip'));
      const drag = (type: string): boolean =>
        !document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      drag('dragenter');
      return drag('dragover');
    });
  await expect.poll(isTaken).toBe(true);
  await drop(page.locator('body'), [dropped]);
}
const offer = (page: Page) => page.getByRole('dialog', { name: 'Magenta' });
const pressIn = (page: Page, name: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name }).click();
/** Whether the game shows the fish of a skin in a file. */
const expectFish = (page: Page, isGuest: boolean): Promise<void> => {
  const fish = page.getByRole('table', { name: 'Paytable' }).locator('img').first();
  return isGuest
    ? expect(fish).toHaveAttribute('src', /^blob:/)
    : expect(fish).not.toHaveAttribute('src', /^blob:/);
};

test('a skin is dropped on a game, looked at, and used', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.goto('/slots', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /visit-looks|incoming-files|open-skin/.test(url))).toEqual([]);

  await dropByHand(page, skinZip());
  await expect(offer(page)).toContainText('A skin by Ada, for Lucky Fishing.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(offer(page)).toBeHidden();
  await expectFish(page, false);

  await dropByHand(page, skinZip());
  await expect(offer(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectFish(page, true);
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expectFish(page, false);

  await dropByHand(page, skinZip());
  await pressIn(page, 'Look at it');
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect.poll(() => savedText(page)).toContain('"skin":"-own"');
  await page.reload();
  await expectFish(page, true);
  await page.goto('/studio');
  await expect(page.getByLabel('Artist')).toHaveValue('Ada');
});

test.describe('a skin on another site', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('is shown for a visit by a link, once the page has loaded, and after a question', async ({
    page,
    expectRequestsTo,
  }) => {
    const site = await startSkinSite(skinZip().buffer, true);
    expectRequestsTo(site.origin);
    const link = `/slots?skin=${site.origin}/skins/magenta.zip`;
    await page.goto(link, { waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'SPIN!' })).toBeVisible();
    await expect(offer(page)).toContainText('Show the skin "Magenta" by Ada (1 kB) for this visit?');
    await expectAccessible(page);
    const started = await page.evaluate((origin) => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const skin = performance.getEntriesByType('resource').find(({ name }) => name.startsWith(origin));
      return [page?.loadEventStart ?? Infinity, skin?.startTime ?? 0] as const;
    }, site.origin);
    expect(started[1]).toBeGreaterThan(started[0]);
    await pressIn(page, 'Not now');
    await expectFish(page, false);
    await expect(page).toHaveURL('/slots');

    await page.goto(link);
    await pressIn(page, 'Show it');
    await expectFish(page, true);
    expect(await savedText(page)).not.toContain('"skin":"');
    await page.reload();
    await expectFish(page, false);
    expect(site.asked).toEqual(['/skins/magenta.zip', '/skins/magenta.zip']);
    await site.end();
  });

  test('that lets no other site read it is said in a sentence', async ({
    page,
    expectError,
    expectRequestsTo,
  }) => {
    const site = await startSkinSite(skinZip().buffer, false);
    expectRequestsTo(site.origin);
    expectError(/blocked by CORS policy/);
    expectError(/ERR_FAILED/);
    await page.goto(`/?skin=${site.origin}/magenta.zip`);
    await expect(page.getByTestId('toast')).toContainText("doesn't let other sites read the file");
    await expect(page).toHaveURL('/');
    await site.end();
  });
});

test('a file that is no skin gets a sentence that says where it belongs', async ({ page }) => {
  await page.goto('/terms');
  await dropByHand(page, await png('fish.png', '#ff00ff'));
  const toast = page.getByTestId('toast');
  await expect(toast).toContainText("fish.png isn't a skin");
  await expect(toast).toContainText('Add pictures and sounds in the studio');
  await toast.getByRole('button', { name: 'Open the studio' }).click();
  await expect(page).toHaveURL('/studio');
});

test('the system opens the installed game with a skin', async ({ page }) => {
  const { buffer, name } = skinZip();
  await page.addInitScript(
    ([text, called]) => {
      const opened = new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], called);
      const handle = { getFile: () => Promise.resolve(opened) };
      Object.defineProperty(window, 'launchQueue', {
        value: { setConsumer: (take: (launch: object) => void) => take({ files: [handle] }) },
      });
    },
    [buffer.toString('base64'), name] as const,
  );
  const { file_handlers: handlers } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    file_handlers: { action: string; accept: object }[];
  };
  expect(handlers).toHaveLength(1);
  await page.goto(handlers[0]?.action.slice(1) ?? '');
  await expect(offer(page)).toBeVisible();
  // A reload opens nothing.
  await expect(page).toHaveURL('/looks');
});

test('a skin is shared with the installed game, without a network', async ({ page, host, context }) => {
  // Whoever has installed the game has all of it.
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
  await page.goto('/terms');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  const { share_target: target } = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    share_target: { action: string; params: { files: { name: string }[] } };
  };
  await host.end();
  await context.setOffline(true);
  const { buffer, name } = skinZip();
  // The policy lets no page send a form, but the system may. It follows where the worker leads.
  const answer = await page.evaluate(
    async ([text, called, action, field]) => {
      const body = new FormData();
      body.set(
        field,
        new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], called, {
          type: 'application/zip',
        }),
      );
      return (await fetch(action, { method: 'POST', body, redirect: 'manual' })).type;
    },
    [buffer.toString('base64'), name, target.action, target.params.files[0]?.name ?? ''] as const,
  );
  expect(answer).toBe('opaqueredirect');
  await page.goto('/looks?look=-file');
  await expect(offer(page)).toBeVisible();
  await expect(page).toHaveURL('/looks');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(page)).toBeHidden();
});

test('the studio shares a skin, and mixes two', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        document.title = `shared ${files[0]?.name ?? ''}`;
        return Promise.resolve();
      },
    });
  });
  await openStudio(page);
  await choose(page, [skinZip('Magenta')]);
  await expectKept(page, 1);
  await choose(page, [skinZip('Yellow', '#ffff00')]);
  await expect(page.getByTestId('studio-messages')).toContainText('Opened Yellow.');
  await page.getByRole('button', { name: 'Share Magenta' }).click();
  await expect(page).toHaveTitle('shared magenta.zip');

  await page.getByLabel('Symbols from').selectOption('Magenta by Ada');
  await expect(page.getByLabel('Machine, pages, sounds and colours from')).toHaveText('Yellow by Ada');
  await page.getByRole('button', { name: 'Mix them' }).click();
  await expect(page.getByLabel('Skin name')).toHaveValue('Magenta in Yellow');
  await expect(page.getByLabel('Artist')).toHaveValue('Ada');
  await expect(page.getByText('1 of 6 replaced')).toBeVisible();
});
