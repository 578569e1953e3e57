import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** How the visual tests say that a picture isn't like its baseline. */
const ABOUT_PICTURE = /differs from its baseline|has no baseline yet/;

/**
 * Playwright's reporter where pictures are expected to differ: counts the tests, prints whatever else has failed, and lets
 * the run fail for that alone.
 */
export default class ArtReporter implements Reporter {
  private total = 0;
  private ended = 0;
  private status: FullResult['status'] = 'passed';

  onBegin(_: unknown, suite: Suite): void {
    this.total = suite.allTests().length;
  }

  onTestEnd({ title }: Pick<TestCase, 'title'>, { errors }: Pick<TestResult, 'errors'>): void {
    this.ended++;
    console.log(`  ${this.ended} of ${this.total} tests`);
    for (const { message = '' } of errors)
      if (!ABOUT_PICTURE.test(message)) this.onError({ message: `"${title}" failed: ${message}` });
  }

  onError({ message = '' }: TestError): void {
    this.status = 'failed';
    console.error(stripVTControlCharacters(message.split('\n')[0] ?? ''));
  }

  onEnd({ status }: Pick<FullResult, 'status'>): Promise<{ status: FullResult['status'] }> {
    return Promise.resolve({ status: status === 'interrupted' ? status : this.status });
  }

  printsToStdio(): boolean {
    return true;
  }
}
