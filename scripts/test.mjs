/**
 * `npm test`: runs every check, with a line and a time for each. `npm test -- lint unit` runs some of them. After a
 * failure it prints the command that repeats just what failed, and ends with 1.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * @typedef {object} Stage
 * @property {string} title
 * @property {string} script in package.json
 * @property {string} [repeat] repeats just what failed; otherwise the script does
 */

/** @type {Record<string, Stage>} */
const stages = {
  lint: { title: 'lint and formatting', script: 'lint' },
  docs: { title: 'links in the documentation', script: 'docs:check' },
  types: { title: 'types', script: 'typecheck' },
  build: { title: 'build', script: 'build:site' },
  unit: { title: 'unit tests', script: 'test:unit' },
  e2e: {
    title: 'end-to-end tests',
    script: 'test:e2e',
    repeat: 'npm run test:e2e -- --last-failed\n  npm run test:visual:review (where pictures differ)',
  },
};

/** What runs after what: the lanes of a group side by side, the next group once all of them have passed. */
const plan = [[['lint', 'docs', 'types', 'build'], ['unit']], [['e2e']]];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in stages));
if (unknown.length > 0) {
  console.error(
    `There is no stage "${unknown.join('", "')}". Choose from ${Object.keys(stages).join(', ')}.`,
  );
  process.exit(1);
}

/** @type {string[]} */
const done = [];
/** @type {string[]} */
const failed = [];

/** @param {string} name @param {boolean} isAlone whether it may print as it goes */
async function run(name, isAlone) {
  const { title, script } = /** @type {Stage} */ (stages[name]);
  const start = performance.now();
  const program = spawn('npm', ['run', '--silent', script], {
    cwd: root,
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    shell: process.platform === 'win32',
    env: { ...process.env, ...(done.includes('build') && { IS_BUILT: 'true' }) },
  });
  /** @type {Buffer[]} */
  const output = [];
  for (const stream of [program.stdout, program.stderr])
    stream?.on('data', (/** @type {Buffer} */ part) => output.push(part));
  const [status] = await once(program, 'close');
  (status === 0 ? done : failed).push(name);
  if (status !== 0) process.stdout.write(Buffer.concat(output));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✘'} ${title}: ${seconds} s`);
}

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

if (failed.length > 0) {
  console.log('\nTo repeat just what failed:');
  for (const name of failed) console.log(`  ${stages[name]?.repeat ?? `npm run ${stages[name]?.script}`}`);
  process.exitCode = 1;
}
