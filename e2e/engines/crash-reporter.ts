import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What ends a test whose browser no longer answers. WebDriver itself says this in several ways, or not at all. */
export const CRASH = 'The browser has crashed.';

/**
 * A test may run again if the browser crashed under it, and for no other reason: WebKitGTK 2.50 corrupts its heap now and
 * then, which says nothing about the game. Any other failure fails the run, even if the test passes later.
 */
export default class CrashReporter implements Reporter {
  readonly #crashed: string[] = [];
  readonly #failed: string[] = [];

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    // The call that was under way has failed in words of its own before.
    (errors.some(({ message }) => message?.includes(CRASH)) ? this.#crashed : this.#failed).push(
      test.titlePath().slice(1).join(' › '),
    );
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    for (const title of this.#crashed) console.warn(`The browser crashed in this test: ${title}`);
    return Promise.resolve(this.#failed.length > 0 ? { status: 'failed' } : {});
  }
}
