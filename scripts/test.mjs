/**
 * `npm test`: every check there is, with a line for each and its time. `npm test -- lint unit` runs some of them. At a
 * failure it ends with the command that repeats just that, and with 1.
 *
 * Two lanes of checks run side by side. The end-to-end tests follow alone: they take all processors.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readReport, REPORTS } from './read-report.mjs';
import { endToEndCommand, unitCommand } from './repeat-command.mjs';

const root = resolve(import.meta.dirname, '..');

/**
 * @typedef {object} Stage
 * @property {string} title
 * @property {string} script of package.json
 * @property {() => string | null} [repeat] the command that repeats what failed; otherwise the script does
 */

/** @type {Record<string, Stage>} */
const stages = {
  lint: { title: 'lint and formatting', script: 'lint' },
  docs: { title: 'links in the documentation', script: 'docs:check' },
  types: { title: 'types', script: 'typecheck' },
  build: { title: 'build', script: 'build:site' },
  unit: { title: 'unit tests', script: 'test:unit', repeat: () => unitCommand(readReport('unit'), root) },
  e2e: { title: 'end-to-end tests', script: 'test:e2e', repeat: () => endToEndCommand(readReport('e2e')) },
};

/** What runs after what: the lanes of a group side by side, the next group once all of them have passed. */
const plan = [
  [
    ['lint', 'docs', 'types'],
    ['unit', 'build'],
  ],
  [['e2e']],
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(`There is no stage "${unknown.join('", "')}": there are ${Object.keys(stages).join(', ')}.`);
  process.exit(1);
}

/** What each stage took (s). @type {Record<string, number>} */
const seconds = {};
/** @type {string[]} */
const failed = [];

/** @param {string} name @param {boolean} isAlone whether it may write as it goes */
async function run(name, isAlone) {
  const { title, script } = /** @type {Stage} */ (stages[name]);
  const start = performance.now();
  const options = name === 'e2e' && 'build' in seconds ? ['--', '--no-build'] : [];
  const program = spawn('npm', ['run', '--silent', script, ...options], {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (/** @type {Buffer} */ part) => said.push(part));
  const [status] = await once(program, 'close');
  seconds[name] = Math.round((performance.now() - start) / 100) / 10;
  if (status !== 0) {
    failed.push(name);
    process.stdout.write(Buffer.concat(said));
  }
  console.log(`${status === 0 ? '✓' : '✘'} ${title}: ${seconds[name]} s`);
}

rmSync(join(REPORTS, 'stages.json'), { force: true });
for (const group of plan) {
  const lanes = group
    .map((lane) => lane.filter((name) => wanted.length === 0 || wanted.includes(name)))
    .filter(({ length }) => length > 0);
  const titles = lanes.flat().map((name) => stages[name]?.title);
  if (titles.length === 0 || failed.length > 0) continue;
  console.log(`Running ${titles.join(', ')} ...`);
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) await run(name, lanes.flat().length === 1);
    }),
  );
}
mkdirSync(REPORTS, { recursive: true });
writeFileSync(join(REPORTS, 'stages.json'), JSON.stringify(seconds));

if (failed.length > 0) {
  console.log('\nTo repeat just what failed:');
  for (const name of failed)
    console.log(`  ${stages[name]?.repeat?.() ?? `npm run ${stages[name]?.script}`}`);
  process.exitCode = 1;
}
