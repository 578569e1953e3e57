/**
 * What is read of Vitest's JSON report to name the tests that failed.
 *
 * @typedef {object} VitestNames
 * @property {{ name: string, message?: string, status: string, assertionResults: { fullName: string, status: string }[] }[]} testResults
 */

/**
 * A suite of Playwright's JSON report: a file, or a `describe` in it.
 *
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, ok: boolean }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * The unit tests that failed, and files that could not be loaded.
 *
 * @param {VitestNames} report
 * @returns {string[]}
 */
export const failedUnitTests = ({ testResults }) =>
  testResults.flatMap(({ name, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [`${name} (not loaded)`]
      : assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName),
  );

/**
 * The end-to-end tests that failed, and errors outside of any test.
 *
 * @param {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} report
 * @returns {string[]}
 */
export const failedEndToEndTests = ({ suites, errors }) => [
  ...suites.flatMap((suite) => failedIn(suite, [])),
  ...errors.map(({ message = 'an error outside of any test' }) => message.split('\n')[0] ?? ''),
];

/**
 * @param {PlaywrightSuite} suite
 * @param {readonly string[]} above titles of the suites around it
 * @returns {string[]}
 */
function failedIn({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  return [
    ...specs.filter(({ ok }) => !ok).map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((inner) => failedIn(inner, path)),
  ];
}
