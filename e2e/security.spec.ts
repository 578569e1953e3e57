import { headersOf, policyOfPage, readHeaderRules } from '../build/pages/headers';
import { luckyRounds } from '../testing/game/games';
import { stubNextOutcome } from '../testing/game/chance';
import { expect, test } from './support/fixtures';
import { openFrozen, skipRound } from '../testing/game/slots';

// Nothing gets in: no script, style, picture or frame that is not a file of this site, and nobody frames it.

const POLICY_IN_PAGE = /<meta http-equiv="Content-Security-Policy" content="([^"]*)" \/>/;

test('every answer carries the headers of public/_headers, and each page its policy', async ({ request }) => {
  const rules = readHeaderRules();
  const html = await (await request.get('/')).text();
  const [, program = ''] = /<script [^>]*src="([^"]+)"/.exec(html) ?? [];
  const found = ['/', '/slots?from=menu', '/ocean-treasures', '/sw.js', program];
  for (const path of [...found, '/no-such-page', '/assets/gone.js']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(found.includes(path) ? 200 : 404);
    for (const [name, value] of headersOf(rules, path.replace(/\?.*/, '')))
      if (name !== 'Cache-Control') expect(answer.headers()[name.toLowerCase()], path).toBe(value);
    expect(answer.headers()['cache-control'], path).toBe(
      path === program ? 'public, max-age=31536000, immutable' : 'no-cache',
    );
  }
  expect(headersOf(rules, '/').map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'Content-Security-Policy',
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
      'Referrer-Policy',
      'X-Content-Type-Options',
    ]),
  );
  // Before anything that the page loads.
  expect(POLICY_IN_PAGE.exec(html)?.[1]).toBe(policyOfPage(rules));
  expect(html.search(POLICY_IN_PAGE)).toBeLessThan(html.search(/<(link|script|style|base)\b/));
});

/** Injected markup, with the policy violation that it causes. */
const injections: readonly (readonly [html: string, violation: RegExp])[] = [
  ['<script>window.smuggled = "inline script"</script>', /^script-src-elem inline/],
  ['<img src="/no-such.png" onerror="window.smuggled = `handler`">', /^script-src-attr inline/],
  ['<script src="https://elsewhere.example/a.js"></script>', /^script-src-elem https:.*\/a\.js/],
  ['<script src="data:text/javascript,window.smuggled=`data`"></script>', /^script-src-elem data/],
  ['<style>h1 { display: none }</style>', /^style-src-elem inline/],
  ['<p style="display: none"></p>', /^style-src-attr inline/],
  ['<link rel="stylesheet" href="https://elsewhere.example/a.css">', /^style-src-elem https:.*\/a\.css/],
  ['<img src="https://elsewhere.example/a.png">', /^img-src https:.*\/a\.png/],
  ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">', /^img-src data/],
  ['<audio src="https://elsewhere.example/a.mp3"></audio>', /^media-src https:.*\/a\.mp3/],
  ['<iframe src="https://elsewhere.example/frame"></iframe>', /^frame-src https:/],
  ['<object data="https://elsewhere.example/a.swf"></object>', /^object-src https:/],
  ['<base href="https://elsewhere.example/">', /^base-uri https:/],
  ['<script src="/smuggler.js"></script>', /^script-src eval/],
];

/** A script of the site's own that does what none of them may. */
const injectedScript = `
  try { window.smuggled = eval('"eval"') } catch {}
  try { window.smuggled = new Function('return "function"')() } catch {}
  setTimeout('window.smuggled = "timer"');
  fetch('http://elsewhere.example/fetched').catch(() => undefined);
  try { new Worker(URL.createObjectURL(new Blob(['']))) } catch {}
`;

