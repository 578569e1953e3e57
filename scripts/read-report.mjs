import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Where every test run leaves its report. */
export const REPORTS = resolve(import.meta.dirname, '../reports');

/**
 * What the last run of a stage has reported.
 *
 * @template Report
 * @param {'stages' | 'unit' | 'e2e' | 'engines'} name
 * @returns {Report | null} null where there is no report
 * @throws {SyntaxError} where it was cut off
 */
export function readReport(name) {
  const file = resolve(REPORTS, `${name}.json`);
  return existsSync(file) ? /** @type {Report} */ (JSON.parse(readFileSync(file, 'utf8'))) : null;
}
