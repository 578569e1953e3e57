import { basename } from 'node:path/posix';
import type { JSONReportSuite } from '@playwright/test/reporter';

/** A test that failed. */
export interface Failure {
  /** Its file and title. */
  readonly test: string;
  /** The name of the picture that differs, or else what Playwright says. */
  readonly message: string;
}

/** What Playwright adds to the name of a picture where it shows a difference. */
const PICTURE = /^(.+)-(?:expected|actual|diff)\.\w+$/;

/** The first test of a report that failed, without those that were only interrupted by it; null if none did. */
export function firstFailure({ suites = [] }: Partial<Pick<JSONReportSuite, 'suites'>>): Failure | null {
  for (const { file, specs, suites: inner } of suites) {
    for (const { title, tests } of specs) {
      const failed = tests
        .flatMap(({ results }) => results)
        .find(({ status }) => status === 'failed' || status === 'timedOut');
      if (!failed) continue;
      const picture = failed.attachments.map((one) => PICTURE.exec(one.name)?.[1]).find(Boolean) ?? null;
      const said = failed.error?.message?.split('\n')[0] ?? 'without a message';
      const message = picture ? `picture ${picture}` : said;
      return { test: `${basename(file)} "${title}"`, message };
    }
    const failure = firstFailure({ suites: inner ?? [] });
    if (failure) return failure;
  }
  return null;
}
