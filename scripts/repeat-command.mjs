import { relative } from 'node:path';

/** More are not worth a line each: their files are named instead. */
const MOST_TESTS = 8;

/**
 * The command that runs the unit tests that failed once more.
 *
 * @param {{ testResults: { name: string, status: string }[] } | null} report Vitest's
 * @param {string} root of the project
 * @returns {string | null} null where the report names none
 */
export function unitCommand(report, root) {
  const files = (report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(root, name));
  return files.length > 0 ? `npm run test:unit -- ${files.join(' ')}` : null;
}

/**
 * @typedef {object} Suite of Playwright's JSON report: a file, or a `describe` in it
 * @property {{ file: string, line: number, ok: boolean }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * The command that runs the end-to-end tests that failed once more.
 *
 * @param {{ suites: Suite[] } | null} report Playwright's
 * @returns {string | null} null where the report names none
 */
export function endToEndCommand(report) {
  const failed = (report?.suites ?? []).flatMap(specsOf).filter(({ ok }) => !ok);
  const places = new Set(failed.map(({ file, line }) => `e2e/${file}:${line}`));
  const files = new Set(failed.map(({ file }) => `e2e/${file}`));
  const named = [...(places.size > MOST_TESTS ? files : places)];
  return named.length > 0 ? `npm run test:e2e -- ${named.join(' ')}` : null;
}

/** @param {Suite} suite @returns {{ file: string, line: number, ok: boolean }[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
