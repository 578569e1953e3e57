import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** What WebDriver says once the browser's own process has died. */
const CRASH = 'NoSuchSessionError: session deleted because of page crash or hang';

/**
 * A test may run again if the browser crashed under it, and for no other reason: WebKitGTK 2.50 corrupts its heap now and
 * then, which says nothing about the game. Any other failure fails the run, even if the test passes later.
 */
export default class CrashReporter implements Reporter {
  readonly #crashed: string[] = [];
  readonly #failed: string[] = [];

  onTestEnd(test: TestCase, { status, errors }: TestResult): void {
    if (status === 'passed' || status === 'skipped') return;
    // The call that was under way may have failed in words of its own before.
    (errors.some(({ message }) => message?.includes(CRASH)) ? this.#crashed : this.#failed).push(
      test.titlePath().slice(1).join(' › '),
    );
  }

  onEnd(): Promise<{ status?: FullResult['status'] }> {
    for (const title of this.#crashed) console.warn(`The browser crashed in this test: ${title}`);
    return Promise.resolve(this.#failed.length > 0 ? { status: 'failed' } : {});
  }
}
