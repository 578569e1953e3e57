import type { APIRequestContext, Page } from '@playwright/test';
import { join } from 'node:path';
import sharp from 'sharp';
import { readHeaderRules } from '../../build/pages/headers';
import { describedPages, descriptions } from '../../src/pages/descriptions';
import { expect, test } from '../support/fixtures';
import { settings, startNginx, type Nginx } from '../support/nginx';
import { buildCopy } from '../../testing/project-copy';
import { stageReady } from '../../testing/game/slots';
import { testOfBuild } from '../support/hosted';

// dist/ on a plain static host, and the metadata of each page there.

const notFound = [
  '/no-such-page',
  '/slots/deeper',
  '/404',
  '/404.html',
  '/assets/gone.js',
  '/../package.json',
];

/** Every page is there, with its own head, under one address, and nothing else is. */
async function expectPages(request: APIRequestContext, address: string): Promise<void> {
  const get = (path: string) => request.get(address + path, { maxRedirects: 0 });
  for (const { path, title: name } of describedPages) {
    const answer = await get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(/^text\/html/);
    const title = name ? `${name} · Lucky Fishing` : 'Lucky Fishing';
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  }
  for (const path of notFound) {
    const answer = await get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('<title>Lost at sea · Lucky Fishing</title>');
  }
  for (const [path, target] of [
    ['/slots/', '/slots'],
    ['/slots.html', '/slots'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/no-such-page.html?from=mail', '/no-such-page?from=mail'],
    ['/slots/?from=mail', '/slots?from=mail'],
    ['//elsewhere.example/', '/elsewhere.example'],
  ] as const) {
    const answer = await get(path);
    expect([answer.status(), answer.headers()['location']], path).toEqual([301, target]);
  }
}

/** The way leads from an unknown address home and to the reels. */
async function expectWayHome(page: Page, root: string): Promise<void> {
  expect((await page.goto(`${root}no-such-page`))?.status()).toBe(404);
  await page.getByRole('link', { name: 'Back to Shore' }).click();
  await expect(page).toHaveURL(root);
  await page.getByRole('link', { name: 'Play Slots' }).click();
  await expect(page).toHaveURL(`${root}slots`);
  await stageReady(page);
}

test('npm start answers each page with 200, and everything else with 404', ({ request, baseURL }) =>
  expectPages(request, baseURL ?? ''));

const nginxTest = test.extend<object, { nginx: Nginx }>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx();
      await use(nginx);
      await nginx.end();
    },
    { scope: 'worker' },
  ],
  // The test knows this host.
  baseURL: async ({ nginx }, use) => use(nginx.address),
});

nginxTest.describe('on nginx, with the sample of docs/deploying.md', () => {
  nginxTest.skip(
    !settings,
    "There is no nginx on this machine, so the sample in docs/deploying.md wasn't tried.",
  );

  nginxTest(
    'pages, their headers and the packed program are those of npm start',
    async ({ page, request, nginx, expectError }, testInfo) => {
      await expectPages(request, nginx.address);
      expectError(/404.*\/no-such-page$/);
      await expectWayHome(page, '/');
      await page.goto('/');
      const program = await page
        .locator('script[src]')
        .evaluate((script: HTMLScriptElement) => new URL(script.src).pathname);
      const wanted = new Set(
        readHeaderRules().flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase())),
      );
      const headersFrom = async (address: string): Promise<Record<string, string>> => {
        const headers = Object.entries((await request.get(address)).headers());
        return Object.fromEntries(headers.filter(([name]) => wanted.has(name)));
      };
      const start = String(testInfo.project.use.baseURL);
      for (const path of ['/', '/slots', program, '/no-such-page', '/assets/gone.js', '/robots.txt']) {
        expect(await headersFrom(nginx.address + path), path).toEqual(await headersFrom(start + path));
      }
      const manifest = await request.get('/manifest.webmanifest');
      expect(manifest.headers()['content-type']).toBe('application/manifest+json');
      const packed = await request.get(program, { headers: { 'Accept-Encoding': 'gzip' } });
      expect(packed.headers()['content-encoding']).toBe('gzip');
    },
  );
});

const SITE = 'https://somebody.example/fishing/';
const PATH = '/fishing/';

