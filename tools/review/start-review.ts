/** `npm run test:visual:review`: serves a page with what differed in the last run of the visual tests. */
import { resolve } from 'node:path';
import { collectDifferences } from './differences';
import { review } from './review';

const root = resolve(import.meta.dirname, '../..');
const { differences, faults } = collectDifferences(root);
for (const fault of faults) console.warn(`Ignored ${fault}.`);
if (differences.length > 0) await review(root, differences);
else {
  console.log('No picture differed in the last run of the visual tests.');
  if (faults.length > 0) process.exitCode = 1;
}