for (const carrier of ['header', 'page'] as const) {
  test(`the policy in the ${carrier} alone blocks injections`, async ({
    page,
    expectError,
    expectViolation,
  }) => {
    expectError(/Content Security Policy/);
    // The injected picture does not exist.
    expectError(/status of 404/);
    for (const [, violation] of injections) expectViolation(violation);
    expectViolation(/^connect-src http:.*\/fetched/);
    expectViolation(/^worker-src blob/);
    expectViolation(/^form-action https:.*\/form/);
    await page.route('/smuggler.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: injectedScript }),
    );
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy = '', ...headers } = response.headers();
      const html = (await response.text()).replace(
        '</body>',
        `${injections.map(([part]) => part).join('\n')}</body>`,
      );
      await (carrier === 'header'
        ? route.fulfill({
            response,
            headers: { ...headers, 'content-security-policy': policy },
            body: html.replace(POLICY_IN_PAGE, ''),
          })
        : route.fulfill({ response, headers, body: html }));
    });

    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Permissions-Policy')) warnings.push(message.text());
    });
    const answer = await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lucky Fishing');
    expect(await page.evaluate(() => Object.hasOwn(window, 'smuggled'))).toBe(false);

    await test.step('the page may not use what it has no use for', async () => {
      const permissions = answer?.headers()['permissions-policy'] ?? '';
      const denied = [...permissions.matchAll(/([\w-]+)=\(\)/g)].map(([, name]) => name);
      expect(denied).toEqual(
        expect.arrayContaining(['camera', 'geolocation', 'microphone', 'payment', 'usb']),
      );
      const allowed = await page.evaluate(() =>
        (
          document as unknown as { featurePolicy: { allowedFeatures: () => string[] } }
        ).featurePolicy.allowedFeatures(),
      );
      expect(allowed.filter((feature) => denied.includes(feature))).toEqual([]);
      expect(warnings, 'what the browser says of the header').toEqual([]);
    });

    await page.evaluate(async () => {
      const refused = new Promise<void>((resolve) =>
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === 'form-action') resolve();
        }),
      );
      const form = document.body.appendChild(document.createElement('form'));
      form.action = 'https://elsewhere.example/form';
      form.requestSubmit();
      await refused;
    });
  });
}

test('no other page can frame the game', async ({ page, baseURL, expectError }) => {
  expectError(/frame-ancestors 'none'/);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.setContent(`<iframe src="${baseURL ?? ''}/slots"></iframe>`);
  await refused;
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toEqual(['about:blank', 'chrome-error://chromewebdata/']);
});

/** What programs for drawing write into a symbol and the policy blocks in the page, by the symbol it is put into. */
const drawings = {
  fish: '<style>.a { fill: coral }</style><g id="tail"><path class="a" d="M20 20h216v216z" /></g>',
  tuna: '<g id="tail"><path style="fill: coral" d="M20 20h216v216z" /></g>',
  shark:
    '<g id="tail"><image width="256" height="256" href="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" /></g>',
} as const;

/** What takes its colour and its font from around it. */
const inheriting = '<g id="tail"><text x="20" y="200" font-size="200" fill="currentColor">W</text></g>';

test('symbols with styles or an embedded picture win as they were drawn', async ({ page }) => {
  for (const [symbol, drawing] of Object.entries({ ...drawings, octopus: inheriting }))
    await page.route(new RegExp(`/${symbol}-[^/]*\\.svg$`), (route) =>
      route.fulfill({
        contentType: 'image/svg+xml',
        body: `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256">${drawing}</svg>`,
      }),
    );
  const slots = await openFrozen(page, luckyRounds.loss, { renderer: 'canvas' });
  await page.waitForLoadState('networkidle');
  await stubNextOutcome(page, luckyRounds.octopus);
  await skipRound(page, slots);
  const letter = page.locator('.symbol-actor text').first();
  await expect(letter).toHaveCSS('fill', 'rgb(0, 0, 0)');
  await expect(letter).toHaveCSS('font-family', /^"?(Times New Roman|serif)/);
  // Its count is completed first.
  await slots.spinButton.click();
  for (const symbol of Object.keys(drawings) as (keyof typeof drawings)[]) {
    await stubNextOutcome(page, luckyRounds[symbol]);
    await skipRound(page, slots);
    // Shown as one image: as elements of the page it would lose what the policy blocks.
    await expect(page.locator('.symbol-actor img'), symbol).toHaveCount(3);
  }
});
