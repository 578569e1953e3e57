import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { withProjectCopy, type ProjectCopy } from '../../testing/project-copy';
import { applyFault, faults, type Fault } from './faults';
import type { Failure } from './first-failure';
import { build, runTests, Stop, stopWhenInterrupted } from './interruptible';

// `npm run test:visual:mutants`: makes each fault by itself in a copy of the project, builds that, and runs the visual
// tests until one fails. Ends with 1 if too few faults are caught, or if a test fails without any.
//
//   --only ID,ID   tries these faults only
//   --clean N      tries no faults, and runs all visual tests this many times on the unchanged project

const root = resolve(import.meta.dirname, '../..');
/** The part of the faults that has to be caught. */
const MIN_CAUGHT = 57 / 60;
/** The parts of the working tree that a build or a test makes, or that the copy links to. */
const NOT_COPIED = ['.git', 'node_modules', 'dist', 'reports', 'blob-report'];

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

/** Runs all visual tests on the unchanged project. Returns how often they failed. */
async function runClean(copy: ProjectCopy, specs: readonly string[], times: number): Promise<number> {
  let failed = 0;
  for (let run = 1; run <= times; run++) {
    const start = performance.now();
    const failure = await runTests(copy, specs);
    if (failure) failed++;
    const verdict = failure ? `FALSE ALARM: ${failure.test}, ${failure.message}` : 'all tests pass';
    console.log(`Clean run ${run} of ${times}: ${verdict} (${secondsSince(start)} s)`);
  }
  return failed;
}

/** Runs the visual tests on a fault, the likely ones first. Null if none of them fails. */
async function failureWith(
  copy: ProjectCopy,
  specs: readonly string[],
  fault: Fault,
): Promise<Failure | null> {
  const path = join(copy.folder, fault.file);
  const original = await readFile(path, 'utf8');
  try {
    await writeFile(path, applyFault(fault, original));
    await build(copy);
    const likely = specs.filter((spec) => fault.specs.includes(basename(spec)));
    const others = specs.filter((spec) => !likely.includes(spec));
    return (await runTests(copy, likely)) ?? (await runTests(copy, others));
  } finally {
    await writeFile(path, original);
  }
}

async function tryFaults(
  copy: ProjectCopy,
  specs: readonly string[],
  tried: readonly Fault[],
): Promise<void> {
  let caught = 0;
  for (const [n, fault] of tried.entries()) {
    const start = performance.now();
    const failure = await failureWith(copy, specs, fault);
    if (failure) caught++;
    const verdict = failure ? `caught by ${failure.test}, ${failure.message}` : `NOT CAUGHT: ${fault.what}`;
    console.log(`${n + 1} of ${tried.length}, ${fault.id}: ${verdict} (${secondsSince(start)} s)`);
  }
  const wanted = Math.ceil(tried.length * MIN_CAUGHT);
  console.log(`${caught} of ${tried.length} faults were caught; at least ${wanted} have to be.`);
  if (caught < wanted) process.exitCode = 1;
}

async function run(copy: ProjectCopy, only: string | undefined, clean: number | undefined): Promise<void> {
  const ids = only?.split(',');
  const unknown = ids?.filter((id) => !faults.some((fault) => fault.id === id)) ?? [];
  if (unknown.length > 0) throw new Stop(`Unknown faults: ${unknown.join(', ')}.`);
  const tried = faults.filter(({ id }) => ids?.includes(id) ?? true);
  // Before hours are spent.
  for (const fault of tried) applyFault(fault, await readFile(join(copy.folder, fault.file), 'utf8'));
  const visual = readdirSync(join(copy.folder, 'e2e/visual')).filter((name) => name.endsWith('.spec.ts'));
  const specs = ['every-page.spec.ts', ...visual.sort().map((name) => `visual/${name}`)];
  await build(copy);
  const failed = await runClean(copy, specs, clean ?? 1);
  if (failed > 0)
    throw new Stop(`The visual tests failed without any fault, in ${failed} of ${clean ?? 1} runs.`);
  if (clean === undefined) await tryFaults(copy, specs, tried);
}

const { values } = parseArgs({ options: { only: { type: 'string' }, clean: { type: 'string' } } });
const clean = values.clean === undefined ? undefined : Number(values.clean);
stopWhenInterrupted();
try {
  if (clean !== undefined && !(Number.isInteger(clean) && clean > 0))
    throw new Stop('Say how many clean runs you want, at least 1, as in --clean 20.');
  const parts = readdirSync(root).filter((name) => !NOT_COPIED.includes(name));
  await withProjectCopy((copy) => run(copy, values.only, clean), parts);
} catch (problem) {
  if (!(problem instanceof Stop || problem instanceof RangeError)) throw problem;
  console.error(problem.message);
  process.exitCode = 1;
}
