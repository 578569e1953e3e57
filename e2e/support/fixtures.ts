import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Error messages that the test brings about on purpose: each has to come, and no other may. */
  expectedErrors: RegExp[];
}

/** What no page of the product does: throw, log an error, or ask another site for anything. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  context: async ({ context, baseURL, expectedErrors }, use) => {
    const errors: string[] = [];
    const strangers: string[] = [];
    context.on('weberror', (webError) => errors.push(String(webError.error())));
    context.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (/^https?:$/.test(protocol) && origin !== baseURL) strangers.push(request.url());
    });

    await use(context);

    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors on the page').toEqual([]);
    const missing = expectedErrors.filter((pattern) => !errors.some((error) => pattern.test(error)));
    expect(missing, 'errors that should have been logged').toEqual([]);
    expect(strangers, 'requests to other sites').toEqual([]);
  },
});

export { expect };
