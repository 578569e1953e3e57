import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** A test that failed. */
export interface Failure {
  /** The name of its file. */
  readonly file: string;
  /** Its file and title. */
  readonly test: string;
  /** The name of the picture that differs; null if it failed before it compared any. */
  readonly picture: string | null;
  /** The picture, or else what Playwright says. */
  readonly message: string;
}

/** What Playwright adds to the name of a picture where it shows a difference. */
const PICTURE = /^(.+)-(?:expected|actual|diff)\.\w+$/;

/** The first test of a report that failed, without those that were only interrupted by it; null if none did. */
export function firstFailure({ suites }: Pick<JSONReport, 'suites'>): Failure | null {
  for (const suite of suites) {
    const failure = firstFailureOf(suite);
    if (failure) return failure;
  }
  return null;
}

function firstFailureOf({ file, specs, suites = [] }: JSONReportSuite): Failure | null {
  for (const { title, tests } of specs) {
    for (const { status, error, attachments } of tests.flatMap(({ results }) => results)) {
      if (status !== 'failed' && status !== 'timedOut') continue;
      const name = file.split('/').at(-1) ?? file;
      const picture = attachments.map((one) => PICTURE.exec(one.name)?.[1]).find(Boolean) ?? null;
      const said = error?.message?.split('\n')[0] ?? 'without a message';
      return {
        file: name,
        test: `${name} "${title}"`,
        picture,
        message: picture ? `picture ${picture}` : said,
      };
    }
  }
  return firstFailure({ suites });
}
