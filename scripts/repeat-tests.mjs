/**
 * `npm run test:repeat -- --times 3 --busy 2`: runs the unit and the end-to-end tests so many times in a row, and
 * prints how often each test failed. A test that fails once has found something, in the product or in itself. Ends
 * with 1 where any did.
 *
 *   --times N     runs (3)
 *   --busy N      programs beside them that do nothing but compute (0)
 *   --cpu LIST    keeps them to these processors, as in --cpu 0; Linux only
 *   --workers N   end-to-end tests at once (as configured)
 *   --only KIND   only unit or only e2e
 *
 * Words behind a second `--` go on to `playwright test`. What a run that failed has left is kept in reports/repeat/.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failedEndToEndTests, failedUnitTests } from './failed-tests.mjs';
import { formatCounts, playwrightCounts, addCounts, vitestCounts } from './test-counts.mjs';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'reports');
const kept = join(reports, 'repeat');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: 'string', default: '3' },
    busy: { type: 'string', default: '0' },
    cpu: { type: 'string' },
    workers: { type: 'string' },
    only: { type: 'string' },
  },
});

/** @param {string} text @param {string} option @param {number} least @returns {number} */
function wholeNumber(text, option, least) {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  console.error(
    `--${option} is "${text}": say a whole number from ${least} up, as in --${option} ${least + 2}.`,
  );
  process.exit(1);
}
const times = wholeNumber(values.times, 'times', 1);
const busy = wholeNumber(values.busy, 'busy', 0);
if (values.only !== undefined && values.only !== 'unit' && values.only !== 'e2e') {
  console.error(`--only is "${values.only}": say unit or e2e.`);
  process.exit(1);
}

/**
 * A kind of test: how it is run, what it writes, and how that is read.
 *
 * @typedef {object} Kind
 * @property {string} kind
 * @property {string[]} args
 * @property {string} report
 * @property {(report: any) => { counts: import('./test-counts.mjs').TestCounts, failed: string[] }} read
 */

/** @type {Kind[]} */
const allKinds = [
  {
    kind: 'unit',
    args: [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--silent'],
    report: 'unit.json',
    read: (report) => ({ counts: vitestCounts(report), failed: failedUnitTests(report) }),
  },
  {
    kind: 'e2e',
    args: [join(root, 'scripts/run-playwright.mjs')]
      .concat(values.workers ? [`--workers=${wholeNumber(values.workers, 'workers', 1)}`] : [])
      .concat(positionals),
    report: 'e2e.json',
    read: (report) => ({ counts: playwrightCounts(report), failed: failedEndToEndTests(report) }),
  },
];
const kinds = allKinds.filter(({ kind }) => !values.only || kind === values.only);

/** @type {Map<string, number[]>} by test, the runs in which it failed */
const failures = new Map();

/** The tests that run now. @type {import('node:child_process').ChildProcess | null} */
let running = null;

/** @param {number} run @returns {Promise<import('./test-counts.mjs').TestCounts>} */
async function runOnce(run) {
  const allCounts = [];
  for (const { kind, args, report, read } of kinds) {
    rmSync(join(reports, report), { force: true });
    const [program = '', ...rest] = [
      ...(values.cpu ? ['taskset', '-c', values.cpu] : []),
      process.execPath,
      ...args,
    ];
    running = spawn(program, rest, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    await once(running, 'exit');
    const { counts, failed } = existsSync(join(reports, report))
      ? read(JSON.parse(readFileSync(join(reports, report), 'utf8')))
      : { counts: { passed: 0, failed: 1, skipped: 0 }, failed: [`${kind}: the run left no report`] };
    for (const test of failed) failures.set(test, [...(failures.get(test) ?? []), run]);
    if (counts.failed > 0) {
      cpSync(join(reports, kind === 'e2e' ? 'e2e' : report), join(kept, `${run}-${kind}`), {
        recursive: true,
      });
    }
    allCounts.push(counts);
  }
  return addCounts(allCounts);
}

rmSync(kept, { recursive: true, force: true });
const load = Array.from({ length: busy }, () =>
  spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
);
process.on('exit', () => {
  for (const program of load) program.kill('SIGKILL');
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    // It ends its browsers and its server itself.
    running?.kill('SIGTERM');
    process.exit(1);
  });
}

let failed = 0;
for (let run = 1; run <= times; run++) {
  const start = Date.now();
  const counts = await runOnce(run);
  failed += counts.failed;
  console.log(
    `Run ${run} of ${times}: ${formatCounts(counts)}, in ${((Date.now() - start) / 60_000).toFixed(1)} minutes.`,
  );
}
if (failures.size > 0) {
  console.log('\n| test | failed in run |\n|---|---|');
  for (const [test, runs] of failures) console.log(`| ${test} | ${runs.join(', ')} |`);
} else console.log(`No test failed in ${times} runs.`);
process.exit(failed > 0 ? 1 : 0);
