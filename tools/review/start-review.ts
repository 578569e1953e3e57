/** `npm run test:visual:review`: serves a page with what differed in the last run of the visual tests. */
import { resolve } from 'node:path';
import { collectDifferences } from './differences';
import { serveReview } from './serve-review';

const root = resolve(import.meta.dirname, '../..');
const { differences, faults } = collectDifferences(root);
for (const fault of faults) console.warn(`Ignored ${fault}.`);
if (differences.length === 0) {
  console.log('No picture differed in the last run of the visual tests.');
  if (faults.length > 0) process.exitCode = 1;
} else {
  const { address } = await serveReview(root, differences);
  console.log(
    `${differences.length === 1 ? '1 picture differs' : `${differences.length} pictures differ`}. Open this page (Ctrl-C stops it):\n${address}`,
  );
}