/** A build for the address above, with an artist's PNG in the place of a symbol, on a host like GitHub Pages. */
const subPathTest = testOfBuild(async (copy, folder) => {
  const fish = join(copy.folder, 'assets/lucky-fishing/symbols/fish.svg');
  await copy.put('lucky-fishing/symbols/fish.png', await sharp(fish, { density: 144 }).png().toBuffer());
  await copy.take('lucky-fishing/symbols/fish.svg');
  await buildCopy(copy, folder, SITE);
}, PATH);

subPathTest.describe('on GitHub Pages, under a path of a larger site', () => {
  // One build for all of them.
  subPathTest.describe.configure({ mode: 'serial' });

  /** The description and the address in the head of a page. */
  const headOf = (page: Page): Promise<(string | null)[]> =>
    page
      .locator('head :is(meta[name="description"], link[rel="canonical"])')
      .evaluateAll((all) => all.map((one) => one.getAttribute('content') ?? one.getAttribute('href')));

  subPathTest(
    'every page opens and says what it is, every link leads on, and nothing is asked for outside of the path',
    async ({ page, request, site, expectError }) => {
      const outside: string[] = [];
      page.on('request', (asked) => {
        const { pathname, protocol } = new URL(asked.url());
        if (protocol === 'http:' && !pathname.startsWith(PATH)) outside.push(pathname);
      });
      const missing: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400 && !response.request().isNavigationRequest())
          missing.push(response.url());
      });

      for (const { path, description } of describedPages) {
        await subPathTest.step(path, async () => {
          const address = SITE + path.slice(1);
          const answer = await page.goto(PATH + path.slice(1));
          expect(answer?.status()).toBe(200);
          expect(await answer?.text()).toContain(`<meta property="og:url" content="${address}" />`);
          await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
          expect(await headOf(page)).toEqual([description, address]);
          const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
          expect((await request.get(PATH + file)).status(), file).toBe(200);
          const links = await page
            .getByRole('link')
            .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
          const inside = links.filter((link) => link.startsWith(site.host.address));
          const { host } = new URL(site.host.address);
          expect(links.filter((link) => new URL(link).host === host)).toEqual(inside);
        });
      }

      await subPathTest.step('on the way from one page to another too', async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
        await expect(page).toHaveTitle('Terms of Service · Lucky Fishing');
        expect(await headOf(page)).toEqual([descriptions.terms, `${SITE}terms`]);
        await page.getByRole('link', { name: 'Ocean Treasures' }).click();
        await expect(page).toHaveTitle('Ocean Treasures · Lucky Fishing');
        expect((await headOf(page))[1]).toBe(`${SITE}ocean-treasures`);
        expect(await (await request.get(`${PATH}no-such-page`)).text()).toContain(
          '<meta name="robots" content="noindex" />',
        );
      });

      expectError(/404.*\/no-such-page$/);
      await expectWayHome(page, PATH);
      expect({ outside, missing }).toEqual({ outside: [], missing: [] });
    },
  );

  subPathTest('the map of the site is there, and the picture of a link is one', async ({ request, site }) => {
    expect(await (await request.get(`${PATH}robots.txt`)).text()).toContain(`Sitemap: ${SITE}sitemap.xml`);
    const map = await (await request.get(`${PATH}sitemap.xml`)).text();
    for (const { path } of describedPages) expect(map).toContain(`<loc>${SITE}${path.slice(1)}</loc>`);
    const html = await (await request.get(`${PATH}slots.html`)).text();
    const image = /<meta property="og:image" content="([^"]*)" \/>/.exec(html)?.[1] ?? '';
    const answer = await request.get(image.replace(SITE, site.host.address));
    expect(answer.headers()['content-type']).toBe('image/jpeg');
    expect(await sharp(await answer.body()).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  subPathTest.describe('with its worker', () => {
    subPathTest.use({ serviceWorkers: 'allow' });

    subPathTest('the reels open without a network there too', async ({ page, context }) => {
      subPathTest.setTimeout(120_000);
      await page.goto(PATH);
      const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
      expect(new URL(scope).pathname).toBe(PATH);
      await context.setOffline(true);
      for (const file of ['slots', 'slots.html']) {
        expect((await page.goto(PATH + file))?.fromServiceWorker()).toBe(true);
        await expect(page).toHaveURL(`${PATH}slots`);
        await stageReady(page);
      }
      await page.goto(`${PATH}index.html`);
      await expect(page).toHaveURL(PATH);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky Fishing');
    });
  });
});
