import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Announces an error message that the test brings about on purpose: it has to come, and no other may. */
  expectError: (message: RegExp) => void;
  expectedErrors: RegExp[];
}

/** Fails a test whose pages did what no page of the product does: throw, log an error, ask another site for anything. */
export const test = base.extend<Fixtures>({
  expectedErrors: async ({}, use) => use([]),
  expectError: async ({ expectedErrors }, use) => use((message) => void expectedErrors.push(message)),
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

    const unexpected = errors.filter((error) => !expectedErrors.some((message) => message.test(error)));
    expect(unexpected, 'errors on the page').toEqual([]);
    const missing = expectedErrors.filter((message) => !errors.some((error) => message.test(error)));
    expect(missing, 'errors that should have been logged').toEqual([]);
    expect(strangers, 'requests to other sites').toEqual([]);
  },
});

export { expect };
