import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { JSONReport } from '@playwright/test/reporter';
import { buildCopy, type ProjectCopy } from '../../testing/project-copy';
import { freePort } from '../../testing/servers';
import { firstFailure, type Failure } from './first-failure';

/** The program behind `npx playwright`. */
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/** Ends the program, with a message for the person who started it. */
export class Stop extends Error {}

/** Playwright while it runs. */
let tests: ChildProcess | null = null;
let isInterrupted = false;

function interrupt(): void {
  isInterrupted = true;
  // At SIGINT Playwright ends its browsers and its server, at SIGTERM it leaves them running.
  tests?.kill('SIGINT');
}

/** From here on, a signal has `build` and `runTests` throw `Stop` once nothing that they started is left. */
export function stopWhenInterrupted(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
}

/** Builds the copy into its dist/. Throws if the build fails. */
export async function build(copy: ProjectCopy): Promise<void> {
  await buildCopy(copy, 'dist').catch((problem: unknown) => {
    if (!isInterrupted) throw problem;
  });
  if (isInterrupted) throw new Stop('Interrupted.');
}

/**
 * Runs visual tests on the copy's build, until one fails.
 *
 * @param specs their files in e2e/
 * @returns the first failure; null if all tests pass
 */
export async function runTests({ folder }: ProjectCopy, specs: readonly string[]): Promise<Failure | null> {
  if (specs.length === 0) return null;
  const report = join(folder, 'reports/visual-mutants.json');
  const args = ['test', '--config', 'playwright.visual.config.ts', '-x', '--reporter=json'];
  const port = await freePort();
  tests = spawn(process.execPath, [PLAYWRIGHT, ...args, ...specs.map((spec) => `e2e/${spec}`)], {
    cwd: folder,
    env: {
      ...process.env,
      IS_BUILT: 'true',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = (await once(tests, 'exit')) as [number | null];
  tests = null;
  if (isInterrupted) throw new Stop('Interrupted.');
  if (status === 0) return null;
  const failure = firstFailure(JSON.parse(await readFile(report, 'utf8')) as JSONReport);
  if (failure) return failure;
  throw new Stop(`Playwright ended with ${status}, but no test failed.`);
}
