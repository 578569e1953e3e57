import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

/** The program behind `npx playwright`. */
const PLAYWRIGHT = createRequire(import.meta.url).resolve('@playwright/test/cli');

/**
 * Runs the visual tests.
 *
 * @param args for Playwright
 * @param variables of the environment
 * @returns what it exits with: 0 if all tests have passed
 */
export async function runVisualTests(
  root: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<number> {
  const { NODE_ENV: _, ...environment } = process.env;
  const tests = spawn(
    process.execPath,
    [PLAYWRIGHT, 'test', '--config', 'playwright.visual.config.ts', ...args],
    { cwd: root, env: { ...environment, ...variables }, stdio: 'inherit' },
  );
  const [status] = (await once(tests, 'exit')) as [number | null];
  return status ?? 1;
}
