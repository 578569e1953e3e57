/**
 * `npm run test:visual:changed -- origin/main`: runs the visual tests of what has changed since the commit at which this
 * branch left that one. Further arguments are Playwright's.
 */
import { resolve } from 'node:path';
import { chooseTests } from './choose-tests';
import { changedPaths, startOfChange } from './git-changes';
import { runVisualTests } from './run-playwright';

const root = resolve(import.meta.dirname, '../..');
const [base, ...others] = process.argv.slice(2);
if (base === undefined || base.startsWith('-')) {
  console.error('Say which branch to compare with: npm run test:visual:changed -- origin/main');
  process.exitCode = 1;
} else {
  const before = startOfChange(root, base, 'HEAD');
  const chosen = chooseTests(changedPaths(root, before, 'HEAD'), before);
  console.log(
    chosen.length === 0 ? 'Running all visual tests.' : `Running visual tests: ${chosen.join(' ')}`,
  );
  process.exitCode = await runVisualTests(root, [...chosen, '--pass-with-no-tests', ...others]);
}
