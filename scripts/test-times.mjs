/**
 * `npm run test:times`: where the time of the last `npm test` went, by the reports that it has left: stage by stage, the
 * end-to-end tests file by file, and what is slowest.
 *
 * @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport
 * @typedef {import('@playwright/test/reporter').JSONReportSuite} PlaywrightSuite
 * @typedef {{ testResults: { name: string, startTime: number, endTime: number, assertionResults: unknown[] }[] }} VitestReport
 */
import { relative, resolve } from 'node:path';
import { readReport } from './read-report.mjs';

const root = resolve(import.meta.dirname, '..');
/** How many of the slowest are named. */
const SLOWEST = 15;

/** @param {number} ms */
const inSeconds = (ms) => (ms / 1000).toFixed(1);

/**
 * @param {string} title
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
function printTable(title, heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`${title}\n\n${lines.join('\n')}\n`);
}

/** @typedef {{ file: string, title: string, ms: number }} TimedTest */

/** @param {PlaywrightSuite} suite @returns {TimedTest[]} */
const testsOf = ({ specs, suites = [] }) => [
  ...specs.map(({ file, title, tests }) => ({
    file,
    title,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  })),
  ...suites.flatMap(testsOf),
];

/** @template {{ ms: number }} Timed @param {readonly Timed[]} timed */
const slowestFirst = (timed) => timed.toSorted((one, other) => other.ms - one.ms);

/** @param {readonly TimedTest[]} tests */
const totalOf = (tests) => tests.reduce((sum, { ms }) => sum + ms, 0);

/** @type {Record<string, number> | null} */
const stages = readReport('stages');
if (stages) {
  printTable(
    'Stages',
    ['stage', 's'],
    Object.entries(stages).map(([stage, seconds]) => [stage, seconds.toFixed(1)]),
  );
}

/** @type {PlaywrightReport | null} */
const endToEnd = readReport('e2e');
if (endToEnd) {
  const tests = endToEnd.suites.flatMap(testsOf);
  const files = [...new Set(tests.map(({ file }) => file))].map((file) => {
    const own = tests.filter((test) => test.file === file);
    return { file, count: own.length, ms: totalOf(own) };
  });
  printTable(
    `${tests.length} end-to-end tests, ${inSeconds(totalOf(tests))} s in all, several at once`,
    ['file', 'tests', 's', 's a test'],
    slowestFirst(files).map(({ file, count, ms }) => [
      ...[file, `${count}`, inSeconds(ms), inSeconds(ms / count)],
    ]),
  );
  printTable(
    'The slowest of them',
    ['test', 's'],
    slowestFirst(tests)
      .slice(0, SLOWEST)
      .map(({ file, title, ms }) => [`${file} › ${title}`, inSeconds(ms)]),
  );
}

/** @type {VitestReport | null} */
const unit = readReport('unit');
if (unit) {
  const files = unit.testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    ...{ file: relative(root, name), count: assertionResults.length, ms: endTime - startTime },
  }));
  printTable(
    `The slowest of ${files.length} files of unit tests`,
    ['file', 'tests', 's'],
    slowestFirst(files)
      .slice(0, SLOWEST)
      .map(({ file, count, ms }) => [file, `${count}`, inSeconds(ms)]),
  );
}
if (!stages && !endToEnd && !unit) console.log('There are no reports yet: npm test writes them.');
