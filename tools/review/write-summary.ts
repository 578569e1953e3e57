/**
 * `npm run test:visual:summary -- <base> [<head>]`: writes which baselines differ between the commit at which a branch left
 * the base and its head, and which pictures the last run of the visual tests didn't expect. In a workflow, GitHub shows
 * it on the page of the run; elsewhere it is printed.
 */
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { collectDifferences } from './differences';
import { changedBaselines, commitOf, startOfChange } from './git-changes';
import { summarise } from './summarise';

const root = resolve(import.meta.dirname, '../..');
const [base, head = 'HEAD'] = process.argv.slice(2);
const { GITHUB_STEP_SUMMARY: file, GITHUB_REPOSITORY: repository = 'owner/name' } = process.env;
if (base === undefined) {
  console.error('Say which branch to compare with: npm run test:visual:summary -- origin/main');
  process.exitCode = 1;
} else {
  const [before, after] = [startOfChange(root, base, head), commitOf(root, head)];
  // Commits of a fork's pull request are in the repository that it asks to pull, and stay there.
  const site = `https://raw.githubusercontent.com/${repository}`;
  const summary = summarise(
    await changedBaselines(root, before, after),
    collectDifferences(root).differences,
    { before: `${site}/${before}`, after: `${site}/${after}` },
  );
  if (file) appendFileSync(file, summary);
  else console.log(summary);
}
