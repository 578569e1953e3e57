import { test as base, expect, type BrowserContext, type Page, type Request } from '@playwright/test';
import { expectTimeStandsStill } from '../../testing/time';
import { drawNothing } from './drawn';

interface Fixtures {
  /** Whether pages are drawn: for tests that look at pixels. `screenshotWith` draws its pictures by itself. */
  isDrawn: boolean;
  /** Announces an error message that the test brings about on purpose: it must come, and no other one may. */
  expectError: (message: RegExp) => void;
  expectedErrors: RegExp[];
  /** The same for what the page's policy keeps out, as in `img-src https://elsewhere.example/a.png`. */
  expectViolation: (violation: RegExp) => void;
  expectedViolations: RegExp[];
  /** Announces another site that the test has pages ask on purpose, by its origin. */
  expectRequestsTo: (origin: string) => void;
  askedOrigins: string[];
}

/**
 * Fails a test whose pages did what no page of the product does: throw, log an error, go against the policy that
 * they are served with, ask another site for anything.
 */
export const test = base.extend<Fixtures>({
  isDrawn: [false, { option: true }],
  expectedErrors: async ({}, use) => use([]),
  expectError: async ({ expectedErrors }, use) => use((message) => void expectedErrors.push(message)),
  expectedViolations: async ({}, use) => use([]),
  expectViolation: async ({ expectedViolations }, use) =>
    use((violation) => void expectedViolations.push(violation)),
  askedOrigins: async ({}, use) => use([]),
  expectRequestsTo: async ({ askedOrigins }, use) => use((origin) => void askedOrigins.push(origin)),
  context: async ({ context, baseURL, isDrawn, expectedErrors, expectedViolations, askedOrigins }, use) => {
    const errors: string[] = [];
    const missing = new Set<string>();
    const externalRequests = new Set<Request>();
    context.on('weberror', (webError) => errors.push(String(webError.error())));
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      if (message.text().startsWith('Failed to load resource') && missing.has(message.location().url)) return;
      errors.push(message.text());
    });
    // The browser notes a page that is answered with 404; the product says so itself.
    context.on('response', (response) => {
      if (response.status() === 404 && response.request().isNavigationRequest()) missing.add(response.url());
    });
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (!/^https?:$/.test(protocol) || origin === baseURL || askedOrigins.includes(origin)) return;
      externalRequests.add(request);
    });
    // The policy stopped it before it left, which is a violation.
    context.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'csp') externalRequests.delete(request);
    });
    const violations = await watchViolations(context);
    if (!isDrawn) await context.addInitScript(drawNothing);
    context.on('page', waitWhereItGoes);

    await use(context);

    await expectTimeStandsStill(context);
    // What the pages have said is here before their answer.
    await Promise.all(context.pages().map((page) => page.evaluate(() => undefined).catch(() => undefined)));
    expectOnly(violations, expectedViolations, 'violations of the policy');
    expectOnly(errors, expectedErrors, 'errors on the page');
    expect(
      [...externalRequests].map((request) => request.url()),
      'requests to other sites',
    ).toEqual([]);
  },
});

/**
 * A page that is opened is ready to be used: before that a browser shows its HTML, whose fields can't be filled in. It is touched,
 * so that everything is loaded at once: it would be when the page is idle.
 */
function waitWhereItGoes(page: Page): void {
  const goTo = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const touch = (): boolean => window.dispatchEvent(new PointerEvent('pointermove'));
  // A page of the product says which one it is, or for which it doesn't stand in.
  const root = page.locator('html:not([data-page], [data-except]), html[data-hydrated]');
  const ready = async (waitUntil = 'load'): Promise<void> => {
    // Whoever waits for less looks at what is there before.
    if (waitUntil === 'commit') return;
    // A dev server loads a page again once it has found what it depends on.
    await expect(async () => {
      await root.waitFor({ state: 'attached' });
      await page.evaluate(touch);
    }).toPass();
  };
  page.goto = async (address, how) => {
    const response = await goTo(address, how);
    await ready(how?.waitUntil);
    return response;
  };
  page.reload = async (how) => {
    const response = await reload(how);
    await ready(how?.waitUntil);
    return response;
  };
}

/** Fails where something came that none of these announces, or one of them came not at all. */
function expectOnly(actual: readonly string[], expected: readonly RegExp[], what: string): void {
  const unexpected = actual.filter((text) => !expected.some((message) => message.test(text)));
  expect(unexpected, what).toEqual([]);
  const missing = expected.filter((message) => !actual.some((text) => message.test(text)));
  expect(missing, `${what} that should have come`).toEqual([]);
}

declare global {
  interface Window {
    reportViolation?: (violation: string) => void;
  }
}

/**
 * Apart from the console, so that no error that a test expects can hide one.
 *
 * @returns the violations of all pages so far; it grows
 */
async function watchViolations(context: BrowserContext): Promise<readonly string[]> {
  const violations: string[] = [];
  await context.exposeBinding('reportViolation', (_, violation: string) => void violations.push(violation));
  await context.addInitScript(() => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        window.reportViolation?.(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber})`),
    );
  });
  return violations;
}

export { expect };
